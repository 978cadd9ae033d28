import { memo, type PointerEvent } from 'react';
import { GripVertical, ListPlus, Pencil } from 'lucide-react';
import type { Lecture } from '../../../shared/api/types';
import { lecturesCopy, sectionsCopy } from '../../../shared/copy/educator-lectures';
import { formatClock } from '../../../shared/lib/dates';
import { ButtonLink } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/surface';
import { iconButton, MoveButton, type Mover } from './move-button';
import { PlaceChoice } from './place-choice';
import { VideoChip } from '../status/video-chip';

/** The same for all rows. */
export interface LectureRowActions {
  onMove: (lecture: Lecture, by: Mover) => void;
  /** @param place counted from 1 */
  onPlace: (lecture: Lecture, place: number) => void;
  onGrab: (lecture: Lecture, event: PointerEvent) => void;
  /** Of a section. */
  onBegin: (lecture: Lecture) => void;
}

interface LectureRowProps {
  courseId: string;
  lecture: Lecture;
  number: number;
  total: number;
  /** Of all rows, with those of the sections. */
  isFirst: boolean;
  isLast: boolean;
  /** A section may begin here. */
  mayBegin: boolean;
  actions: LectureRowActions;
}

/** Drawn anew only if it changed itself: a course may have 300. */
export const LectureRow = memo(function LectureRow(props: LectureRowProps) {
  const { courseId, lecture, number, total, isFirst, isLast, mayBegin, actions } = props;
  const onMove = (by: Mover) => actions.onMove(lecture, by);
  const { _id, lectureTitle, isPreviewFree, durationSeconds, failureReason } = lecture;
  return (
    <li
      data-row={_id}
      className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-rest data-dragged:z-10 data-dragged:shadow-lift"
    >
      <div className="flex shrink-0 items-center gap-1">
        <DragHandle onGrab={(event) => actions.onGrab(lecture, event)} />
        <PlaceChoice
          title={lectureTitle}
          place={number}
          places={total}
          onChoose={(place) => actions.onPlace(lecture, place)}
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
          end={isFirst}
          onPress={onMove}
        />
        <MoveButton
          direction="down"
          label={lecturesCopy.down(lectureTitle)}
          end={isLast}
          onPress={onMove}
        />
        {mayBegin ? (
          <button
            type="button"
            data-move="section"
            title={sectionsCopy.beginHere}
            aria-label={sectionsCopy.begin(lectureTitle)}
            onClick={() => actions.onBegin(lecture)}
            className={iconButton}
          >
            <ListPlus aria-hidden className="size-4" />
          </button>
        ) : (
          <span aria-hidden className="w-9 pointer-coarse:w-11" />
        )}
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
});

/** For pointers; keyboards and screen readers use the buttons and the place select. */
function DragHandle({ onGrab }: { onGrab: (event: PointerEvent) => void }) {
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
