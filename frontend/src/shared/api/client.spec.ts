import { describe, expect, it } from '@jest/globals';
import { fakeServer, problem } from '../testing/fake-server';
import { ApiError } from './api-error';
import { api } from './client';
import { defaultResilience, resilientFetch } from './resilient-fetch';
import { onSessionLost } from './session-lost';

const instant = { ...defaultResilience, wait: async () => undefined, random: () => 0 };
const course = { title: 'A', category: 'Others' as const };

async function failureOf(call: Promise<unknown>) {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail as expected.');
  return error.failure;
}

describe('The client', () => {
  it('turns a problem into one error', async () => {
    fakeServer({
      'POST /api/course/create': problem(400, 'VALIDATION_FAILED', 'Check.', {
        title: 'Too long.',
      }),
    });
    expect(await failureOf(api.POST('/api/course/create', { body: course }))).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Check.',
      fieldErrors: { title: 'Too long.' },
      requestId: 'test-request',
    });
  });

  it('takes an answer that breaks off for none', async () => {
    const broken = new ReadableStream({ pull: (answer) => answer.error(new TypeError('cut')) });
    globalThis.fetch = async () => new Response(broken, { status: 200 });
    expect(await failureOf(api.GET('/api/site'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('puts path and query into the address', async () => {
    const asked: string[] = [];
    const answer = ({ url }: { url: URL }) => {
      asked.push(url.pathname + url.search);
      return [];
    };
    fakeServer({
      'GET /api/course/getpublishedcoures': answer,
      'GET /api/course/getcourse/a%2Fb': answer,
    });
    await api.GET('/api/course/getpublishedcoures', {
      params: { query: { category: ['AI/ML', 'Others'], limit: 5 } },
    });
    await api.GET('/api/course/getcourse/{courseId}', { params: { path: { courseId: 'a/b' } } });
    expect(asked).toEqual([
      '/api/course/getpublishedcoures?category=AI%2FML&category=Others&limit=5',
      '/api/course/getcourse/a%2Fb',
    ]);
  });

  it('takes an answer that is on its way already, once', async () => {
    const calls = fakeServer({ 'GET /api/user/currentuser': { name: 'Asha' } });
    window.early = { '/api/user/currentuser': Promise.resolve(Response.json({ name: 'Ravi' })) };
    const first = await api.GET('/api/user/currentuser');
    const second = await api.GET('/api/user/currentuser');
    expect([first.data, second.data]).toMatchObject([{ name: 'Ravi' }, { name: 'Asha' }]);
    expect(calls).toHaveLength(1);
  });

  it('asks again where the early answer was none', async () => {
    fakeServer({ 'GET /api/user/currentuser': { name: 'Asha' } });
    window.early = { '/api/user/currentuser': Promise.resolve(null) };
    const { data } = await api.GET('/api/user/currentuser');
    expect(data).toMatchObject({ name: 'Asha' });
  });

  it.each([401, 404, 503])('asks again where the early answer was %s', async (status) => {
    fakeServer({ 'GET /api/user/currentuser': { name: 'Asha' } });
    const refusal = new Response(null, { status });
    window.early = { '/api/user/currentuser': Promise.resolve(refusal) };
    let lost = 0;
    const stop = onSessionLost(() => lost++);
    const { data } = await api.GET('/api/user/currentuser');
    expect([data, lost]).toMatchObject([{ name: 'Asha' }, 0]);
    stop();
  });

  it('understands an answer without a body', async () => {
    globalThis.fetch = async () => new Response(null, { status: 204 });
    const { data } = await api.POST('/api/auth/logout');
    expect(data).toBeUndefined();
  });

  it('sends an idempotency key with what must not happen twice, and not with log-ins', async () => {
    const calls = fakeServer({ 'POST /api/course/create': {}, 'POST /api/auth/logout': {} });
    await api.POST('/api/course/create', { body: course });
    await api.POST('/api/auth/logout');
    expect(calls.map(({ headers }) => headers.has('Idempotency-Key'))).toEqual([true, false]);
  });

  it('sends the key it is given in place of a new one', async () => {
    const calls = fakeServer({ 'POST /api/course/create': {} });
    await api.POST('/api/course/create', { body: course, key: 'of the first try' });
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe('of the first try');
  });

  it.each([
    ['reports a session that is lost', 'UNAUTHENTICATED', 1],
    ['says nothing of a refused log-in', 'BAD_CREDENTIALS', 0],
    ['says nothing of a Google account that is not the right one', 'GOOGLE_UNVERIFIED', 0],
  ])('%s', async (_, code, reports) => {
    fakeServer({ 'DELETE /api/user': problem(401, code, 'No.') });
    let lost = 0;
    const stop = onSessionLost(() => lost++);
    await failureOf(api.DELETE('/api/user', { body: { idToken: 'of somebody else' } }));
    expect(lost).toBe(reports);
    stop();
  });
});

describe('A resilient fetch', () => {
  const answering = (...statuses: number[]) => {
    let tries = 0;
    globalThis.fetch = async () => new Response(null, { status: statuses[tries++] ?? 200 });
    return () => tries;
  };

  it('repeats a read twice while the server is away', async () => {
    const tries = answering(503, 503, 200);
    const answer = await resilientFetch(instant)(new Request('http://localhost/'));
    expect([answer.status, tries()]).toEqual([200, 3]);
  });

  it('never repeats a write', async () => {
    const tries = answering(503, 200);
    await resilientFetch(instant)(new Request('http://localhost/', { method: 'POST' }));
    expect(tries()).toBe(1);
  });

  it('says so when nothing answers', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const failure = await failureOf(resilientFetch(instant)(new Request('http://localhost/')));
    expect(failure).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});
