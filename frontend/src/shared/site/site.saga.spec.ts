import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aSite } from '../testing/builders';
import { fakeServer, problem } from '../testing/fake-server';
import { runSaga } from '../testing/saga-runner';
import { siteSaga } from './site.saga';

/** A failed start, after which the server works again. */
async function start() {
  fakeServer({ 'GET /api/site': problem(500, 'INTERNAL', 'Broken.') });
  const { store } = runSaga(siteSaga, {});
  await jest.advanceTimersByTimeAsync(1);
  const calls = fakeServer({ 'GET /api/site': { ...aSite() } });
  return { calls, phone: () => store.getState().site.settings.contacts.phone };
}

describe('Settings of the site that could not be had', () => {
  let log: { mockRestore: () => void };
  beforeEach(() => {
    jest.useFakeTimers();
    log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    log.mockRestore();
  });

  it('are asked for again, once they have come no more', async () => {
    const { calls, phone } = await start();
    expect(phone()).not.toBe(aSite().contacts.phone);
    await jest.advanceTimersByTimeAsync(30_000);
    expect([phone(), calls.length]).toEqual([aSite().contacts.phone, 1]);
  });

  it('are asked for as soon as the connection is back', async () => {
    const { phone } = await start();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect(phone()).toBe(aSite().contacts.phone);
  });
});
