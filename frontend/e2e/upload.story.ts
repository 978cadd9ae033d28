import { expect, test } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { mp4 } from './clips.js';
import { joinAs, open, publishCourse } from './people.js';
import { expectSound } from './sound.js';

const MEGABYTE = 1024 * 1024;
const SIZE = 16 * MEGABYTE;

test('an upload tells how it goes, outlives a reload and can be given up', async ({ page }) => {
  await joinAs(page.request, 'Esha Menon', 'educator');
  const { courseId, lectureId } = await publishCourse(page.request, 'Sent slowly', '499');
  // The bytes after the clip are no part of the video, only weight.
  const clip = mp4(1);
  const video = { ...clip, buffer: Buffer.concat([clip.buffer, randomBytes(SIZE)]) };
  const panel = page.getByRole('region', { name: 'Upload', exact: true });
  const bar = page.getByRole('progressbar', { name: /^Upload of/ });
  const sent = () => bar.evaluate((progress: HTMLProgressElement) => progress.value);
  const begin = async () => {
    await page.locator('input[name=videoUrl]').setInputFiles(video);
    await page.getByRole('button', { name: 'Update Lecture' }).click();
  };
  const session = await page.context().newCDPSession(page);
  const uploadThroughput = 2 * MEGABYTE;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
  });

  await test.step('bytes, speed and time left', async () => {
    await open(page, `/editlecture/${courseId}/${lectureId}`);
    await begin();
    await expect(page.getByText('Uploading video... Please wait.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Lecture' })).toBeDisabled();
    await expect(panel.getByText(/^[\d.]+ [KM]B of 1\d(\.\d)? MB$/)).toBeVisible();
    await expect(panel.getByText(/^[\d.]+ [KM]B\/s, 0:\d\d left$/)).toBeVisible();
    await expect.poll(sent).toBeGreaterThan(3 * MEGABYTE);
  });

  await test.step('what has arrived before a reload stays', async () => {
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Unfinished upload' })).toBeVisible();
    await expect(page.getByText(/^\d+ % of .+ has arrived/)).toBeVisible();
    // A store on the network counts what arrived last some seconds later.
    await expect.poll(sent, { timeout: 20_000 }).toBeGreaterThan(MEGABYTE);
    const arrived = await sent();
    await page.locator('input[name=videoUrl]').setInputFiles({ ...clip, name: 'another.mp4' });
    await page.getByRole('button', { name: 'Update Lecture' }).click();
    await page.getByRole('button', { name: 'Keep what has arrived' }).click();
    expect(await sent()).toBe(arrived);
    await begin();
    await expect(panel.getByText(/left$/)).toBeVisible();
    expect(await sent()).toBeGreaterThan(arrived);
  });

  await test.step('cancelled, nothing of it is left', async () => {
    const heard = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await panel.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText('The upload was canceled. Nothing was changed.')).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Update Lecture' })).toBeEnabled();
    // The panel closes at once, but a reload would abort the call to the server.
    await heard;
    await page.reload();
    await expect(page.getByText('There is no video yet.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unfinished upload' })).toHaveCount(0);
  });
});

test('several videos become lectures in the order of their names, with their videos', async ({
  page,
}) => {
  await joinAs(page.request, 'Esha Menon', 'educator');
  const { courseId } = await publishCourse(page.request, 'Sent together', '499');
  await open(page, `/createlecture/${courseId}`);
  const clip = mp4(1);
  const named = (name: string) => ({ ...clip, name });
  const slides = {
    name: 'slides.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  };
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add videos' }).click();
  const files = [
    named('10 - The end.mp4'),
    named('2_Night_shifts.mp4'),
    named('1 Intro.mp4'),
    slides,
  ];
  await (await choosing).setFiles(files);

  const heading = page.getByRole('heading', { name: '3 lectures from these videos' });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/left out: slides\.pdf/)).toBeVisible();
  await expectSound(page, 'chosen videos');
  await page.getByRole('button', { name: 'Create and upload' }).click();
  await expect(page.getByText('3 videos uploaded')).toBeVisible();
  await expect(page.getByText('Uploaded: 3 of 3')).toBeFocused();
  const titles = page.getByRole('link', { name: /^Edit / });
  await expect(titles).toHaveCount(4);
  await page.reload();
  await expect(titles).toHaveCount(4);
  const [, ...added] = await titles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label')),
  );
  expect(added).toEqual(['Edit Intro', 'Edit Night shifts', 'Edit The end']);
  // Made ready by the worker, each of its own.
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(3);
});
