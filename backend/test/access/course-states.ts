import {
  addLecture,
  addPlayableVideo,
  createCourse,
  editCourse,
  enroll,
} from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { ABSENT, type Cast } from './cast.js';

export interface CourseAtHand {
  readonly courseId: string;
  readonly lectureId: string;
}

/** The matrix's names of course states, and the steps that lead to each. */
const STATES: Readonly<Record<string, readonly ('publish' | 'sell' | 'unpublish' | 'remove')[]>> = {
  published: ['publish', 'sell'],
  'published, priced': ['publish', 'sell'],
  'published, free': ['publish', 'sell'],
  'in published course': ['publish', 'sell'],
  'already reviewed': ['publish', 'sell'],
  draft: [],
  'in draft course': [],
  'draft, never sold': [],
  'unpublished, sold': ['publish', 'sell', 'unpublish'],
  'deleted, never sold': ['publish', 'remove'],
  retired: ['publish', 'sell', 'remove'],
  'retired (deleted, sold)': ['publish', 'sell', 'remove'],
};

/** A new course of the owner in the state, with one lecture; if it was sold, the enrolled student has it. */
export async function courseIn(
  state: string,
  cast: Cast,
  furnish: (course: CourseAtHand, cast: Cast) => Promise<void> = async () => undefined,
): Promise<CourseAtHand> {
  if (state === 'unknown id') return { courseId: ABSENT, lectureId: ABSENT };
  const steps = STATES[state];
  if (!steps) throw new Error(`No course can be "${state}": add it to the states.`);
  const owner = cast.get('educator-owner');
  const price = state === 'published, free' ? '0' : '499';
  const { _id: courseId } = await createCourse(owner, { price });
  const { _id: lectureId } = await addLecture(owner, courseId);
  await furnish({ courseId, lectureId }, cast);
  for (const step of steps) await take(step, courseId, cast, owner);
  return { courseId, lectureId };
}

async function take(step: string, courseId: string, cast: Cast, owner: HttpClient): Promise<void> {
  if (step === 'sell') await enroll(cast.app, cast.get('student-enrolled'), courseId);
  else if (step === 'remove') await owner.delete(`/api/course/removecourse/${courseId}`);
  else await editCourse(owner, courseId, { isPublished: String(step === 'publish') });
}

/** Adds a preview and a locked lecture with playable videos. */
export async function addVideos({ courseId, lectureId }: CourseAtHand, cast: Cast): Promise<void> {
  const owner = cast.get('educator-owner');
  const preview = await addLecture(owner, courseId, 'A taste');
  for (const id of [lectureId, preview._id]) await addPlayableVideo(cast.app, id);
  await cast.app.sql.rows('update catalog.lecture set is_preview_free = true where id = $1', [
    preview._id,
  ]);
}
