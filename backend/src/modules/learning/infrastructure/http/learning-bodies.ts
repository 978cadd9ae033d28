import { z } from 'zod';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';

const MAX_INTERVALS = 500;
const MAX_LECTURES = 300;
/** Longer than any video we accept; the domain checks against the lecture's own end. */
const MAX_SECONDS = 24 * 3600;

const Seconds = z
  .number('Seconds must be a number.')
  .min(0, 'Seconds must not be negative.')
  .max(MAX_SECONDS, 'Seconds are beyond the end of any lecture.');

export const WatchBody = z
  .object({
    intervals: z
      .array(
        z
          .object({ lectureId: Id, from: Seconds, to: Seconds })
          .refine(({ from, to }) => from <= to, 'An interval must not end before it begins.'),
      )
      .max(MAX_INTERVALS, `Send at most ${MAX_INTERVALS} intervals at once.`)
      .default([])
      .meta({ description: 'What was watched since the last message, in seconds of each video.' }),
    done: z
      .array(Id)
      .max(MAX_LECTURES, `Send at most ${MAX_LECTURES} lectures at once.`)
      .default([])
      .meta({ description: 'Lectures that the learner marks as done.' }),
    position: z
      .object({ lectureId: Id, seconds: Seconds })
      .nullish()
      .transform((position) => position ?? null)
      .meta({ description: 'The position at which to resume.' }),
  })
  .refine(
    ({ intervals, done, position }) => intervals.length + done.length > 0 || position !== null,
    'There is nothing in this message.',
  )
  .meta({ id: 'WatchMessage', description: 'All lectures named must belong to one course.' });

const minutesPerWeek = z
  .int('Minutes must be a whole number.')
  .nullable()
  .meta({ description: 'Null for no goal.', example: 60 });

export const GoalBody = z.object({ minutesPerWeek }).meta({ id: 'WeeklyGoalRequest' });

export const GoalView = z.object({ minutesPerWeek }).meta({ id: 'WeeklyGoal' });
