import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Lecture } from '../../shared/api/types';
import { lecturesCopy } from '../../shared/copy/educator';
import { announce } from '../../shared/ui/live-region';
import { LectureRow, type Direction } from './lecture-row';
import { lectureMoved } from './lectures.slice';

interface LectureListProps {
  courseId: string;
  lectures: readonly Lecture[];
}

/** The numbered list; a moved lecture keeps the focus on the button that moved it. */
export function LectureList({ courseId, lectures }: LectureListProps) {
  const dispatch = useDispatch();
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, direction: Direction) => {
    const lecture = lectures[from];
    const to = direction === 'up' ? from - 1 : from + 1;
    if (!lecture || to < 0 || to >= lectures.length) return;
    dispatch(lectureMoved({ from, to }));
    announce(lecturesCopy.moved(lecture.lectureTitle, to + 1, lectures.length));
    // Rows change places in the page, which may take the focus away.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-lecture="${lecture._id}"] [data-move="${direction}"]`)
        ?.focus(),
    );
  };

  return (
    <ol ref={list} aria-label={lecturesCopy.list} className="grid gap-3">
      {lectures.map((lecture, index) => (
        <LectureRow
          key={lecture._id}
          courseId={courseId}
          lecture={lecture}
          number={index + 1}
          last={index === lectures.length - 1}
          onMove={(direction) => move(index, direction)}
        />
      ))}
    </ol>
  );
}
