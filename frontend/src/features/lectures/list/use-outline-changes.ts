import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { Lecture } from '../../../shared/api/types';
import { lecturesCopy, sectionsCopy } from '../../../shared/copy/educator-lectures';
import { announce } from '../../../shared/ui/live-region';
import type { Mover } from './move-button';
import {
  blocksOf,
  emptySections,
  lecturesOf,
  move,
  outlineOf,
  rowsOf,
  sectionOf,
  withTitle,
} from './outline';
import { outlineChanged, sectionEnded } from '../lectures.slice';

/** Of the row that shows the title of the section which begins with the lecture. */
export const sectionRow = (lectureId: string) => `section-${lectureId}`;

const STEPS = { up: -1, down: 1 } as const;

/** Changes the outline and tells it; what was moved keeps the focus on the control that moved it. */
export function useOutlineChanges(
  lectures: readonly Lecture[],
  list: RefObject<HTMLElement | null>,
) {
  const dispatch = useDispatch();
  const rows = rowsOf(lectures);

  const change = (changed: readonly Lecture[], news: string) => {
    dispatch(outlineChanged(outlineOf(changed)));
    announce(news);
  };
  // Moving rows in the DOM may lose the focus.
  const focus = (row: string, control: string) =>
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-row="${row}"] [data-move="${control}"]`)
        ?.focus(),
    );
  /** Rows are those of lectures and sections. */
  const moveToRow = (lecture: Lecture, to: number) => {
    const moved = move(rows, rows.indexOf(lecture), to);
    const changed = lecturesOf(moved);
    const place = changed.findIndex(({ _id }) => _id === lecture._id) + 1;
    const news = lecturesCopy.moved(lecture.lectureTitle, place, changed.length);
    const section = sectionOf(changed, lecture._id);
    change(changed, section === undefined ? news : sectionsCopy.inSection(news, section));
    for (const title of emptySections(moved)) dispatch(sectionEnded(title));
  };
  return {
    rows,
    focus,
    moveToRow,
    move: (lecture: Lecture, by: Mover) => {
      moveToRow(lecture, rows.indexOf(lecture) + STEPS[by]);
      focus(lecture._id, by);
    },
    /** To where the lecture of that number is now. */
    moveToPlace: (lecture: Lecture, place: number) => {
      const there = lectures[place - 1];
      if (there) moveToRow(lecture, rows.indexOf(there));
      focus(lecture._id, 'place');
    },
    /** With all its lectures. */
    moveSection: (first: Lecture, by: Mover) => {
      const blocks = blocksOf(lectures);
      const from = blocks.findIndex(([one]) => one === first);
      const changed = move(blocks, from, from + STEPS[by]).flat();
      const sections = changed.filter(({ sectionTitle }) => sectionTitle !== undefined);
      const { sectionTitle = '' } = first;
      change(
        changed,
        sectionsCopy.moved(sectionTitle, sections.indexOf(first) + 1, sections.length),
      );
      focus(sectionRow(first._id), by);
    },
    setTitle: (lectureId: string, title: string) => {
      change(withTitle(lectures, lectureId, title), sectionsCopy.saved(title));
      focus(sectionRow(lectureId), 'title');
    },
    removeTitle: (first: Lecture) => {
      change(
        withTitle(lectures, first._id, undefined),
        sectionsCopy.removed(first.sectionTitle ?? ''),
      );
      focus(first._id, 'section');
    },
  };
}
