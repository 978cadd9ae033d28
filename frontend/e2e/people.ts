import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export const PASSWORD = 'correct horse battery';

/** Creates an account and logs in, in this request context. */
export async function joinAs(
  api: APIRequestContext,
  name: string,
  role: 'student' | 'educator',
): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.com`;
  const answer = await api.post('/api/auth/signup', {
    data: { name, email, password: PASSWORD, role },
  });
  expect(answer.ok()).toBe(true);
  return { email };
}

/** Publishes a course with one lecture as the logged-in educator. */
export async function publishCourse(
  api: APIRequestContext,
  title: string,
  price: string,
): Promise<{ courseId: string; lectureId: string }> {
  const created = await api.post('/api/course/create', { data: { title, category: 'Others' } });
  const { course } = (await created.json()) as { course: { _id: string } };
  const added = await api.post(`/api/course/createlecture/${course._id}`, {
    data: { lectureTitle: 'The first step' },
  });
  const { lecture } = (await added.json()) as { lecture: { _id: string } };
  const multipart = { description: 'Made for a test.', price, isPublished: 'true' };
  const saved = await api.post(`/api/course/editcourse/${course._id}`, { multipart });
  expect(saved.ok()).toBe(true);
  return { courseId: course._id, lectureId: lecture._id };
}

/** Opens a screen and waits until it is stable. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' });
  await expect(title.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Blocks code until the returned function is called: all of it, or that of one page. */
export async function holdCode(page: Page, of = ''): Promise<() => void> {
  let letCome = (): void => undefined;
  const allowed = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(`**/assets/${of}*.js`, async (route) => {
    await allowed;
    await route.continue();
  });
  return () => letCome();
}
