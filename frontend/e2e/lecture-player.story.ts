import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { stream } from './clips.js';
import {
  fillScreen,
  focusPlayer,
  isInFullScreen,
  openLecture,
  read,
  replaceVideos,
  step,
} from './lecture-page.js';

/**
 * The contract of the player, independent of its library: what the lecture page and learners rely on. The server is
 * mocked, so that only the player can fail.
 */
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
    const position = () => read(page, 'currentTime');
    await page.keyboard.press('5');
    await expect.poll(position).toBeGreaterThan(3);
    await page.keyboard.press('j');
    await expect.poll(position).toBeLessThan(1);
    await page.keyboard.press('l');
    await expect.poll(position).toBeGreaterThan(7);
    await page.keyboard.press('0');
    await expect.poll(position).toBeLessThan(1);
    await page.keyboard.press('m');
    await expect.poll(() => read(page, 'muted')).toBe(true);
    await page.keyboard.press('>');
    await expect.poll(() => read(page, 'playbackRate')).toBeGreaterThan(1);
    await page.keyboard.press('<');
    await expect.poll(() => read(page, 'playbackRate')).toBeLessThanOrEqual(1);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  test('shows who has the focus: its keys work with it', async ({ page }) => {
    await openLecture(page);
    const ring = () =>
      page
        .locator('[data-media-player]')
        .evaluate((one) => parseFloat(getComputedStyle(one, '::after').borderTopWidth) || 0);
    expect(await ring()).toBe(0);
    await page.keyboard.press('Tab');
    await focusPlayer(page);
    expect(await ring()).toBeGreaterThanOrEqual(2);
  });

  test('plays and pauses with Space and k wherever the focus stands, unless it needs them', async ({
    page,
  }) => {
    await openLecture(page);
    const paused = () => read(page, 'paused');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('k');
    await expect.poll(paused).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(paused).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // A focused button keeps Space, and k is text inside inputs.
    const transcript = page.getByRole('button', { name: 'Transcript' });
    await transcript.focus();
    await page.keyboard.press('Space');
    await expect(transcript).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() =>
      document.querySelector('main')?.append(document.createElement('input')),
    );
    const field = page.locator('main > input');
    await field.focus();
    await page.keyboard.type('k k');
    await expect(field).toHaveValue('k k');
    expect(await paused()).toBe(true);
    await transcript.focus();
    await page.keyboard.press('k');
    await expect.poll(paused).toBe(false);
    await page.keyboard.press('k');
    await expect.poll(paused).toBe(true);
  });

  test('leaves Space and k to the page when told to', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('checkbox', { name: /outside of the player/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('k');
    await focusPlayer(page);
    await page.keyboard.press('m');
    await expect.poll(() => read(page, 'muted')).toBe(true);
    expect(await read(page, 'paused')).toBe(true);
  });

  test('is as loud as before when a step up ends its silence', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    const volume = async () => Math.round(Number(await read(page, 'volume')) * 100);
    await step(page, 'ArrowDown');
    await expect.poll(volume).toBe(95);
    await step(page, 'ArrowDown');
    await expect.poll(volume).toBe(90);
    // The player itself notices a moment after its video that it is silent.
    const silent = page.locator('.lecture-player [data-muted]').first();
    await page.keyboard.press('m');
    await expect(silent).toBeAttached();
    await step(page, 'ArrowDown');
    await step(page, 'ArrowUp');
    await expect(silent).not.toBeAttached();
    expect(await read(page, 'muted')).toBe(false);
    await expect.poll(volume).toBe(90);
    await step(page, 'ArrowUp');
    await expect.poll(volume).toBe(95);
  });

  test('closes its menu with Escape, however that was opened', async ({ page }) => {
    await openLecture(page);
    const settings = page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await expect(page.getByRole('menuitem', { name: /Speed/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: /Speed/ })).toBeHidden();
    await expect(settings).toBeFocused();
  });

  test('is never higher than a phone held sideways', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openLecture(page);
    const nav = await page.locator('header').first().boundingBox();
    const frame = await page.locator('.lecture-player').boundingBox();
    expect(frame?.height).toBeLessThanOrEqual(390 - (nav?.height ?? 0));
    expect(frame?.width).toBeGreaterThan(700);
  });

  test('shows a poster of another shape as it is', async ({ page }) => {
    await openLecture(page);
    await expect(page.locator('.vds-poster')).toHaveCSS('object-fit', 'contain');
  });

  test('stays plain when its poster does not come', async ({ page }) => {
    await openLecture(page);
    await expect(page.locator('.vds-poster')).toBeVisible();
    await page.route('**/poster.jpg', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect.poll(() => read(page, 'readyState')).toBeGreaterThan(1);
    await expect(page.locator('.vds-poster')).toHaveCount(0);
  });

  test('fits its frame, so that nothing can be scrolled inside', async ({ page }) => {
    await openLecture(page);
    const frame = page.locator('.lecture-player');
    const sizes = () => frame.evaluate((one) => [one.scrollHeight, one.scrollWidth]);
    await expect
      .poll(sizes)
      .toEqual(await frame.evaluate((one) => [one.clientHeight, one.clientWidth]));
  });

  test('fills the screen with f', async ({ page }) => {
    await openLecture(page);
    await fillScreen(page);
  });

  test('says in full screen as well that it stopped, and tries again when the connection is back', async ({
    page,
  }) => {
    await openLecture(page);
    await fillScreen(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => (video.src = '/favicon.svg'));
    const trouble = page.getByRole('alert').filter({ hasText: 'The video stopped.' });
    await expect(trouble).toBeVisible();
    expect(await isInFullScreen(trouble)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(trouble).toBeHidden();
    await expect.poll(() => read(page, 'readyState')).toBeGreaterThan(1);
    expect(await isInFullScreen(page.locator('video'))).toBe(true);
    expect(await read(page, 'paused')).toBe(true);
  });

  test('goes on in the other video when its educator replaced the one that plays', async ({
    page,
  }) => {
    await openLecture(page, '?lecture=lecture-1&t=3');
    await focusPlayer(page);
    await page.keyboard.press('k');
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(3.2);
    await replaceVideos(page);
    const video = page.locator('video');
    await video.evaluate((one: HTMLVideoElement) => (one.src = '/api/media/lecture-1/original'));
    const playing = () => video.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
    await expect.poll(playing).toContain('lecture-1-anew');
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(3.4);
    await expect(page.getByRole('alert').filter({ hasText: 'stopped' })).toBeHidden();
  });

  test('has a menu for speed and captions, sound for axe', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('menuitem', { name: /Speed/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Captions/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.lecture-player').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.getByRole('menuitem', { name: /Speed/ }).click();
    await page.getByRole('slider', { name: 'Speed' }).press('ArrowRight');
    await expect.poll(() => read(page, 'playbackRate')).toBe(1.25);
  });

  test('changes the quality by hand, and by itself where nobody chose', async ({ page }) => {
    const files = stream();
    await page.route('**/api/media/video-1/stream/*', (route) => {
      const body = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
      return body ? route.fulfill({ body }) : route.abort();
    });
    await openLecture(page, '', '/api/media/video-1/stream/master.m3u8');
    await focusPlayer(page);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: /Quality/ }).click();
    await expect(page.getByRole('menuitemradio', { name: /Auto/ })).toBeChecked();
    const higher = page.waitForRequest('**/stream/360-0.m4s');
    await page.getByRole('menuitemradio', { name: '360p' }).click();
    await higher;
    await expect(page.getByRole('menuitemradio', { name: '360p' })).toBeChecked();
  });

  test('stands in a window of its own with i', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('i');
    await expect
      .poll(() => page.evaluate(() => document.pictureInPictureElement !== null))
      .toBe(true);
  });

  test('shows pictures of the storyboard while looking for a place', async ({ page }) => {
    const picture = page.waitForRequest('**/api/media/video-1/storyboard.jpg');
    await openLecture(page);
    await picture;
    await page.locator('.lecture-player .vds-time-slider').hover();
    await expect(page.locator('.lecture-player .vds-slider-thumbnail img')).toHaveAttribute(
      'src',
      /\/api\/media\/video-1\/storyboard\.jpg$/,
    );
  });

  test('goes to the next lecture with Shift and N, and back with Shift and P', async ({ page }) => {
    await openLecture(page);
    await focusPlayer(page);
    await page.keyboard.press('Shift+N');
    await expect(page.getByRole('heading', { level: 1, name: 'Night work' })).toBeVisible();
    const player = page.locator('[data-media-player]');
    await expect(player).toBeFocused();
    // It handles keys only then.
    await expect(player).toHaveAttribute('data-can-play');
    await page.keyboard.press('Shift+P');
    await expect(page.getByRole('heading', { level: 1, name: 'The first shift' })).toBeVisible();
  });

  const byKeys = async (page: Page) => page.keyboard.press('Shift+N');
  const fromTheList = async (page: Page) =>
    page.getByRole('button', { name: /Night work/ }).click();
  for (const [how, goOn] of Object.entries({ byKeys, fromTheList })) {
    test(`goes on playing in the lecture that is chosen while it plays: ${how}`, async ({
      page,
    }) => {
      await openLecture(page);
      await focusPlayer(page);
      await page.keyboard.press('k');
      await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(0.2);
      await goOn(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Night work' })).toBeVisible();
      await expect(page.locator('[data-media-player]')).toHaveAttribute('data-playing');
      await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(0.2);
      expect(await read(page, 'paused')).toBe(false);
    });

    test(`waits in the lecture that is chosen while it waits: ${how}`, async ({ page }) => {
      await openLecture(page);
      await focusPlayer(page);
      await goOn(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Night work' })).toBeVisible();
      await expect(page.locator('[data-media-player]')).toHaveAttribute('data-can-play');
      expect(await read(page, 'paused')).toBe(true);
    });
  }

  test('begins where the address says, once: a reload goes on from the saved position', async ({
    page,
  }) => {
    await openLecture(page, '?lecture=lecture-1&t=6');
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThanOrEqual(6);
    await expect(page.getByText('Resumed at 0:06')).toBeVisible();
    await expect(page).toHaveURL(/\?lecture=lecture-1$/);
    await page.reload();
    await expect.poll(() => read(page, 'readyState')).toBeGreaterThan(1);
    expect(await read(page, 'currentTime')).toBe(0);
  });

  test('starts over when it is asked to before the video has come', async ({ page }) => {
    await openLecture(page);
    let come = () => {};
    const waiting = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/api/media/*/original', async (route) => {
      await waiting;
      await route.fallback();
    });
    await page.goto('/viewlecture/course-1?lecture=lecture-1&t=6');
    const player = page.locator('[data-media-player]');
    await expect(player).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    come();
    await expect(player).toHaveAttribute('data-can-play');
    await expect.poll(() => read(page, 'readyState')).toBeGreaterThan(1);
    expect(await read(page, 'currentTime')).toBeLessThan(1);
  });

  test('offers the next lecture at the end, and begins it by itself', async ({ page }) => {
    await openLecture(page, '?lecture=lecture-1&t=7');
    await focusPlayer(page);
    await page.keyboard.press('k');
    await expect(page.getByRole('group', { name: 'Up next' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Night work' })).toBeVisible();
    await expect.poll(() => read(page, 'paused')).toBe(false);
  });

  test('stays in full screen from one lecture to the next, by hand and by itself', async ({
    page,
  }) => {
    await openLecture(page, '?lecture=lecture-2');
    await fillScreen(page);
    await page.keyboard.press('Shift+P');
    await expect(page.getByRole('heading', { level: 1, name: 'The first shift' })).toBeAttached();
    await expect.poll(() => read(page, 'readyState')).toBeGreaterThan(1);
    await page.keyboard.press('9');
    await page.keyboard.press('k');
    const offer = page.getByRole('group', { name: 'Up next' });
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Cancel' }).focus();
    await expect(page.getByRole('heading', { level: 1, name: 'Night work' })).toBeAttached();
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(0.2);
    expect(await isInFullScreen(page.locator('video'))).toBe(true);
    await page.keyboard.press('k');
    await expect.poll(() => read(page, 'paused')).toBe(true);
  });

  test('is tried again by hand in full screen, and its keys go on working', async ({ page }) => {
    await openLecture(page, '?lecture=lecture-1&t=5');
    await fillScreen(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => (video.src = '/favicon.svg'));
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(() => read(page, 'currentTime')).toBeGreaterThan(5);
    expect(await isInFullScreen(page.locator('video'))).toBe(true);
    await page.keyboard.press('m');
    await expect.poll(() => read(page, 'muted')).toBe(true);
  });

  test('offers the next lecture in full screen, too, until somebody looks for a place', async ({
    page,
  }) => {
    await openLecture(page, '?lecture=lecture-1&t=7');
    await fillScreen(page);
    await page.keyboard.press('k');
    const offer = page.getByRole('group', { name: 'Up next' });
    await expect(offer).toBeVisible();
    expect(await isInFullScreen(offer)).toBe(true);
    await expect(offer.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(offer).toBeHidden();
    await page.keyboard.press('m');
    await expect.poll(() => read(page, 'muted')).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'The first shift' })).toBeAttached();
  });
});
