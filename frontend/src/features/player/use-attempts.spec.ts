import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAttempts } from './use-attempts';

const connectionBack = () => act(() => void window.dispatchEvent(new Event('online')));

/** A player that failed at that second. */
function failedAt(seconds: number, playing: boolean) {
  const { result } = renderHook(() => useAttempts('one.m3u8', 0, false));
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
    expect(player.current.attempt).toMatchObject({ tries: 1, startAt: 42, autoPlay: true });
  });

  it.each([
    ['plays', true],
    ['stands', false],
  ])('%s again once the connection is back, as it did before', (_, playing) => {
    const player = failedAt(42, playing);
    connectionBack();
    expect(player.current.failed).toBe(false);
    expect(player.current.attempt).toMatchObject({ tries: 1, startAt: 42, autoPlay: playing });
  });

  it('is left alone by connections that come back later', () => {
    const player = failedAt(42, true);
    connectionBack();
    connectionBack();
    expect(player.current.attempt.tries).toBe(1);
  });
});

it('A player that does not play yet begins where somebody asks it to, in the same attempt', () => {
  const { result } = renderHook(() => useAttempts('one.m3u8', 725, true));
  act(() => result.current.begin(0));
  expect(result.current.attempt).toEqual({ tries: 0, src: 'one.m3u8', startAt: 0, autoPlay: true });
});

describe('A player that another video comes to', () => {
  const next = { src: 'two.m3u8', startAt: 7, autoPlay: true };
  const playing = (src: string) =>
    renderHook((now: typeof next) => useAttempts(now.src, now.startAt, now.autoPlay), {
      initialProps: { src, startAt: 0, autoPlay: false },
    });

  it('begins it where it is to begin', () => {
    const { result, rerender } = playing('one.m3u8');
    act(() => result.current.reach(42));
    rerender(next);
    expect(result.current.attempt).toEqual({ tries: 0, ...next });
  });

  it('leaves the failure of the last one behind', () => {
    const { result, rerender } = playing('one.m3u8');
    act(() => result.current.fail());
    rerender(next);
    expect(result.current.failed).toBe(false);
  });

  it('tries the new one again where that one stopped', () => {
    const { result, rerender } = playing('one.m3u8');
    act(() => result.current.reach(42));
    rerender(next);
    act(() => result.current.fail());
    act(() => result.current.retry());
    expect(result.current.attempt).toEqual({ tries: 1, ...next });
  });
});
