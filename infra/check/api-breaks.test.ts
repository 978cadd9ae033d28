import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { breaks } from './api-breaks.ts';

// Breaks planted in the real document: whatever the gate misses would break callers.

const real = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as ApiDocument;
const schemaOf = ({ components }: ApiDocument, name: string): Schema => components.schemas[name]!;
const field = (document: ApiDocument, schema: string, name: string): Schema =>
  schemaOf(document, schema).properties![name]!;
const call = ({ paths }: ApiDocument, path: string, method: string): Operation =>
  paths[path]![method]!;

function changed(change: (document: ApiDocument) => unknown): string[] {
  const now = structuredClone(real);
  change(now);
  return breaks(real, now);
}

const PLANTED: [string, (document: ApiDocument) => unknown, RegExp][] = [
  ['a call is gone', (d) => delete d.paths['/api/site'], /^GET \/api\/site is gone$/],
  [
    'a method is gone',
    (d) => delete d.paths['/api/user/tokens']!['post'],
    /^POST \/api\/user\/tokens is gone$/,
  ],
  [
    'an operation has another id',
    (d) => (call(d, '/api/site', 'get').operationId = 'readSite'),
    /operationId getSite is now readSite/,
  ],
  [
    'tokens open a call no more',
    (d) => (call(d, '/api/user/currentuser', 'get').security = [{ session: [] }]),
    /token does not open it any more/,
  ],
  [
    'visitors may call no more',
    (d) => (call(d, '/api/site', 'get').security = [{ session: [] }]),
    /a log-in is needed now/,
  ],
  [
    'a parameter is gone',
    (d) => (call(d, '/api/course/getpublishedcourses', 'get').parameters = []),
    /query sort is gone/,
  ],
  [
    'a parameter is required',
    (d) => (call(d, '/api/site', 'get').parameters = [{ name: 'of', in: 'query', required: true }]),
    /query of is required now/,
  ],
  [
    'a request needs another field',
    (d) => schemaOf(d, 'LogInRequest').required!.push('captcha'),
    /captcha is required now/,
  ],
  [
    'a request takes less',
    (d) => (field(d, 'SignUpRequest', 'email').maxLength = 50),
    /email has another maxLength: 50/,
  ],
  [
    'a request has to look in some way',
    (d) => (field(d, 'LogInRequest', 'email').pattern = '^[a-z]+@example'),
    /email has another pattern/,
  ],
  [
    'a request takes a value no more',
    (d) => field(d, 'SignUpRequest', 'role').enum?.pop(),
    /role does not take \w+ any more/,
  ],
  [
    'a success has another status',
    (d) => {
      const { responses } = call(d, '/api/auth/signup', 'post');
      responses['200'] = responses['201']!;
      delete responses['201'];
    },
    /201 is not answered any more/,
  ],
  [
    'a reply lacks a field',
    (d) => delete schemaOf(d, 'User').properties!['role'],
    /200: role is gone/,
  ],
  [
    'a reply sometimes lacks a field',
    (d) => (schemaOf(d, 'User').required = ['_id']),
    /200: name is optional now/,
  ],
  [
    'a field deep in a reply has another type',
    (d) => (field(d, 'LectureSummary', 'durationSeconds').type = 'string'),
    /lectures\[\]\.durationSeconds is string/,
  ],
  [
    'a field may be null',
    (d) => (field(d, 'User', 'name').type = ['string', 'null']),
    /name is null, not string/,
  ],
  [
    'errors have another shape',
    (d) => delete schemaOf(d, 'Problem').properties!['code'],
    /429: code is gone/,
  ],
  [
    'an event is told no more',
    (d) => delete d.webhooks!['review.created'],
    /review\.created is gone/,
  ],
  [
    'an event says less',
    (d) => {
      const body = d.webhooks!['enrollment.created']!['post']!.requestBody!;
      delete body.content['application/json']!.schema!.properties!['data']!.properties!['courseId'];
    },
    /data\.courseId is gone/,
  ],
];

const ADDED: [string, (document: ApiDocument) => unknown][] = [
  ['nothing changed', () => undefined],
  ['a call', (d) => (d.paths['/api/new'] = { get: { operationId: 'getNew', responses: {} } })],
  ['a field of a reply', (d) => (schemaOf(d, 'User').properties!['nickname'] = { type: 'string' })],
  [
    'an optional field of a request',
    (d) => (schemaOf(d, 'LogInRequest').properties!['device'] = { type: 'string' }),
  ],
  [
    'an optional parameter',
    (d) =>
      call(d, '/api/course/getpublishedcourses', 'get').parameters!.push({
        name: 'language',
        in: 'query',
      }),
  ],
  ['a longer address', (d) => (field(d, 'SignUpRequest', 'email').maxLength = 5000)],
  ['a new status of videos', (d) => schemaOf(d, 'VideoStatus').enum!.push('paused')],
  ['a way to log in', (d) => call(d, '/api/user/tokens', 'get').security!.push({ token: [] })],
  ['an event', (d) => (d.webhooks!['course.retired'] = {})],
];

describe('The gate against breaking changes of the API', () => {
  for (const [sin, change, told] of PLANTED)
    it(`stops it when ${sin}`, () => {
      const found = changed(change);
      assert.ok(
        found.some((fault) => told.test(fault)),
        `told: ${found.join('; ')}`,
      );
    });

  for (const [addition, change] of ADDED)
    it(`lets through: ${addition}`, () => assert.deepEqual(changed(change), []));
});
