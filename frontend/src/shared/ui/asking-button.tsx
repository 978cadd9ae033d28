import { useState, type ComponentProps } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

interface AskingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  question: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'confirm' | 'cancel'>;
  busy: boolean;
  onConfirm: () => void;
}

/** A button for something irreversible, which asks first. */
export function AskingButton({ question, onConfirm, ...button }: AskingButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        {...question}
        open={asking}
        onConfirm={() => {
          close();
          onConfirm();
        }}
        onClose={close}
      />
    </>
  );
}
