import { useEffect, useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { commonCopy } from '../copy/common';
import { classNames } from '../lib/class-names';
import { LiveRegion } from './live-region';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called by Esc, the backdrop and the close button. */
  onClose: () => void;
  /** `alertdialog` for questions that require an answer: the backdrop does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** `drawer` slides in from the right, `sheet` from below. */
  kind?: 'center' | 'drawer' | 'sheet';
  /** The id of what a screen reader says after the title: the consequences. */
  describedBy?: string;
  children: ReactNode;
}

const KIND = {
  center:
    'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-panel open:animate-[rise_200ms_var(--ease-out)]',
  drawer:
    'mr-0 ml-auto my-0 h-dvh max-h-none w-[min(20rem,85vw)] pr-safe transition-transform duration-200 ease-out starting:translate-x-full',
  sheet:
    'mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none rounded-t-panel rounded-b-none pb-safe transition-transform duration-200 ease-out starting:translate-y-full',
};

/** Whether the press is on the backdrop; a tall dialog's scrollbar belongs to the dialog. */
function isBeside({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A native modal dialog: the browser traps the focus, makes the page inert and returns the focus. */
export function Dialog({
  open,
  title,
  onClose,
  role = 'dialog',
  kind = 'center',
  describedBy,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      onPointerDown={(event) => {
        if (role === 'dialog' && isBeside(event)) onClose();
      }}
      className={classNames('border border-line bg-bg p-0 text-text shadow-lift', KIND[kind])}
    >
      {open && (
        <div className="grid gap-4 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl font-semibold">
              {title}
            </h2>
            <button
              type="button"
              aria-label={commonCopy.close}
              onClick={onClose}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-2"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {children}
          <LiveRegion />
        </div>
      )}
    </dialog>
  );
}
