import { randomUUID } from 'node:crypto';
import { ApiContract } from './api-contract.js';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SignedUpUser {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** Read once per test file, and only if there are replies to check. */
let contract: ApiContract | undefined;

/**
 * Uses the application like a browser: over HTTP, with a cookie jar; checks every reply against the OpenAPI documents.
 */
export class HttpClient {
  private readonly jar = new Map<string, string>();
  /** The account this client signed up with. */
  user: SignedUpUser = { _id: '', name: '', email: '', role: '' };

  constructor(private readonly baseUrl: string) {}

  get<T = Record<string, unknown>>(path: string, options?: RequestOptions): Promise<Reply<T>> {
    return this.send<T>('GET', path, undefined, options);
  }

  post<T = Record<string, unknown>>(
    path: string,
    body?: object,
    options?: RequestOptions,
  ): Promise<Reply<T>> {
    return this.send<T>('POST', path, body, options);
  }

  put<T = Record<string, unknown>>(
    path: string,
    body?: object,
    options?: RequestOptions,
  ): Promise<Reply<T>> {
    return this.send<T>('PUT', path, body, options);
  }

  delete<T = Record<string, unknown>>(path: string, options?: RequestOptions): Promise<Reply<T>> {
    return this.send<T>('DELETE', path, undefined, options);
  }

  /** Sends `FormData` and text unchanged, and everything else as JSON. */
  async send<T>(
    method: string,
    path: string,
    body?: object | string,
    options: RequestOptions = {},
  ): Promise<Reply<T>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(this.jar.size > 0 && { cookie: this.cookieHeader }),
        ...options.headers,
      },
      ...(body !== undefined && {
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    this.remember(response.headers.getSetCookie());
    const text = await response.text();
    const contentType = response.headers.get('content-type') ?? '';
    const parsed: unknown = contentType.includes('json') && text !== '' ? JSON.parse(text) : text;
    const { status, headers } = response;
    contract ??= ApiContract.read();
    contract.check({ method, path, status, contentType, body: parsed });
    return { status, body: parsed as T, headers };
  }

  async signUp(role: 'student' | 'educator', name: string): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    const password = 'correct horse battery';
    const reply = await this.post<SignedUpUser>('/api/auth/signup', {
      name,
      email,
      password,
      role,
    });
    if (reply.status !== 201)
      throw new Error(`sign-up answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    this.user = reply.body;
  }

  cookie(name: string): string | undefined {
    return this.jar.get(name);
  }

  setCookie(name: string, value: string): void {
    this.jar.set(name, value);
  }

  get cookieHeader(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private remember(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      const isOver = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (isOver) this.jar.delete(name);
      else this.jar.set(name, value.join('='));
    }
  }
}
