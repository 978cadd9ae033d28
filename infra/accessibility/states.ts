import type { Page, Route } from '@playwright/test';
import type { Person, Screen } from '../screenshots/screens.ts';
import { holdPieces, losePieces, sendVideo, videoStates } from './video-states.ts';

/** The server's behavior while a screen is checked. */
type Server = 'answers' | 'is slow' | 'fails';

export interface State extends Screen {
  server: Server;
  /** Preparations before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
}

// Always answered, because without them every screen redirects to /signup.
const ALWAYS = /\/api\/(user\/currentuser|site)$/;

/** Makes the server behave as the state requires. */
export async function arrange(page: Page, { server, prepare }: State): Promise<void> {
  await prepare?.(page);
  if (server === 'answers') return;
  await page.route('**/api/**', (route: Route) => {
    if (ALWAYS.test(new URL(route.request().url()).pathname)) return route.continue();
    // Never answered, so the screen stays in its waiting state.
    if (server === 'is slow') return;
    return route.fulfill({ status: 500, json: { message: 'Broken.', code: 'INTERNAL' } });
  });
}

/** Whether the screen shows videos, so that it must be checked after they are transcoded. */
export function needsVideos({ server, who }: State): boolean {
  return server === 'answers' && who !== 'visitor';
}

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Every screen filled, waiting and failed, and the dialogs and menus on it. */
export function statesOf(screens: readonly Screen[]): State[] {
  const path = (name: string) => screens.find((screen) => screen.name === name)?.path ?? '/';
  const opened = (name: string, who: Person, on: string, act: (page: Page) => Promise<void>) => ({
    name,
    who,
    path: path(on),
    act,
    server: 'answers' as const,
  });
  const sent = (name: string, prepare: (page: Page) => Promise<void>) => ({
    ...opened(name, 'educator', 'edit-lecture', sendVideo),
    prepare,
  });
  return [
    ...screens.map((screen) => ({ ...screen, server: 'answers' as const })),
    ...screens
      .filter(({ act }) => !act)
      .flatMap((screen) => [
        { ...screen, name: `${screen.name}, waiting`, server: 'is slow' as const },
        { ...screen, name: `${screen.name}, broken`, server: 'fails' as const },
      ]),
    opened('login with errors', 'visitor', 'login', click('Login')),
    opened('signup with errors', 'visitor', 'signup', click('Sign Up')),
    opened('a code asked for without an address', 'visitor', 'forgot-password', click('Send OTP')),
    opened('a wrong password, busy and toasted', 'visitor', 'login', wrongPassword),
    opened('the second step of a forgotten password', 'visitor', 'forgot-password', sendCode),
    opened('a new email address asked for', 'learner', 'account', changeEmail),
    opened('a new email address not given', 'learner', 'account', changeEmailToNothing),
    opened('the code for a new email address', 'learner', 'account', mailEmailCode),
    opened('a preview that plays', 'learner', 'view-course', click(/Free preview/)),
    opened('a review reported', 'learner', 'view-course', click('Report')),
    opened('the menu of the player', 'learner', 'view-lecture', playerMenu),
    opened('the keys of the player', 'learner', 'view-lecture', playerKeys),
    opened('nothing found', 'learner', 'search-with-ai', searchNothing),
    opened('a course about to be deleted', 'educator', 'edit-course', click('Delete')),
    opened('a lecture about to be removed', 'educator', 'edit-lecture', click('Remove Lecture')),
    opened('a course without a title', 'educator', 'create-course', click('Create Course')),
    opened('unsaved changes left', 'educator', 'edit-course', leave),
    opened('a coupon without a code', 'educator', 'coupons', click('Create coupon')),
    opened('a coupon asked for', 'learner', 'view-course', click('Have a coupon?')),
    opened('a quiz without a question', 'educator', 'edit-quiz', click('Save quiz')),
    ...videoStates.flatMap(({ name, prepare }) =>
      ['edit-lecture', 'create-lecture'].map((on) => ({
        name: `${name}, ${on}`,
        who: 'educator' as const,
        path: path(on),
        server: 'answers' as const,
        prepare,
      })),
    ),
    sent('an upload under way', holdPieces),
    sent('an upload that lost its connection', losePieces),
    {
      ...opened('a file refused beside one under way', 'educator', 'edit-lecture', chooseFiles),
      prepare: holdFiles,
    },
  ];
}

/** A file for learners that is sent stays on its way. */
async function holdFiles(page: Page): Promise<void> {
  await page.route('**/api/course/handouts/*', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
}

async function chooseFiles(page: Page): Promise<void> {
  const files = ['setup.exe', 'slides.pdf', 'plan.pdf'].map((name) => ({
    ...{ name, mimeType: 'application/octet-stream', buffer: Buffer.from(name) },
  }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles(files);
  await page.getByText('1 more waits.').waitFor();
}

async function wrongPassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@lectern.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
}

async function sendCode(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('learner@lectern.test');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('button', { name: 'Verify OTP' }).waitFor();
}

async function changeEmail(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').waitFor();
}

async function changeEmailToNothing(page: Page): Promise<void> {
  await changeEmail(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Enter the new email address.').waitFor();
}

async function mailEmailCode(page: Page): Promise<void> {
  await changeEmail(page);
  await page.getByLabel('New email address').fill('new-address@lectern.test');
  await page.getByLabel('Your password').fill('lectern-demo');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
}

async function playerMenu(page: Page): Promise<void> {
  const player = page.locator('.lecture-player [data-media-player][data-can-play]');
  // On phones the controls appear with the first playback.
  await player.press('k');
  await player.hover();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: /Quality/ }).waitFor();
}

async function playerKeys(page: Page): Promise<void> {
  const player = page.locator('.lecture-player [data-media-player][data-can-play]');
  await player.press('?');
  await page.getByRole('dialog').waitFor();
}

async function searchNothing(page: Page): Promise<void> {
  await page.getByLabel('What do you want to learn?').fill('qzxv');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('No Courses Found').first().waitFor();
}

async function leave(page: Page): Promise<void> {
  await page.getByLabel('Subtitle').fill('Changed, not saved');
  await page.getByRole('link', { name: 'Back to my courses' }).click();
  await page.getByRole('alertdialog').waitFor();
}
