import { editHandoutsCopy as copy } from '../../../shared/copy/edit-handouts';
import { Button } from '../../../shared/ui/button';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import type { Sending } from './handouts.slice';

interface SendingHandoutsProps {
  sending: Sending;
  onStop: () => void;
}

/** How far the file on its way is, and how many wait behind it. */
export function SendingHandouts({ sending, onStop }: SendingHandoutsProps) {
  const { name, loaded, total, left } = sending;
  return (
    <div className="grid gap-2">
      <ProgressBar label={copy.sending(name)} value={loaded} max={total} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-subtle">
        <p>
          {left > 0 && `${copy.left(left)} `}
          {copy.stay}
        </p>
        <Button variant="secondary" size="sm" onClick={onStop}>
          {copy.stop}
        </Button>
      </div>
    </div>
  );
}
