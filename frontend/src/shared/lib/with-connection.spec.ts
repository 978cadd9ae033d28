import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { withConnection } from './with-connection';

const online = jest.spyOn(navigator, 'onLine', 'get');
const reload = jest.fn<() => void>();
afterEach(() => {
  online.mockReset();
  reload.mockReset();
});

function connectionBack(): void {
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

describe('Code that the page cannot do without', () => {
  it('is not asked for before there is a connection', async () => {
    online.mockReturnValue(false);
    const load = jest.fn(async () => 'the code');
    const code = withConnection(load, reload);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    connectionBack();
    expect(await code).toBe('the code');
  });

  it('is asked for a moment after the device says that it is online, when requests get through', async () => {
    jest.useFakeTimers();
    online.mockReturnValue(false);
    const load = jest.fn(async () => 'the code');
    const code = withConnection(load, reload);
    connectionBack();
    await jest.advanceTimersByTimeAsync(249);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    expect(await code).toBe('the code');
  });

  it('is asked for again when the connection went meanwhile and came back', async () => {
    online.mockReturnValue(true);
    const load = jest.fn<() => Promise<string>>().mockResolvedValue('the code');
    load.mockImplementationOnce(async () => {
      online.mockReturnValue(false);
      throw new Error('No code.');
    });
    const code = withConnection(load, reload);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    connectionBack();
    expect(await code).toBe('the code');
    expect(reload).not.toHaveBeenCalled();
  });

  it('has the page loaded anew when it does not come', async () => {
    online.mockReturnValue(true);
    const load = jest.fn(async () => {
      throw new Error('No code.');
    });
    await expect(withConnection(load, reload)).rejects.toThrow('No code.');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
