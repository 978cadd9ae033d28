import { request, type BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../local/demo-stack.ts';
import type { Person } from './screens.ts';

export const PEOPLE: readonly Person[] = ['visitor', 'learner', 'educator'];

export type States = Record<Person, Awaited<ReturnType<BrowserContext['storageState']>>>;

/** Browser states of the demo people, logged in, and of a visitor. */
export async function logIn(baseURL: string): Promise<States> {
  const entries = PEOPLE.map(async (who) => {
    await using api = await request.newContext({ baseURL });
    if (who !== 'visitor') {
      const data = { email: `${who}@lectern.test`, password: DEMO_PASSWORD };
      const answer = await api.post('/api/auth/login', { data });
      if (!answer.ok()) throw new Error(`${who} could not log in: ${answer.status()}`);
    }
    return [who, await api.storageState()] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as States;
}
