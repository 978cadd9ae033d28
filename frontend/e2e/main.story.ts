import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type Clip, mp4, webm } from './clips.js';
import { playPast } from './watching.js';

const SEGMENT_SECONDS = 4;
const PASSWORD = 'correct horse battery';
const COURSE = 'Watching cameras well';
const REVIEW = `I see more now. ${randomUUID()}`;

async function signUp(page: Page, name: string, role: 'Student' | 'Educator'): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('SignUp Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
}

/** A cover drawn by the browser, so that the repository needs no picture. */
async function makeCover(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1280, 720];
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#3730a3';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function addLecture(page: Page, title: string): Promise<void> {
  await page.getByLabel('Lecture title').fill(title);
  await page.getByRole('button', { name: 'Create Lecture' }).click();
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeVisible();
}

/** Uploads a lecture's video and waits until the page says that it is playable. */
async function giveVideo(page: Page, title: string, clip: Clip, isPreview: boolean): Promise<void> {
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.locator('input[name=videoUrl]').setInputFiles(clip);
  if (isPreview) await page.getByLabel('This lecture is a free preview').check();
  await page.getByRole('button', { name: 'Update Lecture' }).click();
  await expect(page.getByText('Uploading video... Please wait.').last()).toBeVisible();
  await expect(page.getByText('Lecture Updated').last()).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByText(/The video is ready to watch/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: 'Back to the lectures' }).click();
}

async function newVisitor(context: BrowserContext): Promise<Page> {
  return (await context.browser()?.newContext())?.newPage() ?? context.newPage();
}

test('an educator teaches a course and a learner takes it', async ({ page: educator, context }) => {
  let learner: Page;
  let paidPlaylist = '';

  await test.step('an educator signs up and creates a course with two lectures', async () => {
    await signUp(educator, 'Esha Menon', 'Educator');
    await educator.goto('/courses');
    await educator.getByRole('link', { name: 'Create Course' }).first().click();
    await educator.getByLabel('Title').fill(COURSE);
    await educator.getByLabel('Category').selectOption('Others');
    await educator.getByRole('button', { name: 'Create Course' }).click();
    await expect(educator.getByText('Course Created')).toBeVisible();
    await expect(educator).toHaveURL('/courses');
    await educator
      .getByRole('link', { name: `Lectures of ${COURSE}` })
      .first()
      .click();
    await addLecture(educator, 'In the control room');
    await addLecture(educator, 'When something happens');
  });

  await test.step('uploads real videos and sees upload and processing progress', async () => {
    await giveVideo(educator, 'In the control room', mp4(9), true);
    await giveVideo(educator, 'When something happens', webm(9), false);
  });

  await test.step('sets price, thumbnail and description, and publishes', async () => {
    await educator.goto('/courses');
    await educator
      .getByRole('link', { name: `Edit ${COURSE}` })
      .first()
      .click();
    await educator
      .getByLabel('Description')
      .fill('How to watch many screens without missing what matters.');
    await educator.getByLabel('Price').fill('499');
    const buffer = await makeCover(educator);
    await educator
      .getByLabel('Thumbnail')
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
    await educator.getByRole('button', { name: 'Click to Publish' }).click();
    await educator.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(educator.getByText('Course Updated')).toBeVisible();
    await expect(educator.getByText('Published').first()).toBeVisible();
  });

  await test.step('a learner signs up, finds the course and plays the preview', async () => {
    learner = await newVisitor(context);
    await signUp(learner, 'Ravi Kumar', 'Student');
    await learner.goto('/allcourses');
    await learner.getByRole('checkbox', { name: /Others/ }).check();
    await learner.getByRole('link', { name: COURSE }).first().click();
    await expect(learner.getByRole('heading', { name: COURSE })).toBeVisible();
    await expect(learner.getByText('Select a preview lecture to watch')).toBeVisible();
    await expect(learner.getByRole('button', { name: /When something happens/ })).toHaveCount(0);
    await learner.getByRole('button', { name: /In the control room/ }).click();
    await playPast(learner, 1);
  });

  await test.step('pays with the sandbox provider', async () => {
    await learner.getByRole('button', { name: 'Enroll Now' }).first().click();
    await learner.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(learner.getByRole('link', { name: 'Watch Now' }).first()).toBeVisible();
  });

  await test.step('watches the paid lecture past a segment boundary', async () => {
    const playlist = learner.waitForRequest(/\/api\/media\/[^/]+\/master\.m3u8/);
    await learner.getByRole('link', { name: 'Watch Now' }).first().click();
    await expect(learner.getByRole('heading', { name: 'All Lectures' })).toBeVisible();
    await playlist;
    const paid = learner.waitForRequest(/\/api\/media\/[^/]+\/master\.m3u8/);
    await learner.getByRole('button', { name: /When something happens/ }).click();
    paidPlaylist = new URL((await paid).url()).pathname;
    await playPast(learner, SEGMENT_SECONDS + 1);
  });

  await test.step('a stranger asking for the playlist or a segment is refused', async () => {
    const segment = paidPlaylist.replace('master.m3u8', '240p/segment-0.m4s');
    const stranger = await newVisitor(context);
    for (const path of [paidPlaylist, segment])
      expect((await stranger.request.get(path)).status()).toBe(401);
    await signUp(stranger, 'Somebody Else', 'Student');
    for (const path of [paidPlaylist, segment])
      expect((await stranger.request.get(path)).status()).toBe(403);
  });

  await test.step('leaves a review that shows on the home page, and finds it again', async () => {
    await learner.goto('/allcourses');
    await learner.getByRole('link', { name: COURSE }).first().click();
    await learner.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await learner.getByLabel('Your comment').fill(REVIEW);
    await learner.getByRole('button', { name: 'Submit Review' }).click();
    await expect(learner.getByText('Review Added')).toBeVisible();
    const visitor = await newVisitor(context);
    await visitor.goto('/');
    await expect(visitor.getByText(REVIEW)).toBeVisible();
    await learner.reload();
    await expect(learner.getByLabel('Your comment')).toHaveValue(REVIEW);
    await expect(learner.getByRole('radio', { name: '5 stars' })).toBeChecked();
  });
});
