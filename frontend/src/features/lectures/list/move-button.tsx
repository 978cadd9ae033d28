import { ArrowDown, ArrowUp } from 'lucide-react';
import { buttonStyle } from '../../../shared/ui/button-style';

export type Mover = 'up' | 'down';

/** Of the small buttons of a row, which have an icon alone. */
export const iconButton = buttonStyle(
  'ghost',
  'sm',
  'w-9 px-0! aria-disabled:opacity-35 pointer-coarse:w-11',
);

interface MoveButtonProps {
  direction: Mover;
  label: string;
  /** It cannot move further. The button stays enabled, so that it keeps the focus. */
  end: boolean;
  onPress: (direction: Mover) => void;
}

export function MoveButton({ direction, label, end, onPress }: MoveButtonProps) {
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-move={direction}
      aria-label={label}
      aria-disabled={end || undefined}
      onClick={() => !end && onPress(direction)}
      className={iconButton}
    >
      <Arrow aria-hidden className="size-4" />
    </button>
  );
}
