import { z } from 'zod';

/** Longer than any video we accept. */
const MAX_SECONDS = 24 * 3600;

/** How documents describe the moment of a lecture. */
export const MOMENT = { description: 'The moment of the lecture, a whole second.', example: 192 };

/** The moment of a lecture that somebody writes about. */
export const Moment = z
  .int('The moment must be a whole second.')
  .min(0, 'The moment must not lie before the beginning.')
  .max(MAX_SECONDS, 'The moment lies beyond the end of any lecture.')
  .meta(MOMENT);
