import type { RefObject } from 'react';
import type { Store } from '@reduxjs/toolkit';
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
  rowOf,
  rowsOf,
  sectionOf,
  withTitle,
} from './outline';
import { selectLectures } from '../lectures.selectors';
import { outlineChanged, sectionEnded, type LecturesState } from '../lectures.slice';

/** Of the row that shows the title of the section which begins with the lecture. */
export const sectionRow = (lectureId: string) => `section-${lectureId}`;

const STEPS = { up: -1, down: 1 } as const;

/**
 * What a person can do to the outline. Each change is told, and what was moved keeps the focus on the control that moved
 * it. They stay the same for as long as the list is shown, because they read the lectures when they are called: a
 * course of 300 lectures would be drawn anew for each that moves.
 */
export function outlineChanges(
  store: Store<{ lectures: LecturesState }>,
  list: RefObject<HTMLElement | null>,
) {
  const shown = () => selectLectures(store.getState());
  const change = (changed: readonly Lecture[], news: string) => {
    store.dispatch(outlineChanged(outlineOf(changed)));
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
  const moveToRow = ({ _id, lectureTitle }: Lecture, to: number) => {
    const rows = rowsOf(shown());
    const moved = move(rows, rowOf(rows, _id), to);
    const changed = lecturesOf(moved);
    const place = changed.findIndex((one) => one._id === _id) + 1;
    const news = lecturesCopy.moved(lectureTitle, place, changed.length);
    const section = sectionOf(changed, _id);
    change(changed, section === undefined ? news : sectionsCopy.inSection(news, section));
    for (const title of emptySections(moved)) store.dispatch(sectionEnded(title));
  };
  return {
    focus,
    moveToRow,
    move: (lecture: Lecture, by: Mover) => {
      moveToRow(lecture, rowOf(rowsOf(shown()), lecture._id) + STEPS[by]);
      focus(lecture._id, by);
    },
    /** To where the lecture of that number is now. */
    moveToPlace: (lecture: Lecture, place: number) => {
      const there = shown()[place - 1];
      if (there) moveToRow(lecture, rowOf(rowsOf(shown()), there._id));
      focus(lecture._id, 'place');
    },
    /** With all its lectures. */
    moveSection: ({ _id, sectionTitle = '' }: Lecture, by: Mover) => {
      const blocks = blocksOf(shown());
      const from = blocks.findIndex(([one]) => one?._id === _id);
      const changed = move(blocks, from, from + STEPS[by]).flat();
      const sections = changed.filter((one) => one.sectionTitle !== undefined);
      const nth = sections.findIndex((one) => one._id === _id) + 1;
      change(changed, sectionsCopy.moved(sectionTitle, nth, sections.length));
      focus(sectionRow(_id), by);
    },
    setTitle: (lectureId: string, title: string) => {
      change(withTitle(shown(), lectureId, title), sectionsCopy.saved(title));
      focus(sectionRow(lectureId), 'title');
    },
    removeTitle: ({ _id, sectionTitle = '' }: Lecture) => {
      change(withTitle(shown(), _id, undefined), sectionsCopy.removed(sectionTitle));
      focus(_id, 'section');
    },
  };
}
