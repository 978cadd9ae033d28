import { randomUUID } from 'node:crypto';

export const PASSWORD = 'correct horse battery staple';

/** A user with a session. */
export interface Person {
  id: string;
  email: string;
  /** The `Cookie` header. */
  cookie: string;
}

export async function signUp(url: string, role: 'student' | 'educator'): Promise<Person> {
  const email = `${randomUUID()}@bench.example`;
  const reply = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A person', email, password: PASSWORD, role }),
  });
  if (reply.status !== 201) throw new Error(`Sign-up answered ${reply.status}.`);
  const { _id: id } = (await reply.json()) as { _id: string };
  return { id, email, cookie: cookiesOf(reply) };
}

export function cookiesOf(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Sends a request that must succeed; returns the JSON. */
export async function ask<T>(
  url: string,
  path: string,
  { cookie, ...init }: RequestInit & { cookie?: string } = {},
): Promise<T> {
  const reply = await fetch(`${url}${path}`, {
    ...init,
    headers: { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}
