import type { APIRequestContext } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 420_000;

/** Resolves when the demo world is alive: videos can be watched, and the demo learner has finished a course. */
export async function demoWorldAlive(learner: APIRequestContext): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(2000)) {
    const answer = await learner.get('/api/learning/progress');
    const { courses } = (await answer.json()) as { courses: { percent: number }[] };
    if (courses.some(({ percent }) => percent === 100)) return;
  }
  throw new Error('The demo world takes too long to come alive.');
}
