import type { APIRequestContext } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 600_000;

/** Resolves when the demo world is complete: videos are playable, and the demo learner has finished a course. */
export async function demoWorldAlive(learner: APIRequestContext): Promise<void> {
  await until(async () => {
    const answer = await learner.get('/api/learning/progress');
    const { courses } = (await answer.json()) as { courses: { percent: number }[] };
    return courses.some(({ percent }) => percent === 100);
  });
}

/** Resolves when the encoder is idle. */
export async function allVideosReady(visitor: APIRequestContext, baseUrl: string): Promise<void> {
  await until(async () => {
    const answer = await visitor.get(`${baseUrl}/api/course/getpublishedcoures`);
    const courses = (await answer.json()) as { lectures: { durationSeconds: number | null }[] }[];
    const lectures = courses.flatMap((course) => course.lectures);
    return lectures.every(({ durationSeconds }) => durationSeconds !== null);
  });
}

/** Polls every two seconds, for ten minutes. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(2000))
    if (await isSo()) return;
  throw new Error('The demo world takes too long to come alive.');
}
