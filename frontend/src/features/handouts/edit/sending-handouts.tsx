import { useEffect, useRef } from 'react';
import { editHandoutsCopy as copy } from '../../../shared/copy/edit-handouts';
import { Button } from '../../../shared/ui/button';
import { announce } from '../../../shared/ui/live-region';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { useAnnouncedTenths } from '../../../shared/ui/use-announced-tenths';
import type { Sending } from './handouts.slice';

interface SendingHandoutsProps {
  /** Null while those of other lectures are sent. */
  sending: Sending | null;
  onStop: () => void;
}

/** How far the file on its way is, and how many wait behind it. */
export function SendingHandouts({ sending, onStop }: SendingHandoutsProps) {
  const percent = sending && Math.floor((100 * sending.loaded) / sending.total);
  useAnnouncedTenths(percent, copy.announce);
  const stop = useRef<HTMLButtonElement>(null);
  // The button that began it cannot keep the focus.
  useEffect(() => {
    if (document.activeElement?.matches('body, :disabled')) stop.current?.focus();
  }, []);
  const name = sending?.name;
  useEffect(() => {
    if (name !== undefined) announce(copy.sending(name));
  }, [name]);
  return (
    <div className="grid gap-2">
      {sending && (
        <ProgressBar
          label={copy.sending(sending.name)}
          value={sending.loaded}
          max={sending.total}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-subtle">
        <p>
          {sending ? sending.left > 0 && copy.left(sending.left) : copy.waits} {copy.stay}
        </p>
        <Button ref={stop} variant="secondary" size="sm" onClick={onStop}>
          {copy.stop}
        </Button>
      </div>
    </div>
  );
}
