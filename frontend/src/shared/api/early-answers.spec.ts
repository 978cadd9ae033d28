import { expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { earlyAnswer } from './early-answers';

const PATH = '/api/course/getcourse/course-1';

/** Runs the script that the browser runs before anything else on the page. */
function runFirstScript() {
  const page = readFileSync(resolve(import.meta.dirname, '../../../index.html'), 'utf8');
  const [, text = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  document.head.append(Object.assign(document.createElement('script'), { text }));
}

it('an answer that came in time is good however late the code comes that wants it', async () => {
  const time = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  // As in browsers, a body not read before the timeout cannot be read any more.
  const body = () =>
    new ReadableStream(
      {
        pull(answer) {
          if (time.signal.aborted) return answer.error(time.signal.reason);
          answer.enqueue(new TextEncoder().encode('{"title":"Kites"}'));
          answer.close();
        },
      },
      { highWaterMark: 0 },
    );
  globalThis.fetch = async () => new Response(body(), { headers: { etag: '"1"' } });
  document.cookie = 'signed_in=1';
  history.replaceState(null, '', '/viewcourse/course-1');
  runFirstScript();
  timeout.mockRestore();
  await window.early?.[PATH];
  time.abort();
  const response = await earlyAnswer(new Request(new URL(PATH, location.origin)));
  expect(response?.headers.get('etag')).toBe('"1"');
  expect(await response?.json()).toEqual({ title: 'Kites' });
});
