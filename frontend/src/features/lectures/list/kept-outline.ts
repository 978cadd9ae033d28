import type { Lecture } from '../../../shared/api/types';
import {
  among,
  arranged,
  isArrangedOtherwise,
  isSameOutline,
  outlineOf,
  type Outlined,
} from './outline';

/** The order and the sections of a course: as shown, and as far as the server's are known. */
export interface KeptOutline {
  /** As shown, including a change that the server has not confirmed yet. */
  lectures: Lecture[];
  /** What the server had when it last told; what is shown returns to it when a change is refused. */
  savedOutline: Outlined[];
  /** Names that outline to the server. */
  outlineTag: string;
  /** What was sent last: the server has it, or will, unless it refuses. */
  sentOutline: Outlined[] | null;
  /** Counts confirmed changes: a list that was asked for before one may be older than it. */
  confirmed: number;
}

export const NO_OUTLINE: KeptOutline = {
  lectures: [],
  savedOutline: [],
  outlineTag: '',
  sentOutline: null,
  confirmed: 0,
};

export interface TaggedList {
  lectures: Lecture[];
  outlineTag: string;
}

/** The lectures in the outline of these, as far as they are there; others come last. */
const inOutline = (lectures: readonly Lecture[], outline: readonly Outlined[]): Lecture[] =>
  arranged(lectures, among(outline, lectures));

/**
 * Takes the server's list over. A change of ours that it does not have yet is kept, unless somebody else changed the
 * outline meanwhile: then theirs is shown.
 */
export function takeList(state: KeptOutline, { lectures, outlineTag }: TaggedList): void {
  const { savedOutline, sentOutline } = state;
  const isChanged = !isSameOutline(state.lectures, savedOutline);
  const isExpected = [savedOutline, sentOutline].some(
    (known) => known && !isArrangedOtherwise(known, lectures),
  );
  state.lectures = isChanged && isExpected ? inOutline(lectures, state.lectures) : lectures;
  state.savedOutline = outlineOf(lectures);
  state.outlineTag = outlineTag;
}

/** Takes over what was added and removed in a list that may be older than the last change. */
export function takeNews(state: KeptOutline, { lectures, outlineTag }: TaggedList): void {
  state.lectures = inOutline(lectures, state.lectures);
  state.savedOutline = outlineOf(inOutline(lectures, state.savedOutline));
  if (isSameOutline(state.savedOutline, lectures)) state.outlineTag = outlineTag;
}

/** The server has what was sent, perhaps in its own spelling. */
export function confirm(
  state: KeptOutline,
  sent: readonly Outlined[],
  { lectures, outlineTag }: TaggedList,
): void {
  const isShown = isSameOutline(state.lectures, sent);
  state.savedOutline = outlineOf(lectures);
  state.outlineTag = outlineTag;
  state.sentOutline = null;
  state.confirmed += 1;
  if (isShown) state.lectures = arranged(state.lectures, state.savedOutline);
}
