import { useState } from 'react';
import { playerKeysCopy } from '../../shared/copy/player-keys';
import { Checkbox } from '../../shared/ui/choice-fields';
import { Dialog } from '../../shared/ui/dialog';
import { letPageKeysWork, pageKeysWork } from './page-keys';

interface PlayerKeysProps {
  open: boolean;
  /** Whether some keys work outside of the player, too. */
  keysOnPage: boolean;
  /** Whether one of them begins a note. */
  takesNotes: boolean;
  onClose: () => void;
}

/** The help shown by `?`. */
export default function PlayerKeys({ open, keysOnPage, takesNotes, onClose }: PlayerKeysProps) {
  const { keys, forNotes } = playerKeysCopy;
  const all = takesNotes ? [...keys, ...forNotes] : keys;
  return (
    <Dialog open={open} title={playerKeysCopy.title} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 text-sm">
        {all.map(({ keys, does }) => (
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
      {keysOnPage && <PageKeys takesNotes={takesNotes} />}
    </Dialog>
  );
}

/** Single-letter shortcuts must be possible to turn off (WCAG 2.1.4), because speech control types letters. */
function PageKeys({ takesNotes }: Pick<PlayerKeysProps, 'takesNotes'>) {
  const [work, setWork] = useState(pageKeysWork);
  return (
    <Checkbox
      label={takesNotes ? playerKeysCopy.onPageWithNotes : playerKeysCopy.onPage}
      checked={work}
      onChange={({ target: { checked } }) => {
        letPageKeysWork(checked);
        setWork(checked);
      }}
    />
  );
}
