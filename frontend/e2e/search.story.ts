import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';

const PASSWORD = 'correct horse battery';
// Random, because Playwright restarts after a failure.
const TITLE = `Beekeeping with CCTV ${randomUUID()}`;
const WISH = 'beekeeping course under 500 rupees';

interface Speech {
  said: string[];
  sounds: number;
  /** Simulates speech into the open microphone. */
  hear: (text: string) => void;
}

type SpeechWindow = Window & { speech: Speech };

/** Mocks speech recognition and synthesis, which the browser lacks in tests. */
function giveSpeech(): void {
  const speech: Speech = { said: [], sounds: 0, hear: () => undefined };
  Object.assign(window, { speech });
  class Recognition {
    onresult: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      speech.hear = (transcript) => {
        this.onresult?.({ results: [[{ transcript }]] });
        this.onend?.();
      };
    }
    abort() {
      speech.hear = () => undefined;
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition });
  window.speechSynthesis.speak = ({ text }) => void speech.said.push(text);
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function (this: AudioContext) {
    speech.sounds += 1;
    return createOscillator.call(this);
  };
}

/** Behaves like a browser without speech recognition. */
function takeSpeech(): void {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
    Object.defineProperty(window, name, { value: undefined });
}

async function signUp(request: APIRequestContext, role: 'student' | 'educator'): Promise<void> {
  const data = { name: 'Asha Rao', email: `${randomUUID()}@example.com`, password: PASSWORD, role };
  expect((await request.post('/api/auth/signup', { data })).ok()).toBe(true);
}

/** Publishes the course that these tests search for; returns its id. */
async function publishCourse(request: APIRequestContext): Promise<string> {
  await signUp(request, 'educator');
  const data = { title: TITLE, category: 'Others' };
  const created = await request.post('/api/course/create', { data });
  const { course } = (await created.json()) as { course: { _id: string } };
  const edited = await request.post(`/api/course/editcourse/${course._id}`, {
    multipart: { level: 'Beginner', price: '499', isPublished: 'true' },
  });
  expect(edited.ok()).toBe(true);
  return course._id;
}

const speechOf = (page: Page) => page.evaluate(() => (window as unknown as SpeechWindow).speech);

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
}

test.describe('Search with AI', () => {
  let courseId: string;

  test.beforeAll(async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: process.env['BASE_URL'] ?? '' });
    courseId = await publishCourse(request);
    await request.dispose();
  });

  test.beforeEach(({ page }) => signUp(page.request, 'student'));

  test('finds a course by typing and leads to it', async ({ page }) => {
    await page.addInitScript(giveSpeech);
    await page.goto('/searchwithai');
    await expectAccessible(page);
    await page.getByLabel('What do you want to learn?').fill(WISH);
    // The index is updated within moments after the publication.
    await expect(async () => {
      await page.getByLabel('What do you want to learn?').press('Enter');
      await expect(page.getByRole('link', { name: TITLE })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'AI Search Results' })).toBeVisible();
    await expect(page.getByText('These are the top courses I found for you')).toBeVisible();
    await expect(page.getByText('under ₹500')).toBeVisible();
    expect((await speechOf(page)).said.at(-1)).toBe('These are the top courses I found for you');
    await expectAccessible(page);
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page).toHaveURL(`/viewcourse/${courseId}`);
  });

  test('finds a course by voice, and Esc stops listening', async ({ page }) => {
    await page.addInitScript(giveSpeech);
    await page.goto('/searchwithai');
    const microphone = page.getByRole('button', { name: 'Search by voice' });
    await microphone.click();
    await expect(page.getByText('Listening...')).toBeVisible();
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    expect((await speechOf(page)).sounds).toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Listening...')).toBeHidden();
    await microphone.click();
    await page.evaluate((wish) => (window as unknown as SpeechWindow).speech.hear(wish), WISH);
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  });

  test('says when there is nothing, in silence once muted', async ({ page }) => {
    await page.addInitScript(giveSpeech);
    await page.goto('/searchwithai');
    const box = page.getByLabel('What do you want to learn?');
    await box.fill('qzxv wvkj');
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: 'No Courses Found' })).toBeVisible();
    expect((await speechOf(page)).said).toEqual(['No courses found']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Spoken replies' }).click();
    await page.reload();
    // Searches without results are not suggested.
    await expect(page.getByRole('button', { name: 'qzxv wvkj' })).toBeHidden();
    await box.fill('qzxv wvkj');
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: 'No Courses Found' })).toBeVisible();
    expect((await speechOf(page)).said).toEqual([]);
  });

  test('works in a browser that cannot listen', async ({ page }) => {
    await page.addInitScript(takeSpeech);
    await page.goto('/searchwithai');
    await page.getByRole('button', { name: 'Search by voice' }).click();
    await expect(page.getByText(/This browser cannot listen/)).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Tell me what you want to learn.')).toBeVisible();
    await page.getByLabel('What do you want to learn?').fill(WISH);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  });
});
