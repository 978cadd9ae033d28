import type { Page, Route } from '@playwright/test';

type Answer = Record<string, unknown>;

const STATUS = '**/api/course/lecturestatus/*';
const PIECES = '**/api/uploads/*';
const RUNGS = [240, 360, 480, 720];
const upload = { uploadId: 'held', fileName: 'week-2.mp4', size: 88_000_000, received: 31_000_000 };

/** The server's status of a lecture's video in states other than ready. */
const VIDEOS: Record<string, Answer> = {
  'a video in the queue': { videoStatus: 'uploaded', percent: 0, queuePlace: 3 },
  'a video being made': {
    videoStatus: 'processing',
    percent: 40,
    renditions: RUNGS.map((height, place) => ({ height, percent: 100 - 30 * place })),
  },
  'a video that failed': {
    videoStatus: 'failed',
    percent: 0,
    failureReason: 'The file has no video track.',
  },
  'an upload left unfinished': { videoStatus: 'none', percent: 0, upload },
};

const NOTHING_YET = { queuePlace: null, renditions: [], failureReason: null, upload: null };

/** The states of a lecture's video, with the preparations for each. */
export const videoStates = Object.entries(VIDEOS).map(([name, said]) => ({
  name,
  prepare: (page: Page) => answerWith(page, { ...NOTHING_YET, ...said }),
}));

async function answerWith(page: Page, { upload: held, ...said }: Answer): Promise<void> {
  // The page listens to an event stream; these states have no events.
  await page.route(`${STATUS}/events`, (route) => route.abort());
  await page.route(STATUS, async (route) => {
    const _id = new URL(route.request().url()).pathname.split('/').at(-1);
    await route.fulfill({ json: { _id, isPlayable: false, ...said, upload: held ?? null } });
  });
  const { videoStatus, failureReason } = said;
  await page.route('**/api/course/getcourselecture/*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { lectures: Answer[] };
    const lectures = reply.lectures.map((lecture) => ({
      ...lecture,
      videoStatus,
      failureReason,
      videoUrl: null,
    }));
    await route.fulfill({ response, json: { ...reply, lectures } });
  });
}

/** Leaves the parts of an upload unanswered, or aborts them. */
export const holdPieces = (page: Page) => onPieces(page, () => undefined);
export const losePieces = (page: Page) => onPieces(page, (route) => route.abort());

async function onPieces(page: Page, then: (route: Route) => unknown): Promise<void> {
  await page.route(PIECES, (route) =>
    route.request().method() === 'PATCH' ? then(route) : route.continue(),
  );
}

/** Random bytes: the server probes them only after they have arrived. */
export async function sendVideo(page: Page): Promise<void> {
  const buffer = Buffer.alloc(300_000, 'lectern');
  const file = { name: 'seeing-before-drawing.mp4', mimeType: 'video/mp4', buffer };
  await page.locator('input[type=file][name=videoUrl]').setInputFiles(file);
  await page.getByRole('button', { name: 'Update Lecture' }).click();
  await page.getByRole('button', { name: 'Cancel upload' }).waitFor();
}
