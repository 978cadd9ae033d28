import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Lecture } from '../../../shared/api/types';
import { lecturesCopy } from '../../../shared/copy/educator';
import { announce } from '../../../shared/ui/live-region';
import { dragRow } from './drag-row';
import { LectureRow, type Mover } from './lecture-row';
import { lectureMoved } from '../lectures.slice';

interface LectureListProps {
  courseId: string;
  lectures: readonly Lecture[];
}

/** The numbered list; a moved lecture keeps the focus on the control that moved it. */
export function LectureList({ courseId, lectures }: LectureListProps) {
  const dispatch = useDispatch();
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    dispatch(lectureMoved({ from, to }));
    const title = lectures[from]?.lectureTitle ?? '';
    announce(lecturesCopy.moved(title, to + 1, lectures.length));
  };
  // Moving rows in the DOM may lose the focus.
  const keepFocus = (lectureId: string, by: Mover) =>
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-lecture="${lectureId}"] [data-move="${by}"]`)
        ?.focus(),
    );

  return (
    <ol
      ref={list}
      aria-label={lecturesCopy.list}
      className="grid gap-3 data-dragging:select-none [&[data-dragging]>li:not([data-dragged])]:transition-[translate]"
    >
      {lectures.map((lecture, index) => (
        <LectureRow
          key={lecture._id}
          courseId={courseId}
          lecture={lecture}
          number={index + 1}
          total={lectures.length}
          onMove={(place, by) => {
            move(index, place - 1);
            keepFocus(lecture._id, by);
          }}
          onGrab={(event) => {
            if (list.current) dragRow(list.current, index, event, (to) => move(index, to));
          }}
        />
      ))}
    </ol>
  );
}
