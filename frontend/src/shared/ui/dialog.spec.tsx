import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

it('A press beside the dialog closes it, one on its scrollbar does not', () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="A tall one" onClose={onClose}>
      Scroll
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const edges = { left: 100, right: 400, top: 0, bottom: 500 };
  jest.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(edges as DOMRect);
  // Both are events of the dialog itself, which owns its scrollbar and its backdrop.
  const press = (clientX: number) =>
    fireEvent(dialog, new MouseEvent('pointerdown', { bubbles: true, clientX, clientY: 250 }));
  press(395);
  expect(onClose).not.toHaveBeenCalled();
  press(405);
  expect(onClose).toHaveBeenCalledTimes(1);
});
