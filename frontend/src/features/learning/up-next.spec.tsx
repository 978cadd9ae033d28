import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion } from '../../shared/ui/live-region';
import { UpNext } from './up-next';

function show(takesFocus = true) {
  const [onCancel, onFocusLost] = [jest.fn(), jest.fn()];
  const offer = (
    <UpNext
      title="Night work"
      onPlay={() => undefined}
      {...{ takesFocus, onCancel, onFocusLost }}
    />
  );
  const { rerender } = render(<LiveRegion />);
  rerender(
    <>
      <LiveRegion />
      {offer}
    </>,
  );
  return { onCancel, onFocusLost, end: () => rerender(<LiveRegion />) };
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
