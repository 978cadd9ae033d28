import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import type { Lecture } from '../../shared/api/types';
import { lecturesCopy } from '../../shared/copy/educator';
import { formatClock } from '../../shared/lib/dates';
import { ButtonLink } from '../../shared/ui/button';
import { buttonStyle } from '../../shared/ui/button-style';
import { Chip } from '../../shared/ui/surface';
import { VideoChip } from './video-chip';

export type Direction = 'up' | 'down';

interface LectureRowProps {
  courseId: string;
  lecture: Lecture;
  number: number;
  last: boolean;
  onMove: (direction: Direction) => void;
}

export function LectureRow({ courseId, lecture, number, last, onMove }: LectureRowProps) {
  const { _id, lectureTitle, isPreviewFree, durationSeconds, failureReason } = lecture;
  return (
    <li
      data-lecture={_id}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-rest"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-tint font-semibold text-primary tabular-nums">
        {number}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{lectureTitle}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          <VideoChip lecture={lecture} />
          {isPreviewFree && <Chip tone="accent">{lecturesCopy.preview}</Chip>}
          {durationSeconds !== null && (
            <span className="tabular-nums">{formatClock(durationSeconds)}</span>
          )}
        </p>
        {failureReason && <p className="mt-1 text-sm text-danger">{failureReason}</p>}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <MoveButton
          direction="up"
          label={lecturesCopy.up(lectureTitle)}
          end={number === 1}
          onMove={onMove}
        />
        <MoveButton
          direction="down"
          label={lecturesCopy.down(lectureTitle)}
          end={last}
          onMove={onMove}
        />
        <ButtonLink
          to={`/editlecture/${courseId}/${_id}`}
          variant="secondary"
          size="sm"
          aria-label={lecturesCopy.edit(lectureTitle)}
          className="ml-2"
        >
          <Pencil aria-hidden className="size-4" />
          {lecturesCopy.editShort}
        </ButtonLink>
      </div>
    </li>
  );
}

interface MoveButtonProps {
  direction: Direction;
  label: string;
  /** There is no place further that way. The button stays, so that the focus does. */
  end: boolean;
  onMove: (direction: Direction) => void;
}

function MoveButton({ direction, label, end, onMove }: MoveButtonProps) {
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-move={direction}
      aria-label={label}
      aria-disabled={end || undefined}
      onClick={() => !end && onMove(direction)}
      className={buttonStyle(
        'ghost',
        'sm',
        'w-9 px-0 aria-disabled:opacity-35 pointer-coarse:w-11',
      )}
    >
      <Arrow aria-hidden className="size-4" />
    </button>
  );
}
