import type { HttpClient } from '../support/http-client.js';
import type { Lesson } from './classroom.js';

export const watch = (viewer: HttpClient, body: object) => viewer.post('/api/learning/watch', body);

/** A message of one interval; bounds may be anything, for tests of what is refused. */
export const interval = ({ lectureId }: Pick<Lesson, 'lectureId'>, from: unknown, to: unknown) => ({
  intervals: [{ lectureId, from, to }],
});

export const progressOf = async (viewer: HttpClient) =>
  (await viewer.get('/api/learning/progress')).body;
