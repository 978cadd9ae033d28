import { beforeEach, describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { ResetRequest } from '../domain/reset-request.js';
import type { ResetRequests } from '../domain/reset-requests.js';

export interface OpenResetRequests {
  readonly requests: ResetRequests;
  /** The types of the facts that were saved. */
  facts(): Promise<string[]>;
}

const AT = new Date('2026-11-21T10:00:00Z');
const EMAIL = 'asha@example.com';
const [first, second] = [SequentialIds.nth(0xe1), SequentialIds.nth(0xe2)];

/** What every store of reset requests promises. @param open returns an empty store on each call */
export function resetRequestsContract(open: () => Promise<OpenResetRequests>): void {
  let store: OpenResetRequests;
  beforeEach(async () => {
    store = await open();
  });
  const save = (id: string, at = AT) => store.requests.save(ResetRequest.ask(id, EMAIL, at));

  describe('a request for a code', () => {
    it('is saved with its fact, and taken as it was', async () => {
      await save(first);
      expect(await store.facts()).toEqual(['identity.reset_asked.v1']);
      const taken = await store.requests.take(first);
      expect(taken).toMatchObject({ id: first, email: EMAIL, askedAt: AT });
      expect(taken?.isStale(AT)).toBe(false);
    });

    it('is taken once, even by two at a time', async () => {
      await save(first);
      const taken = await Promise.all([store.requests.take(first), store.requests.take(first)]);
      expect(taken.filter((request) => request !== null)).toHaveLength(1);
      expect(await store.requests.take(first)).toBeNull();
    });

    it('that nobody took is forgotten, but no more at a time than asked for', async () => {
      await save(first);
      await save(second);
      const later = new Date(AT.getTime() + 1);
      expect(await store.requests.removeOver(AT, 9)).toBe(0);
      expect(await store.requests.removeOver(later, 1)).toBe(1);
      expect(await store.requests.removeOver(later, 9)).toBe(1);
    });
  });
}
