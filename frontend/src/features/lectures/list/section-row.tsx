import { Pencil, X } from 'lucide-react';
import { commonCopy } from '../../../shared/copy/common';
import { sectionsCopy } from '../../../shared/copy/educator-lectures';
import { iconButton, MoveButton, type Mover } from './move-button';

interface SectionRowProps {
  /** By which the list finds it again. */
  row: string;
  title: string;
  /** How many it has. */
  lectures: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: Mover) => void;
  onRename: () => void;
  onRemove: () => void;
}

/** The title of a section, above its lectures. */
export function SectionRow({ row, title, lectures, ...on }: SectionRowProps) {
  return (
    <li data-row={row} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 first:mt-0">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-lg font-semibold as-written">{title}</h2>
        <p className="text-sm text-muted">{commonCopy.lectureCount(lectures)}</p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <MoveButton
          direction="up"
          label={sectionsCopy.up(title)}
          end={on.isFirst}
          onPress={on.onMove}
        />
        <MoveButton
          direction="down"
          label={sectionsCopy.down(title)}
          end={on.isLast}
          onPress={on.onMove}
        />
        <button
          type="button"
          data-move="title"
          aria-label={sectionsCopy.rename(title)}
          onClick={on.onRename}
          className={iconButton}
        >
          <Pencil aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          aria-label={sectionsCopy.remove(title)}
          onClick={on.onRemove}
          className={iconButton}
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </li>
  );
}
