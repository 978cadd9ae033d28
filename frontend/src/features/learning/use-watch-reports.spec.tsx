import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { watched } from './learning.slice';
import { useWatchReports } from './use-watch-reports';

/** A player in an enrolled course, and its reports. */
function watch(first: string) {
  const told: UnknownAction[] = [];
  const store = configureStore({
    reducer: (state: object = {}, action: UnknownAction) => {
      if (watched.match(action)) told.push(action);
      return state;
    },
  });
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  const useReports = ({ lectureId }: { lectureId: string }) =>
    useWatchReports('course-1', lectureId, true);
  const { result, rerender, unmount } = renderHook(useReports, {
    wrapper,
    initialProps: { lectureId: first },
  });
  return {
    play: (...seconds: number[]) => act(() => seconds.forEach(result.current.onTime)),
    goTo: (lectureId: string) => rerender({ lectureId }),
    leave: unmount,
    intervals: () =>
      told.filter(watched.match).flatMap(({ payload }) => payload.message.intervals ?? []),
  };
}

describe('What is watched', () => {
  it('counts for the lecture that was playing when the next one came', () => {
    const { play, goTo, intervals } = watch('one');
    play(3, 4);
    goTo('two');
    expect(intervals()).toEqual([{ lectureId: 'one', from: 3, to: 4 }]);
  });

  it('of the next lecture begins where that one begins, not where the last one stood', () => {
    const { play, goTo, leave, intervals } = watch('one');
    play(3, 4);
    goTo('two');
    play(6, 7);
    leave();
    expect(intervals().at(-1)).toEqual({ lectureId: 'two', from: 6, to: 7 });
  });
});
