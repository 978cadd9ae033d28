import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAttempts } from './use-attempts';

const connectionBack = () => act(() => void window.dispatchEvent(new Event('online')));

/** A player that got to that second and failed there. */
function failedAt(seconds: number, playing: boolean) {
  const { result } = renderHook(() => useAttempts(0, false));
  act(() => {
    result.current.play(playing);
    result.current.reach(seconds);
    result.current.fail();
  });
  return result;
}

describe('A player that failed', () => {
  it('plays on where it stopped when somebody tries again', () => {
    const player = failedAt(42, false);
    expect(player.current.failed).toBe(true);
    act(() => player.current.retry());
    expect(player.current.failed).toBe(false);
    expect(player.current.attempt).toEqual({ number: 1, startAt: 42, autoPlay: true });
  });

  it.each([
    ['plays', true],
    ['stands', false],
  ])('%s again once the connection is back, as it did before', (_, playing) => {
    const player = failedAt(42, playing);
    connectionBack();
    expect(player.current.failed).toBe(false);
    expect(player.current.attempt).toEqual({ number: 1, startAt: 42, autoPlay: playing });
  });

  it('is left alone by connections that come back later', () => {
    const player = failedAt(42, true);
    connectionBack();
    connectionBack();
    expect(player.current.attempt.number).toBe(1);
  });
});
