import { useEffect, useId, useRef } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences. */
  text: string;
  confirm: string;
  cancel: string;
  /** For a question that stays until its work is done. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something irreversible; the harmless answer has the focus. */
export function ConfirmDialog({
  text,
  confirm,
  cancel,
  busy = false,
  ...question
}: ConfirmDialogProps) {
  const { open, title, onConfirm, onClose } = question;
  const textId = useId();
  const harmless = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, because the browser focuses its first button.
  useEffect(() => {
    if (open) harmless.current?.focus();
  }, [open]);
  return (
    <Dialog role="alertdialog" open={open} title={title} describedBy={textId} onClose={onClose}>
      <p id={textId} className="text-muted">
        {text}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button ref={harmless} variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
