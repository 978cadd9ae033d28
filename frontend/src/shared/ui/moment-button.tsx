import { Play } from 'lucide-react';
import { momentsCopy } from '../copy/moments';
import { formatClock } from '../lib/dates';
import { Button } from './button';

interface MomentButtonProps {
  seconds: number;
  onJump: (seconds: number) => void;
}

/** Takes the player beside it to a moment. */
export function MomentButton({ seconds, onJump }: MomentButtonProps) {
  const clock = formatClock(seconds);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={momentsCopy.goTo(clock)}
      onClick={() => onJump(seconds)}
      className="-ms-2 px-2 text-primary tabular-nums"
    >
      <Play aria-hidden className="size-4" />
      {clock}
    </Button>
  );
}
