import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PlayerStorage } from './player-storage';

afterEach(() => void jest.restoreAllMocks());

const blocked = () => {
  throw new DOMException('Blocked.', 'SecurityError');
};

describe('What the player keeps on the device', () => {
  const open = () => {
    const storage = new PlayerStorage();
    storage.onChange({ src: '/a.mp4', type: 'video/mp4' }, null);
    return storage;
  };

  it('is there for the next lecture', async () => {
    await open().setVolume(0.5);
    expect(await open().getVolume()).toBe(0.5);
  });

  it('is nothing where storage is blocked, and the lecture plays all the same', async () => {
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    expect(await open().getVolume()).toBeNull();
    storage.mockRestore();
  });

  it('is nothing where nobody can read it', async () => {
    localStorage.setItem('vds-player', '{"volume":');
    expect(await open().getVolume()).toBeNull();
  });

  it('is not kept where there is no room', async () => {
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    await expect(open().setVolume(0.5)).resolves.toBeUndefined();
    storage.mockRestore();
  });
});
