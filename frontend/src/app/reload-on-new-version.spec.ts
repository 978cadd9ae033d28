import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reloadOnNewVersion } from './reload-on-new-version';

const ENTRY = 'http://localhost/assets/index-1a2b.js';
const reload = jest.fn<() => void>();
const ask = jest.fn<typeof fetch>();
const plainFetch = globalThis.fetch;

beforeAll(() => {
  globalThis.fetch = ask;
  reloadOnNewVersion(reload);
});
afterAll(() => {
  globalThis.fetch = plainFetch;
});
beforeEach(() => {
  reload.mockReset();
  ask.mockReset();
  document.head.innerHTML = `<script type="module" src="${ENTRY}"></script>`;
});

const answered = (status: number) => ask.mockResolvedValue(new Response(null, { status }));

async function aChunkDoesNotCome(): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

describe('When a part of the client does not come', () => {
  it('the page is loaded again if the server has another release, and not twice in a row', async () => {
    answered(404);
    await aChunkDoesNotCome();
    expect(ask).toHaveBeenCalledWith(ENTRY, { method: 'HEAD', cache: 'no-store' });
    expect(reload).toHaveBeenCalledTimes(1);
    await aChunkDoesNotCome();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => unknown]>([
    ['this release is the one that runs', () => answered(200)],
    ['the server is in trouble', () => answered(503)],
    ['there is no connection', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('the page stays as it is while %s', async (_, answer) => {
    answer();
    await aChunkDoesNotCome();
    expect(reload).not.toHaveBeenCalled();
  });
});
