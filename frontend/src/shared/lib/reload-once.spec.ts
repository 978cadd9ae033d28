import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { reloadOnce } from './reload-once';

afterEach(() => void jest.useRealTimers());

describe('Loading the page anew', () => {
  it('is not done twice in a row, as that would go on for ever', () => {
    jest.useFakeTimers();
    const reload = jest.fn<() => void>();
    reloadOnce(reload);
    reloadOnce(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(30_000);
    reloadOnce(reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not done where nothing can be stored: nobody would know that it was done', () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    const reload = jest.fn<() => void>();
    reloadOnce(reload);
    storage.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });
});
