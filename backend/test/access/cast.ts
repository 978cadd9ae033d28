import { randomUUID } from 'node:crypto';
import type { HttpClient, Reply } from '../support/http-client.js';
import type { TestApp } from '../support/test-app.js';

export const ACTORS = [
  'anon',
  'student',
  'student-enrolled',
  'educator-other',
  'educator-owner',
  'ops',
  'ended-session',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Sends a call about a resource created for it. */
export type Send = (client: HttpClient) => Promise<Reply<Record<string, unknown>>>;

export const ABSENT = '0192f0c1-7b5e-7000-8000-000000000000';

/** The actors of the access matrix. */
export class Cast {
  private readonly understudies = new Map<Actor, HttpClient>();

  private constructor(
    readonly app: TestApp,
    private readonly clients: ReadonlyMap<Actor, HttpClient>,
  ) {}

  static async of(app: TestApp): Promise<Cast> {
    const ended = await app.signUp('student');
    const session = ended.cookie('session') ?? '';
    await ended.post('/api/auth/logout');
    ended.setCookie('session', session);
    return new Cast(
      app,
      new Map<Actor, HttpClient>([
        ['anon', app.visitor()],
        ['student', await app.signUp('student')],
        ['student-enrolled', await app.signUp('student')],
        ['educator-other', await app.signUp('educator')],
        ['educator-owner', await app.signUp('educator')],
        ['ops', await app.opsStaff()],
        ['ended-session', ended],
      ]),
    );
  }

  get(actor: Actor): HttpClient {
    const client = this.clients.get(actor);
    if (!client) throw new Error(`Nobody plays ${actor}.`);
    return client;
  }

  /** A client with a session of its own of the actor's account, for calls that may replace or end it. */
  async understudy(actor: Actor): Promise<HttpClient> {
    const known = this.understudies.get(actor);
    // A call that ended the session also took its cookie.
    if (known && (actor === 'anon' || known.cookie('session') !== undefined)) return known;
    const client = await this.newUnderstudy(actor);
    this.understudies.set(actor, client);
    return client;
  }

  private async newUnderstudy(actor: Actor): Promise<HttpClient> {
    const client = this.app.visitor();
    const session = this.get(actor).cookie('session');
    if (actor === 'anon' || session === undefined) return client;
    if (actor === 'ended-session') {
      client.setCookie('session', session);
      return client;
    }
    const { email } = this.get(actor).user;
    await client.post('/api/auth/login', { email, password: PASSWORD });
    return client;
  }
}

/** The same client, with bodies that only contain the ids of their resource and are invalid otherwise. */
export function unfit(client: HttpClient): HttpClient {
  const send: HttpClient['send'] = (method, path, body, options) =>
    client.send(method, path, body instanceof FormData ? UNFIT_FORM : spoiled(body), options);
  return Object.assign(Object.create(client) as HttpClient, { send });
}

const UNFIT_FORM = new FormData();
UNFIT_FORM.set('isPublished', 'perhaps');
UNFIT_FORM.set('isPreviewFree', 'perhaps');

const spoiled = (body: object | string = {}) =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, /id$/i.test(key) ? (value as unknown) : {}]),
  );

/** The password of all test accounts. */
export const PASSWORD = 'correct horse battery';

export const newEmail = () => `${randomUUID()}@example.com`;
