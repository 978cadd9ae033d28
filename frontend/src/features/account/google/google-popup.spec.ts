import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { googleCopy } from '../../../shared/copy/account';
import { askInWindow } from './google-popup';

const account = { email: 'asha@example.com', name: 'Asha Rao' };
const idToken = `header.${btoa(JSON.stringify(account))}.signature`;
const closed = { closed: true, location: { replace: () => undefined } } as unknown as Window;
const ask = () => askInWindow(closed, 'lectern.apps.example', 'nonce-1');

describe("Google's window, once it is closed", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    document.hasFocus = () => true;
  });
  afterEach(() => {
    jest.useRealTimers();
    delete (document as Partial<Document>).hasFocus;
  });

  it('may still have its answer on the way', async () => {
    const identity = ask();
    jest.advanceTimersByTime(1_000);
    const callback = new BroadcastChannel('google-identity');
    callback.postMessage({ idToken });
    expect(await identity).toEqual({ ...account, idToken });
    callback.close();
  });

  it('gives none when nothing comes for a second more', async () => {
    const refused = expect(ask()).rejects.toThrow(googleCopy.closed);
    jest.advanceTimersByTime(2_000);
    await refused;
  });
});
