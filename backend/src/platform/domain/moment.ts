import { InvalidInput } from './domain-error.js';

/**
 * The moment of a lecture, in whole seconds, that somebody writes about. One beyond the end becomes the end: a shorter
 * video may have replaced this one while they were writing. @param durationSeconds null when unknown
 * @throws InvalidInput
 */
export function momentWithin(seconds: number, durationSeconds: number | null): number {
  if (!Number.isInteger(seconds) || seconds < 0)
    throw InvalidInput.field('positionSeconds', 'The moment must be a whole second.');
  return durationSeconds === null ? seconds : Math.min(seconds, Math.floor(durationSeconds));
}
