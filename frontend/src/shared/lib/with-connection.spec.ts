import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { withConnection } from './with-connection';

const online = jest.spyOn(navigator, 'onLine', 'get');
afterEach(() => void online.mockReset());

const comesAtSecondTry = () => {
  const load = jest.fn<() => Promise<string>>();
  return load.mockRejectedValueOnce(new Error('No code.')).mockResolvedValue('the code');
};

describe('Code that is fetched later', () => {
  it('comes once the connection is back', async () => {
    online.mockReturnValue(false);
    const code = withConnection(comesAtSecondTry());
    await Promise.resolve();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await code).toBe('the code');
  });

  it('fails at once when that is not for want of a connection', async () => {
    online.mockReturnValue(true);
    await expect(withConnection(comesAtSecondTry())).rejects.toThrow('No code.');
  });
});
