import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { Dialog } from '../../shared/ui/dialog';
import Toasts from './toast-container';

const page = (open: boolean) => (
  <>
    <Dialog open={open} title="Delete this lecture?" onClose={() => undefined}>
      It cannot be brought back.
    </Dialog>
    <Toasts />
  </>
);

describe('Messages', () => {
  it('stand in the dialog that is open, which makes the page around it inert, and outlive it', async () => {
    const { rerender } = render(page(true));
    act(() => void toast.error('It was not deleted.'));
    const message = await screen.findByText('It was not deleted.');
    expect(screen.getByRole('dialog')).toContainElement(message);
    rerender(page(false));
    await waitFor(() => expect(message.closest('dialog')).toBeNull());
    expect(message).toBeVisible();
  });
});
