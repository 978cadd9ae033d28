import type { HttpClient } from '../support/http-client.js';
import type { Lesson } from './classroom.js';

export const watch = (viewer: HttpClient, body: object) => viewer.post('/api/learning/watch', body);

/** A message with one interval; the bounds may have any type, for tests of refusals. */
export const interval = ({ lectureId }: Pick<Lesson, 'lectureId'>, from: unknown, to: unknown) => ({
  intervals: [{ lectureId, from, to }],
});

export const progressOf = async (viewer: HttpClient) =>
  (await viewer.get('/api/learning/progress')).body;
