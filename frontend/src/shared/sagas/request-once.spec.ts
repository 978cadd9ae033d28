import { describe, expect, it } from '@jest/globals';
import { runSaga } from 'redux-saga';
import { fakeServer, problem } from '../testing/fake-server';
import { requestOnce } from './request-once';

describe('Making something by pressing again', () => {
  /** Sends requests with these responses, 0 for none; returns the idempotency keys. */
  async function press(...presses: [status: number, title: string][]) {
    let answered = 0;
    const calls = fakeServer({
      'POST /api/course/create': () => {
        const status = presses[answered++]?.[0] ?? 200;
        if (status === 0) throw new TypeError('The connection broke.');
        return status < 400 ? { status, body: {} } : problem(status, 'ANY', 'No.');
      },
    });
    for (const [, title] of presses) {
      const body = { title, category: 'Others' as const };
      const create = () =>
        requestOnce([body], (api, key) => api.POST('/api/course/create', { body, key }));
      await runSaga({ onError: () => undefined }, create)
        .toPromise()
        .catch(() => undefined);
    }
    return calls.map(({ headers }) => headers.get('Idempotency-Key'));
  }

  it.each([
    ['no answer came', 0],
    ['the server was in trouble', 503],
  ])('sends the key of before when %s', async (_, status) => {
    const [first, second] = await press([status, 'Lost'], [200, 'Lost']);
    expect(second).toBe(first);
  });

  it('sends it still when the first request is at work, or there were too many', async () => {
    const keys = await press([0, 'Slow'], [409, 'Slow'], [429, 'Slow'], [200, 'Slow']);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends another one with another body', async () => {
    const [first, second] = await press([0, 'Mended'], [200, 'Amended']);
    expect(second).not.toBe(first);
  });

  it.each([
    ['a success', 201],
    ['a refusal', 400],
  ])('sends another one after %s', async (_, status) => {
    const [first, second] = await press([status, 'Told'], [200, 'Told']);
    expect(second).not.toBe(first);
  });

  it('sends another one once the lost answer has come', async () => {
    const [lost, found, another] = await press([0, 'Found'], [201, 'Found'], [201, 'Found']);
    expect([found === lost, another === lost]).toEqual([true, false]);
  });
});
