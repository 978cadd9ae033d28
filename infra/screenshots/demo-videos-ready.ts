import type { APIRequestContext } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 300_000;

interface Listed {
  _id: string;
}

/** Resolves when the first lecture of every course of this educator can be watched. */
export async function demoVideosReady(educator: APIRequestContext): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const courses = (await (await educator.get('/api/course/getcreatorcourses')).json()) as Listed[];
  for (const { _id } of courses) {
    while (!(await firstIsReady(educator, _id))) {
      if (Date.now() > until) throw new Error('The demo videos take too long.');
      await sleep(1000);
    }
  }
}

async function firstIsReady(api: APIRequestContext, courseId: string): Promise<boolean> {
  const answer = await api.get(`/api/course/getcourselecture/${courseId}`);
  const { lectures } = (await answer.json()) as { lectures: { videoStatus: string }[] };
  return lectures[0]?.videoStatus === 'ready';
}
