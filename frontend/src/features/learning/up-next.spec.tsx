import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion } from '../../shared/ui/live-region';
import { UpNext } from './up-next';

function show(takesFocus = true) {
  const [onPlay, onCancel, onFocusLost] = [jest.fn(), jest.fn(), jest.fn()];
  const offer = <UpNext title="Night work" {...{ takesFocus, onPlay, onCancel, onFocusLost }} />;
  const { rerender } = render(<LiveRegion />);
  rerender(
    <>
      <LiveRegion />
      {offer}
    </>,
  );
  return { onPlay, onCancel, onFocusLost, end: () => rerender(<LiveRegion />) };
}

describe('The offer of the next lecture', () => {
  it('is read out', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Up next in 5 seconds: Night work');
  });

  it('gives Cancel the focus, which leaves it with Escape, too', async () => {
    const { onCancel } = show();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  describe('that something else is being done beside', () => {
    let beside: HTMLElement;
    beforeEach(() => {
      jest.useFakeTimers();
      beside = document.body.appendChild(document.createElement('form'));
    });
    afterEach(() => {
      beside.remove();
      jest.useRealTimers();
    });
    const seconds = (count: number) => {
      for (let second = 1; second <= count; second += 1) act(() => jest.advanceTimersByTime(1000));
    };
    const write = (words: string) => {
      const field = beside.appendChild(document.createElement('textarea'));
      field.value = words;
      field.focus();
    };

    it('waits, says so, and leaves five seconds afterwards', () => {
      write('A note');
      const { onPlay } = show(false);
      seconds(60);
      expect(onPlay).not.toHaveBeenCalled();
      expect(screen.getByRole('status')).toHaveTextContent('The next lecture waits');
      beside.remove();
      seconds(4);
      expect(onPlay).not.toHaveBeenCalled();
      expect(screen.getByRole('status')).toHaveTextContent('Up next in 5 seconds');
      seconds(1);
      expect(onPlay).toHaveBeenCalledTimes(1);
    });

    it('waits for answers that have begun, wherever the focus is', () => {
      beside.dataset['hold'] = 'always';
      const { onPlay } = show(false);
      seconds(60);
      expect(onPlay).not.toHaveBeenCalled();
    });

    it('does not wait for an empty field', () => {
      write('');
      const { onPlay } = show(false);
      seconds(5);
      expect(onPlay).toHaveBeenCalledTimes(1);
    });
  });

  it('says so when it goes away with the focus', () => {
    const { onFocusLost, end } = show();
    end();
    expect(onFocusLost).toHaveBeenCalledTimes(1);
  });

  it('takes the focus from nobody who is elsewhere, and gives it to nobody', () => {
    const { onFocusLost, end } = show(false);
    expect(document.body).toHaveFocus();
    end();
    expect(onFocusLost).not.toHaveBeenCalled();
  });
});
