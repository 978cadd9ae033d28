import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reply } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { CALLS, PERSONAL } from './calls.js';
import { type Actor, ACTORS, Cast, type Send, unfit } from './cast.js';
import { readTable } from './csv.js';

const table = readTable('authz-matrix.csv');
/** The success statuses of calls that do not depend on the caller. */
const OPEN: Readonly<Record<string, number>> = {
  'POST /api/auth/signup': 201,
  'POST /api/auth/googlesignup': 201,
  'POST /api/auth/verifyotp': 400,
  'POST /api/auth/resetpassword': 401,
};

let cast: Cast;
beforeAll(async () => {
  cast = await Cast.of(await TestApp.start({ ROLES: 'api' }));
}, 60_000);
afterAll(() => cast.app.close());

const cells = table.flatMap((row) =>
  ACTORS.map((actor) => ({
    call: row['call'] ?? '',
    state: row['object state'] ?? '',
    actor,
    expected: row[actor] ?? '',
  })).filter(({ expected }) => expected !== '-'),
);

/** The resource of a row, created once for actors who cannot change it. */
const made = new Map<string, Promise<Send>>();

function shared(call: string, state: string, actor: Actor): Promise<Send> {
  const key = PERSONAL.has(call) ? `${call} ${state} ${actor}` : `${call} ${state}`;
  const known = made.get(key) ?? prepared(call, state, actor);
  made.set(key, known);
  return known;
}

async function prepared(call: string, state: string, actor: Actor): Promise<Send> {
  const prepare = CALLS[call];
  if (!prepare) throw new Error(`Nothing knows how to call ${call}.`);
  return prepare(state, cast, actor);
}

describe('The access matrix', () => {
  it.each(cells)('$call · $state · $actor: $expected', async ({ call, state, actor, expected }) => {
    const isOpen = expected === 'open';
    const isRefused = Number.parseInt(expected, 10) >= 400;
    const isChanging = isOpen || !(isRefused || call.startsWith('GET'));
    const send = await (isChanging ? prepared(call, state, actor) : shared(call, state, actor));
    const client = isOpen ? await cast.understudy(actor) : cast.get(actor);
    const reply = await send(client);
    const status = isOpen ? (OPEN[call] ?? 200) : Number.parseInt(expected, 10);
    expect(reply.status).toBe(status);
    if (CODES[status]) expect(CODES[status]).toContain(reply.body['code']);
    check(call, expected, actor, reply);
    // A refusal takes precedence over faults in the body.
    if (isRefused && CODES[status] && !isJudgedWhole(call) && !call.startsWith('GET'))
      expect((await send(unfit(client))).status).toBe(status);
  });

  it('has an answer for every actor in every row', () => {
    const holes = table.filter((row) => ACTORS.some((actor) => !row[actor]));
    expect(holes).toEqual([]);
  });
});

/** The standard codes of refusals; calls may add their own. */
const CODES: Readonly<Record<number, readonly string[]>> = {
  401: ['UNAUTHENTICATED', 'RESET_PROOF_REQUIRED'],
  403: ['FORBIDDEN', 'OWN_COURSE'],
  404: ['NOT_FOUND'],
};

/** A payment proof also identifies the order: an incomplete one identifies none. */
const isJudgedWhole = (call: string) => call === 'POST /api/payment/verify-payment';

type Body = Record<string, unknown>;

/** What the matrix says about a reply's content. */
function check(call: string, expected: string, actor: Actor, { body }: Reply<Body>): void {
  const { _id: self, email } = cast.get(actor).user;
  if (expected === '200-own') for (const { creator } of listIn(body)) expect(creator).toBe(self);
  if (expected === '200-locked') expect(lockedVideosIn(body)).toEqual([null]);
  if (expected === '200-play') expect(lockedVideosIn(body)).toEqual([expect.any(String)]);
  if (call.includes('/api/user/') && expected === '200')
    expect(body).toMatchObject({ _id: self, email });
  if (call === 'GET /api/course/getpublishedcoures') expectPublicView(body, actor);
  if (call === 'POST /api/course/getcreator' && expected === '200')
    expect(Object.keys(body).sort()).toEqual(CARD);
  if (call === 'POST /api/ai/search' && expected === '200') expect(body).toEqual([]);
}

const CARD = [
  '_id',
  'averageRating',
  'courseCount',
  'description',
  'email',
  'name',
  'photoUrl',
  'role',
];

const listIn = (value: unknown) => value as readonly Body[];

function lockedVideosIn({ lectures }: Body): unknown[] {
  return listIn(lectures)
    .filter(({ isPreviewFree }) => isPreviewFree === false)
    .map(({ videoUrl }) => videoUrl);
}

function expectPublicView(courses: unknown, actor: Actor): void {
  const learner = cast.get('student-enrolled').user._id;
  for (const { enrolledStudents, lectures } of listIn(courses)) {
    if (actor !== 'student-enrolled') expect(enrolledStudents).not.toContain(learner);
    for (const { videoUrl } of listIn(lectures)) expect(videoUrl).toBeNull();
  }
}
