import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinAs, publishCourse } from './people.js';

const VIDEO = join(import.meta.dirname, '../src/app/pages/home/art/about.mp4');

/** Enrolls the user of this API context in the course. */
export async function enrollIn(api: APIRequestContext, courseId: string): Promise<void> {
  const answer = await api.post('/api/payment/create-order', { data: { courseId } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Makes the page's user a learner in a new free course, whose lectures play a film of the client. */
export async function takeCourse(page: Page, browser: Browser) {
  const teacher = await browser.newContext();
  await joinAs(teacher.request, 'Meera Iyer', 'educator');
  const course = await publishCourse(teacher.request, 'Night shifts', '0');
  const learner = await joinAs(page.request, 'Ravi Kumar', 'student');
  await enrollIn(page.request, course.courseId);
  await lendVideo(page);
  return { teacher, ...course, ...learner };
}

/** Makes the page's lectures play a film of the client, without upload or transcoding. */
export async function lendVideo(page: Page): Promise<void> {
  const film = await readFile(VIDEO);
  const video = { videoUrl: '/api/media/lent/original', videoStatus: 'ready', durationSeconds: 8 };
  await page.route('**/api/course/getcourse/*', async (route) => {
    // The connection may have been closed just now; a browser would ask again, too.
    const response = await route.fetch({ maxRetries: 2 });
    const course = (await response.json()) as { lectures: object[] };
    const lectures = course.lectures.map((lecture) => ({ ...lecture, ...video }));
    await route.fulfill({ response, json: { ...course, lectures } });
  });
  await page.route('**/api/media/lent/original', (route) => {
    const from = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const range = `bytes ${from}-${film.length - 1}/${film.length}`;
    const headers = { 'Accept-Ranges': 'bytes', 'Content-Range': range };
    const body = film.subarray(from);
    return route.fulfill({ status: 206, contentType: 'video/mp4', headers, body });
  });
}

/**
 * Plays the page's video until it is past the second. Starts it as often as it takes: while the player still sets its
 * source, the browser takes back what it was asked for.
 */
export async function playPast(page: Page, second: number): Promise<void> {
  const video = page.locator('video');
  const played = (one: HTMLVideoElement) => {
    if (one.paused && !one.ended) one.play().catch(() => undefined);
    return one.currentTime;
  };
  await expect.poll(() => video.evaluate(played), { timeout: 60_000 }).toBeGreaterThan(second);
  await video.evaluate((one: HTMLVideoElement) => one.pause());
}
