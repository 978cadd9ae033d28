import { createHash } from 'node:crypto';
import type { OutlinedLecture } from '../../application/lectures/reorder-lectures.js';

/**
 * Stands for the order of a course's lectures and their sections: who sends it back has seen this outline, so a change
 * that somebody else made in the meantime is not undone unseen.
 */
export function outlineTagOf(lectures: readonly OutlinedLecture[]): string {
  const outline = lectures.map(({ id, sectionTitle }) => [id, sectionTitle]);
  return createHash('sha256').update(JSON.stringify(outline)).digest('base64url').slice(0, 16);
}
