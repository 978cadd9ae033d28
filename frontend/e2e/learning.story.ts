import { type APIRequestContext, expect, test } from '@playwright/test';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinAs, open, PASSWORD, publishCourse } from './people.js';
import { expectSound } from './sound.js';
import { joinAsStaff } from './staff.js';
import { enrollIn, playPast, takeCourse } from './watching.js';

interface Progress {
  lectures: { watchedSeconds: number; positionSeconds: number }[];
}

async function firstLecture(api: APIRequestContext, courseId: string) {
  const answer = await api.get(`/api/learning/progress/${courseId}`);
  return ((await answer.json()) as Progress).lectures[0];
}

test('what is watched without a connection arrives with it, and every device resumes at the last second', async ({
  page,
  context,
  browser,
}) => {
  const { teacher, courseId, lectureId, email } = await takeCourse(page, browser);
  await teacher.close();

  await open(page, `/viewlecture/${courseId}`);
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBe(4);
  await context.setOffline(true);
  await playPast(page, 3);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect((await firstLecture(page.request, courseId))?.watchedSeconds).toBe(0);
  await context.setOffline(false);
  await expect
    .poll(async () => (await firstLecture(page.request, courseId))?.watchedSeconds)
    .toBeGreaterThanOrEqual(3);

  const other = await browser.newContext();
  await other.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const position = { lectureId, seconds: 6 };
  await other.request.post('/api/learning/watch', { data: { position } });
  await open(page, '/enrolledcourses');
  await page.getByRole('link', { name: /Night shifts/ }).click();
  await expect(page.getByText('Resumed at 0:06')).toBeVisible();
  await playPast(page, 7);
  await expect
    .poll(async () => (await firstLecture(other.request, courseId))?.positionSeconds)
    .toBeGreaterThanOrEqual(7);
  await other.close();
});

test('a certificate is downloaded, checked with and without a network, and revoked when staff give the money back', async ({
  page,
  browser,
}) => {
  const teacher = await browser.newContext();
  await joinAs(teacher.request, 'Meera Iyer', 'educator');
  const { courseId } = await publishCourse(teacher.request, 'Certified watching', '499');
  await teacher.close();
  await joinAs(page.request, 'Lakshmi Rao', 'student');
  await open(page, `/viewcourse/${courseId}`);
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('link', { name: 'Watch Now' }).first().click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Done$/ })).toBeFocused();

  const link = page.getByRole('link', { name: /^Download the certificate/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const pdf = await readFile(await download.path(), 'latin1');
  const [, address = ''] = /\/URI \(([^)]+)\)/.exec(pdf) ?? [];

  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('This certificate is valid.')).toBeVisible();
  await expect(visitor.getByText('Lakshmi Rao')).toBeVisible();
  await expect(visitor.getByText('Certified watching')).toBeVisible();

  const verifier = await (await stranger.request.get('/api/certificate/verifier')).text();
  await using folder = await mkdtempDisposable(join(tmpdir(), 'lectern-verifier-'));
  const file = join(folder.path, 'verifier.html');
  await writeFile(file, verifier);
  const saved = await stranger.newPage();
  await stranger.setOffline(true);
  await saved.goto(pathToFileURL(file).href);
  const check = async (code: string) => {
    await saved.getByLabel('Text of the QR code').fill(code);
    await saved.getByRole('button', { name: 'Check' }).click();
  };
  await check(address);
  await expect(saved.getByText('Genuine.', { exact: true })).toBeVisible();
  await expect(saved.getByText('Lakshmi Rao')).toBeVisible();
  await expectSound(saved, 'the page for offline use');
  const [head, body = '', signature] = address.split('#')[1]?.split('.') ?? [];
  const claims = Buffer.from(body, 'base64url').toString().replace('Lakshmi Rao', 'Mallory Rao');
  await check([head, Buffer.from(claims).toString('base64url'), signature].join('.'));
  await expect(saved.getByText(/^Not genuine/)).toBeVisible();
  await expect(saved.getByText('Mallory Rao')).toHaveCount(0);
  const otherKey = Buffer.from('{"alg":"EdDSA","kid":"unknown"}').toString('base64url');
  await check([otherKey, body, signature].join('.'));
  await expect(saved.getByText(/a key that this page does not know/)).toBeVisible();
  await stranger.setOffline(false);

  const orders = await page.request.get('/api/payment/orders');
  const [order] = (await orders.json()) as { _id: string }[];
  const own = await page.request.post(`/api/payment/orders/${order?._id}/refund`);
  expect(((await own.json()) as { code: string }).code).toBe('REFUND_NOT_ALLOWED');
  const staff = await browser.newContext();
  await joinAsStaff(staff.request);
  const data = { reason: 'Bought by mistake.' };
  const refund = await staff.request.post(`/api/ops/orders/${order?._id}/refund`, { data });
  expect(refund.ok()).toBe(true);
  await staff.close();
  await visitor.reload();
  await expect(visitor.getByText(/^This certificate was revoked on/)).toBeVisible();
  await expectSound(visitor, 'a revoked certificate');
  await stranger.close();
});

test('an educator answers a review for everyone to read, and sees where learners stop', async ({
  page: educator,
  browser,
}) => {
  await joinAs(educator.request, 'Esha Menon', 'educator');
  const { courseId, lectureId } = await publishCourse(educator.request, 'Answered', '0');
  const learner = await (await browser.newContext()).newPage();
  await joinAs(learner.request, 'Ravi Kumar', 'student');
  await enrollIn(learner.request, courseId);
  const review = { courseId, rating: 4, comment: 'More of the night shift, please.' };
  await learner.request.post('/api/review/givereview', { data: review });
  const intervals = [{ lectureId, from: 0, to: 5 }];
  await learner.request.post('/api/learning/watch', { data: { intervals } });

  await open(educator, `/viewcourse/${courseId}`);
  await educator.getByRole('button', { name: 'Reply: Ravi Kumar' }).click();
  await educator.getByLabel('Your reply').fill('It comes next week.');
  await expectSound(educator, 'replying to a review');
  await educator.getByRole('button', { name: 'Send reply' }).click();
  await expect(educator.getByRole('button', { name: 'Edit reply: Ravi Kumar' })).toBeVisible();
  await open(learner, `/viewcourse/${courseId}`);
  await expect(learner.getByText('Reply of the educator')).toBeVisible();
  await expect(learner.getByText('It comes next week.')).toBeVisible();

  await open(educator, `/createlecture/${courseId}`);
  await expect(educator.getByText('Watched by 1 of 1')).toBeVisible();
  const stops = [0, 1, 0, 4, 0, 0, 0, 2, 0, 0];
  await educator.route('**/api/learning/insight/*', async (route) => {
    const response = await route.fetch();
    const insight = (await response.json()) as { lectures: object[] };
    const lectures = insight.lectures.map((lecture) => ({
      ...{ ...lecture, durationSeconds: 600, watched: 9, stops },
    }));
    await route.fulfill({ response, json: { learners: 12, lectures } });
  });
  await open(educator, `/createlecture/${courseId}`);
  await expect(
    educator.getByText(/Of 7 learners who stopped, 4 did so between 3:00 and 4:00/),
  ).toBeVisible();
  await expectSound(educator, 'insight with stops');
  await learner.context().close();
});
