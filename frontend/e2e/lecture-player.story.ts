import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

/**
 * The contract of the player, whatever it is made of: what the lecture page and the learner's hands
 * rely on. The server behind it is replaced, so that only the player can fail here.
 */
const VIDEO = join(import.meta.dirname, '../src/app/pages/home/art/about.mp4');
const user = {
  _id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@example.com',
  role: 'student',
  description: '',
  photoUrl: null,
  enrolledCourses: [
    { _id: 'course-1', title: 'Monitoring', thumbnail: null, category: 'Others', level: null },
  ],
};
const lecture = (id: string, lectureTitle: string) => ({
  _id: id,
  lectureTitle,
  isPreviewFree: false,
  videoUrl: '/api/media/video-1/original',
  videoStatus: 'ready',
  failureReason: null,
  durationSeconds: 8,
  posterUrl: null,
  locked: false,
});
const course = {
  _id: 'course-1',
  title: 'Monitoring',
  creator: 'educator-1',
  creatorCard: null,
  otherCourses: [],
  reviews: [],
  lectures: [lecture('lecture-1', 'The first shift'), lecture('lecture-2', 'Night work')],
};
const watchedNothing = {
  courseId: 'course-1',
  percent: 0,
  completed: false,
  lastLectureId: null,
  lectures: [],
};

interface Report {
  intervals: { lectureId: string; from: number; to: number }[];
}

/** Opens the lecture page; the returned list fills with what the page reports as watched. */
async function openLecture(page: Page, query = ''): Promise<Report[]> {
  const reports: Report[] = [];
  const video = await readFile(VIDEO);
  await page.addInitScript("document.cookie = 'signed_in=1'");
  await page.route('**/api/user/currentuser', (route) => route.fulfill({ json: user }));
  await page.route('**/api/course/getcourse/*', (route) => route.fulfill({ json: course }));
  await page.route('**/api/learning/progress/*', (route) =>
    route.fulfill({ json: watchedNothing }),
  );
  await page.route('**/api/learning/watch', (route) => {
    reports.push(route.request().postDataJSON() as Report);
    return route.fulfill({ json: { ...watchedNothing, creditedSeconds: 0 } });
  });
  await page.route('**/api/media/video-1/original', (route) => {
    const from = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'video/mp4',
      headers: {
        'Accept-Ranges': 'bytes',
        'Content-Range': `bytes ${from}-${video.length - 1}/${video.length}`,
      },
      body: video.subarray(from),
    });
  });
  await page.goto(`/viewlecture/course-1${query}`);
  await expect.poll(() => read(page, 'readyState')).toBeGreaterThan(1);
  return reports;
}

type Readable = 'currentTime' | 'paused' | 'muted' | 'playbackRate' | 'readyState' | 'duration';

const read = (page: Page, property: Readable) =>
  page.locator('video').evaluate((video: HTMLVideoElement, name) => video[name], property);

const focusPlayer = (page: Page) =>
  page.locator('.lecture-player [data-media-player]').evaluate((player: HTMLElement) => {
    player.tabIndex = 0;
    player.focus();
  });

test.describe('The lecture player', () => {
  test('plays, and reports what was played when it pauses', async ({ page }) => {
    const reports = await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('k');
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(1);
    await page.keyboard.press('k');
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    const first = reports[0]?.intervals[0];
    expect(first?.lectureId).toBe('lecture-1');
    expect(first?.to).toBeGreaterThan(1);
  });

  test('obeys its keys', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('m');
    await expect.poll(() => read(page, 'muted')).toBe(true);
    await page.keyboard.press('>');
    await expect.poll(() => read(page, 'playbackRate')).toBeGreaterThan(1);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('goes to the next lecture with Shift and N', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('Shift+N');
    await expect(page.getByRole('heading', { level: 1, name: 'Night work' })).toBeVisible();
  });

  test('begins where the address says', async ({ page }) => {
    await openLecture(page, '?lecture=lecture-1&t=6');
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThanOrEqual(6);
    await expect(page.getByText('Resumed at 0:06')).toBeVisible();
  });

  test('offers the next lecture at the end, and begins it by itself', async ({ page }) => {
    await openLecture(page, '?lecture=lecture-1&t=7');
    await focusPlayer(page);
    await page.keyboard.press('k');
    await expect(page.getByRole('group', { name: 'Up next' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Night work' })).toBeVisible({
      timeout: 10_000,
    });
    await expect.poll(() => read(page, 'paused')).toBe(false);
  });
});
