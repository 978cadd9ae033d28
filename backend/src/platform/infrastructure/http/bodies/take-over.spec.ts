import { describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../domain/domain-error.js';
import { takeOver } from './take-over.js';

async function discardedAfter(work: () => Promise<void>): Promise<string[]> {
  const discarded: string[] = [];
  const discard = async (file: string) => void discarded.push(file);
  await takeOver('file', discard, work).catch(() => undefined);
  return discarded;
}

describe('A stored file', () => {
  it('stays when it was taken over', async () => {
    expect(await discardedAfter(async () => undefined)).toEqual([]);
  });

  it('goes when the change was refused', async () => {
    expect(await discardedAfter(() => Promise.reject(new NotFound()))).toEqual(['file']);
  });

  it('stays when nobody knows whether the change was made', async () => {
    expect(await discardedAfter(() => Promise.reject(new Error('connection lost')))).toEqual([]);
  });
});
