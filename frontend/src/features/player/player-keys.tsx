import { playerKeysCopy } from '../../shared/copy/player-keys';
import { Dialog } from '../../shared/ui/dialog';

interface PlayerKeysProps {
  open: boolean;
  onClose: () => void;
}

/** What `?` shows. */
export default function PlayerKeys({ open, onClose }: PlayerKeysProps) {
  return (
    <Dialog open={open} title={playerKeysCopy.title} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 text-sm">
        {playerKeysCopy.keys.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-input bg-surface px-1.5 py-0.5 text-center font-sans text-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-muted">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
