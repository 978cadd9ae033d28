import { TooManyHandouts } from './handout-errors.js';
import { type Handout, MAX_HANDOUTS, MAX_HANDOUTS_OF_COURSE } from './handout.js';

/**
 * The handout of the lecture whose place a file of this name takes; null if it takes a place of its own.
 * @param all those of the whole course @throws TooManyHandouts when there is no place left
 */
export function placeFor(name: string, lectureId: string, all: readonly Handout[]): Handout | null {
  const inLecture = all.filter((one) => one.lectureId === lectureId);
  const earlier = inLecture.find((one) => one.isNamed(name));
  if (earlier) return earlier;
  if (inLecture.length >= MAX_HANDOUTS) throw TooManyHandouts.inLecture(MAX_HANDOUTS);
  if (all.length >= MAX_HANDOUTS_OF_COURSE) throw TooManyHandouts.inCourse(MAX_HANDOUTS_OF_COURSE);
  return null;
}
