import { describe, expect, it, jest } from '@jest/globals';
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

  it('comes about after five seconds, but not while something is being filled in', () => {
    jest.useFakeTimers();
    const field = document.body.appendChild(document.createElement('form'));
    field.appendChild(document.createElement('input')).focus();
    const { onPlay } = show(false);
    act(() => jest.advanceTimersByTime(60_000));
    expect(onPlay).not.toHaveBeenCalled();
    field.remove();
    for (let second = 1; second <= 5; second += 1) act(() => jest.advanceTimersByTime(1000));
    expect(onPlay).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
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
