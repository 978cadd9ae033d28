import type { PointerEvent } from 'react';
import { ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react';
import type { Lecture } from '../../../shared/api/types';
import { lecturesCopy } from '../../../shared/copy/educator';
import { formatClock } from '../../../shared/lib/dates';
import { ButtonLink } from '../../../shared/ui/button';
import { buttonStyle } from '../../../shared/ui/button-style';
import { Chip } from '../../../shared/ui/surface';
import { PlaceChoice } from './place-choice';
import { VideoChip } from '../status/video-chip';

type Direction = 'up' | 'down';
/** The control that moved a lecture, and keeps the focus. */
export type Mover = Direction | 'place';

interface LectureRowProps {
  courseId: string;
  lecture: Lecture;
  number: number;
  total: number;
  /** Places are counted from 1. */
  onMove: (place: number, by: Mover) => void;
  onGrab: (event: PointerEvent) => void;
}

export function LectureRow({ courseId, lecture, number, total, ...on }: LectureRowProps) {
  const { _id, lectureTitle, isPreviewFree, durationSeconds, failureReason } = lecture;
  return (
    <li
      data-lecture={_id}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-rest data-dragged:z-10 data-dragged:shadow-lift"
    >
      <div className="flex shrink-0 items-center gap-1">
        <DragHandle onGrab={on.onGrab} />
        <PlaceChoice
          title={lectureTitle}
          place={number}
          places={total}
          onChoose={(place) => on.onMove(place, 'place')}
        />
      </div>
      <div className="min-w-0 flex-1 basis-40">
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
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        <MoveButton
          direction="up"
          label={lecturesCopy.up(lectureTitle)}
          end={number === 1}
          onPress={() => on.onMove(number - 1, 'up')}
        />
        <MoveButton
          direction="down"
          label={lecturesCopy.down(lectureTitle)}
          end={number === total}
          onPress={() => on.onMove(number + 1, 'down')}
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

/** For pointers; keyboards and screen readers use the buttons and the place select. */
function DragHandle({ onGrab }: Pick<LectureRowProps, 'onGrab'>) {
  return (
    <span
      aria-hidden
      title={lecturesCopy.drag}
      onPointerDown={(event) => event.button === 0 && onGrab(event)}
      className="-ml-2 grid size-9 cursor-grab touch-none place-items-center text-subtle select-none active:cursor-grabbing pointer-coarse:size-11"
    >
      <GripVertical className="size-5" />
    </span>
  );
}

interface MoveButtonProps {
  direction: Direction;
  label: string;
  /** The lecture cannot move further. The button stays enabled, so that it keeps the focus. */
  end: boolean;
  onPress: () => void;
}

function MoveButton({ direction, label, end, onPress }: MoveButtonProps) {
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-move={direction}
      aria-label={label}
      aria-disabled={end || undefined}
      onClick={() => !end && onPress()}
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
