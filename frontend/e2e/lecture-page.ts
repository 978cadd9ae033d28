import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';

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
  videoStatus: 'ready',
  failureReason: null,
  durationSeconds: 8,
  posterUrl: '/api/media/video-1/poster.jpg',
  storyboardUrl: '/api/media/video-1/storyboard.vtt',
  captions: [{ language: 'en', label: 'English', url: '/api/media/video-1/en.vtt' }],
  locked: false,
});
const CAPTIONS =
  'WEBVTT\n\n00:00.000 --> 00:05.000\nEvery screen has a story.\n\n00:05.000 --> 00:08.000\nLook twice.\n';
const STORYBOARD = 'WEBVTT\n\n00:00.000 --> 00:08.000\nstoryboard.jpg#xywh=0,0,160,90\n';
const course = {
  _id: 'course-1',
  title: 'Monitoring',
  creator: 'educator-1',
  creatorCard: null,
  otherCourses: [],
  reviews: [],
  enrolledStudents: [user._id],
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

/**
 * Opens the lecture page with a mocked server; the returned list collects the reported watching.
 * @param stream what both lectures play; by default each plays its own file
 */
export async function openLecture(page: Page, query = '', stream?: string): Promise<Report[]> {
  const reports: Report[] = [];
  const video = await readFile(VIDEO);
  await page.addInitScript("document.cookie = 'signed_in=1'");
  await page.route('**/api/user/currentuser', (route) => route.fulfill({ json: user }));
  await serveCourse(page, (lectureId) => stream ?? `/api/media/${lectureId}/original`);
  await page.route('**/api/learning/progress/*', (route) =>
    route.fulfill({ json: watchedNothing }),
  );
  await page.route('**/api/quizzes/course/*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/learning/watch', (route) => {
    reports.push(route.request().postDataJSON() as Report);
    return route.fulfill({ json: { ...watchedNothing, creditedSeconds: 0 } });
  });
  await page.route('**/api/media/*/original', (route) => {
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
  await page.route('**/api/media/video-1/poster.jpg', (route) => servePoster(route));
  const text = (body: string) => ({ contentType: 'text/vtt', body });
  await page.route('**/api/media/video-1/en.vtt', (route) => route.fulfill(text(CAPTIONS)));
  await page.route('**/storyboard.vtt', (route) => route.fulfill(text(STORYBOARD)));
  // Some of its keys are loaded after the picture; on a slow machine, long after.
  const keys = page.waitForResponse(/\/extra-keys-/);
  await page.goto(`/viewlecture/course-1${query}`);
  await expect.poll(() => read(page, 'readyState')).toBeGreaterThan(1);
  await keys;
  await page.waitForLoadState('networkidle');
  // The player finds out a moment later what its keys may do: seek, and change the volume.
  await expect(page.locator('[data-media-player][data-can-seek]')).toBeAttached();
  await expect(page.locator('[data-media-volume-slider][data-supported]')).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return reports;
}

/** A portrait-format picture, which the frame must not stretch. */
const PORTRAIT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="160"><rect width="90" height="160" fill="teal"/></svg>';

const servePoster = (route: Route) =>
  route.fulfill({ contentType: 'image/svg+xml', body: PORTRAIT });

/** The educator replaces the videos, so the playing files are gone. */
export async function replaceVideos(page: Page): Promise<void> {
  await serveCourse(page, (lectureId) => `/api/media/${lectureId}-anew/original`);
  await page.route(/\/api\/media\/lecture-\d\/original/, (route) => route.fulfill({ status: 404 }));
}

async function serveCourse(page: Page, videoOf: (lectureId: string) => string): Promise<void> {
  const lectures = course.lectures.map((one) => ({ ...one, videoUrl: videoOf(one._id) }));
  await page.route('**/api/course/getcourse/*', (route) =>
    route.fulfill({ json: { ...course, lectures } }),
  );
}

type Readable =
  'currentTime' | 'paused' | 'muted' | 'volume' | 'playbackRate' | 'readyState' | 'duration';

export const read = (page: Page, property: Readable) =>
  page.locator('video').evaluate((video: HTMLVideoElement, name) => video[name], property);

export const focusPlayer = (page: Page) =>
  page.locator('.lecture-player [data-media-player]').evaluate((player: HTMLElement) => {
    player.tabIndex = 0;
    player.focus();
  });

/**
 * Presses a key that changes the volume. The player drops a step that comes before its timer of 25 ms has ended; on a
 * busy machine that timer is late. A later timer of the page ends after it.
 */
export async function step(page: Page, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
}

/** Only children of the full-screen element are painted. */
export const isInFullScreen = (part: Locator) =>
  part.evaluate((element) => document.fullscreenElement?.contains(element) === true);

export async function fillScreen(page: Page): Promise<void> {
  await focusPlayer(page);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
}
