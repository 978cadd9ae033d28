import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { committedContract } from '../api-contract.ts';

export interface Reply<T> {
  status: number;
  body: T;
  /** How many tries it took. */
  tries: number;
}

const contract = committedContract();
const PATIENCE_MS = 60_000;
/** The maximum number of tries. */
const STUBBORN = 10;
const AWAY = new Set([502, 503, 504]);

/** A user of the client: keeps cookies, and retries with the same Idempotency-Key when the service was unavailable. */
export class Person {
  readonly email = `${randomUUID()}@example.com`;
  id = '';
  private readonly jar = new Map<string, string>();
  private readonly baseUrl: string;
  /** Receives replies that nobody should ever get. */
  private readonly onBug: (what: string) => void;

  constructor(baseUrl: string, onBug: (what: string) => void) {
    this.baseUrl = baseUrl;
    this.onBug = onBug;
  }

  async signUp(role: 'student' | 'educator'): Promise<void> {
    const password = 'correct horse battery';
    const account = { name: `A ${role}`, email: this.email, password, role };
    const reply = await this.post<{ _id: string }>('/api/auth/signup', account);
    // A sign-up whose reply was lost has succeeded.
    const known =
      reply.status === 409 && reply.tries > 1
        ? await this.post<{ _id: string }>('/api/auth/login', { email: this.email, password })
        : reply;
    if (known.status >= 300) throw new Error(`sign-up: ${JSON.stringify(known)}`);
    this.id = known.body._id;
  }

  get<T>(path: string): Promise<Reply<T>> {
    return this.send<T>('GET', path);
  }

  post<T>(path: string, body: object): Promise<Reply<T>> {
    return this.send<T>('POST', path, body, randomUUID());
  }

  /** A single try, without retries. */
  async once(method: string, path: string, body?: object, key?: string): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(key && !isForm ? { 'idempotency-key': key } : {}),
        cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      this.jar.set(name, value.join('='));
    }
    return response;
  }

  private async send<T>(
    method: string,
    path: string,
    body?: object,
    key?: string,
  ): Promise<Reply<T>> {
    const until = Date.now() + PATIENCE_MS;
    let busy = 0;
    for (let tries = 1; Date.now() < until; tries += 1) {
      try {
        const response = await this.once(method, path, body, key);
        const text = await response.text();
        if (response.status === 500) this.onBug(`${method} ${path} answered 500: ${text}`);
        const isBusy = response.status === 409 && text.includes('REQUEST_IN_PROGRESS');
        // The first try died with its process, and its key is locked for a minute. Impatient users click again, so
        // nothing may happen twice even without the key.
        if (isBusy && (busy += 1) === STUBBORN) key = undefined;
        if (!AWAY.has(response.status) && response.status !== 500 && !isBusy) {
          const reply = { status: response.status, body: parse<T>(text), tries };
          this.holdToTheContract(method, path, response, reply.body);
          return reply;
        }
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      await sleep(200);
    }
    throw new Error(`${method} ${path} was not answered within ${PATIENCE_MS / 1000} s`);
  }

  private holdToTheContract(
    method: string,
    path: string,
    { status, headers }: Response,
    body: unknown,
  ): void {
    try {
      const contentType = headers.get('content-type') ?? '';
      contract.check({ method, path, status, contentType, body });
    } catch (fault) {
      this.onBug((fault as Error).message);
    }
  }
}

function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    return text as T;
  }
}
