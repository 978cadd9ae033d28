import { expect, type Page, test } from '@playwright/test';
import { joinAs, open, publishCourse } from './people.js';
import { expectSound } from './sound.js';

const OVERVIEW = '**/api/learning/progress';
const ONE_COURSE = '**/api/learning/progress/*';
const broken = { status: 500, json: { message: 'Broken.', code: 'INTERNAL' } };

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

/** A learner enrolled in so many free courses of one lecture each; one more course can be recommended. */
async function learnerOf(page: Page, courses: number): Promise<string[]> {
  await joinAs(page.request, 'Meera Iyer', 'educator');
  const lectureIds: string[] = [];
  const courseIds: string[] = [];
  await publishCourse(page.request, 'Nobody takes this one', '0');
  for (let at = 1; at <= courses; at += 1) {
    const made = await publishCourse(page.request, `Course ${at}`, '0');
    lectureIds.push(made.lectureId);
    courseIds.push(made.courseId);
  }
  await page.context().clearCookies();
  await joinAs(page.request, 'Ravi Kumar', 'student');
  for (const courseId of courseIds)
    await page.request.post('/api/payment/create-order', { data: { courseId } });
  return lectureIds;
}

const finish = (page: Page, lectureId: string) =>
  page.request.post('/api/learning/watch', { data: { done: [lectureId] } });

test('Learning Progress has a sound state for those who did not enroll, and for educators', async ({
  page,
}) => {
  await joinAs(page.request, 'Esha Menon', 'educator');
  await open(page, '/learning-progress');
  await expect(page.getByText('You haven’t enrolled in any course yet.')).toBeVisible();
  const way = (name: string) => page.getByRole('link', { name });
  await expect(way('Explore courses')).toHaveAttribute('href', '/allcourses');
  await expect(way('Find a course by voice')).toHaveAttribute('href', '/searchwithai');
  await expect(way('Go to your dashboard')).toHaveAttribute('href', '/dashboard');
  await expectSound(page, 'no enrollments');
});

test('Learning Progress goes from courses that wait to everything finished', async ({ page }) => {
  const lectureIds = await learnerOf(page, 2);
  await open(page, '/learning-progress');
  await expect(page.getByText(/You have 2 courses waiting/)).toBeVisible();
  await expectSound(page, 'nothing started');
  for (const lectureId of lectureIds) await finish(page, lectureId);
  await open(page, '/learning-progress');
  await expect(page.getByText('Everything is finished. Well done.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible();
  await expectSound(page, 'all finished');
});

test('Learning Progress survives a failing server, in whole and in part', async ({ page }) => {
  await learnerOf(page, 1);
  let answered: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answered = resolve));
  await page.route(OVERVIEW, async (route) => {
    await held;
    await route.fulfill(broken);
  });
  await page.goto('/learning-progress');
  await expect(page.locator('[aria-busy]').getByText('Loading')).toBeAttached();
  await expectSound(page, 'loading');
  answered();
  await expect(page.getByText('Your progress could not be loaded.')).toBeVisible();
  await expectSound(page, 'failed');
  await page.unroute(OVERVIEW);
  await page.getByRole('button', { name: 'Try again' }).click();

  await page.route(ONE_COURSE, (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'What is left: Course 1' }).click();
  await expect(page.getByText('Could not load this part.')).toBeVisible();
  await expectSound(page, 'a part failed');
  await page.unroute(ONE_COURSE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: '1. The first step' })).toBeVisible();
  await expectSound(page, 'what is left');
});

test('Learning Progress shows the last copy without a connection, and news with it', async ({
  page,
  context,
}) => {
  const [lectureId = ''] = await learnerOf(page, 1);
  await open(page, '/learning-progress');
  await expect(page.getByText('0 of 1 lecture')).toBeVisible();
  await context.setOffline(true);
  const note = page.getByText(/^Saved on .* Your progress will sync\.$/);
  await expect(note).toBeVisible();
  await expectSound(page, 'offline');
  await context.setOffline(false);
  await expect(note).toHaveCount(0);

  await page.route(OVERVIEW, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(note).toBeVisible();
  await page.unroute(OVERVIEW);
  await finish(page, lectureId);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('1 of 1 lecture')).toBeVisible();
});
