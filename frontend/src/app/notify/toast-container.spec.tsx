import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Dialog } from '../../shared/ui/dialog';
import Toasts from './toast-container';

let setOpen: (open: boolean) => void;

function Page() {
  const [open, set] = useState(false);
  setOpen = set;
  return (
    <>
      <Dialog open={open} title="Delete this lecture?" onClose={() => set(false)}>
        It cannot be brought back.
      </Dialog>
      <Toasts />
    </>
  );
}

describe('Messages', () => {
  it('stand in the dialog that is open, which makes the page around it inert, and outlive it', async () => {
    render(<Page />);
    act(() => setOpen(true));
    act(() => void toast.error('It was not deleted.'));
    const message = await screen.findByText('It was not deleted.');
    expect(screen.getByRole('dialog')).toContainElement(message);
    act(() => setOpen(false));
    await waitFor(() => expect(message.closest('dialog')).toBeNull());
    expect(message).toBeVisible();
  });
});
