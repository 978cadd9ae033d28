import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/test-app.js';
import { ABSENT, type Actor, Cast } from './cast.js';
import { readTable } from './csv.js';
import { routesOf } from './routes.js';

// Calls that are not in the access matrix, made with an unknown id and without a body: shows the route's policy for
// each actor, before the resource is looked up. Writes by ops staff are 400: they may see everything, and their reason
// is validated before the resource is looked up; so are calls that need a query.
const later = readTable('later-calls.csv');
const matrix = readTable('authz-matrix.csv');

const ACTORS: Readonly<Record<string, Actor>> = {
  anon: 'anon',
  student: 'student',
  educator: 'educator-other',
  ops: 'ops',
  'ended-session': 'ended-session',
};

/** Path parameters other than ids. */
const EXAMPLES: Readonly<Record<string, string>> = {
  rung: '240p',
  file: 'init.mp4',
  key: 'x',
  language: 'en',
  track: 'en.vtt',
  kind: 'vtt',
};
const exampleOf = (_part: string, name: string) => EXAMPLES[name] ?? ABSENT;

let cast: Cast;
beforeAll(async () => {
  cast = await Cast.of(await TestApp.start({ ROLES: 'api' }));
}, 60_000);
afterAll(() => cast.app.close());

const cells = later.flatMap((row) =>
  Object.entries(ACTORS).map(([column, actor]) => ({
    call: row['call'] ?? '',
    column,
    actor,
    expected: Number(row[column]),
  })),
);

describe('The later calls', () => {
  it.each(cells)('$call · $column: $expected', async ({ call, actor, expected }) => {
    const [method = '', path = ''] = call.split(' ');
    const client = await cast.understudy(actor);
    const reply = await client.send(method, path.replaceAll(/[{*](\w+)\}?/g, exampleOf));
    expect(reply.status).toBe(expected);
  });

  const refused = cells.filter(
    ({ call, expected }) => /^(POST|PUT|DELETE)/.test(call) && [401, 403, 404].includes(expected),
  );
  it.each(refused)('$call · $column: $expected with an unfit body, too', async (cell) => {
    const [method = '', path = ''] = cell.call.split(' ');
    const client = await cast.understudy(cell.actor);
    const reply = await client.send(method, path.replaceAll(/[{*](\w+)\}?/g, exampleOf), UNFIT);
    expect(reply.status).toBe(cell.expected);
  });
});

/** Every body field of these calls, each with an invalid value. */
const FIELDS = ['ground', 'lectureIds', 'note', 'reason', 'role', 'text', 'url', 'dryRun'];
const UNFIT = Object.fromEntries(FIELDS.map((field) => [field, {}]));

describe('A malformed id', () => {
  const named = [...matrix, ...later].filter(({ call }) => / \/api\/.*\{\w+Id\}/.test(call ?? ''));
  const calls = [...new Set(named.map(({ call }) => call ?? ''))];

  it.each(calls)('is 404 whatever the body: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const mine = path.replaceAll(/[{*](\w+)\}?/g, (part, name: string) =>
      name.endsWith('Id') ? 'x' : exampleOf(part, name),
    );
    const body = ['GET', 'HEAD'].includes(method) ? undefined : UNFIT;
    const replies = await Promise.all(
      (['student', 'educator-other', 'ops'] as const).map(async (actor) =>
        (await cast.understudy(actor)).send(method, mine, body),
      ),
    );
    const statuses = new Set(replies.map(({ status }) => status));
    statuses.delete(403);
    expect([...statuses]).toEqual([404]);
  });
});

describe('What a member is told', () => {
  const reads = [...new Set([...matrix, ...later].map((row) => row['call'] ?? ''))]
    .filter((call) => call.startsWith('GET ') && !call.includes('{') && !call.includes('*'))
    .filter((call) => call !== 'GET /api/auth/logout');

  it.each(reads)('is for no cache that others ask, too: %s', async (call) => {
    const [, path = ''] = call.split(' ');
    const clients = await Promise.all(
      (['student', 'educator-other', 'ops'] as const).map((actor) => cast.understudy(actor)),
    );
    const replies = await Promise.all(clients.map((client) => client.get(path)));
    const isSame = new Set(replies.map(({ body }) => JSON.stringify(body))).size === 1;
    const policies = replies.map(({ headers }) => headers.get('cache-control') ?? 'none');
    expect(policies.filter((policy) => !isSame && !/private|no-store/.test(policy))).toEqual([]);
  });
});

describe('Every route', () => {
  it('stands in the access matrix or among the later calls (backend/test/access/*.csv)', () => {
    const known = new Set([...matrix, ...later].map((row) => row['call']));
    expect(routesOf(cast.app).filter((route) => !known.has(route))).toEqual([]);
  });

  it('named there exists', () => {
    const routes = new Set(routesOf(cast.app));
    const named = [...matrix, ...later].map((row) => row['call'] ?? '');
    expect(named.filter((call) => !routes.has(call))).toEqual([]);
  });
});
