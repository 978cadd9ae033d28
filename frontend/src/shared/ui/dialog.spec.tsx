import { expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { Dialog } from './dialog';
import { announce, LiveRegion } from './live-region';

const show = (isOpen: boolean) => (
  <>
    <LiveRegion />
    <Dialog open={isOpen} title="A question" onClose={() => undefined}>
      Well?
    </Dialog>
  </>
);

it('What is announced while a dialog is open is said within it, what was said before is not', () => {
  const { rerender } = render(show(false));
  act(() => announce('Before.'));
  rerender(show(true));
  const region = within(screen.getByRole('dialog')).getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => announce('Copied.'));
  expect(region).toHaveTextContent('Copied.');
});

it('The same sentence is news again when it is announced again', () => {
  render(<LiveRegion />);
  act(() => announce('Copied.'));
  const once = screen.getByText('Copied.');
  act(() => announce('Copied.'));
  expect(screen.getByText('Copied.')).not.toBe(once);
});
