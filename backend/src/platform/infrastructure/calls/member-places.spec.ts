import { describe, expect, it } from '@jest/globals';
import { MemberPlaces } from './member-places.js';

const refusal = () => new Error('No place is left.');
const nothing = async () => undefined;

describe('The places of a member', () => {
  it('are as many as there are, and others have their own', async () => {
    const places = new MemberPlaces(2);
    const work = Promise.withResolvers<void>();
    const both = [1, 2].map(() => places.take('asha', refusal, () => work.promise));
    await expect(places.take('asha', refusal, nothing)).rejects.toThrow('No place is left.');
    await places.take('ravi', refusal, nothing);
    work.resolve();
    await Promise.all(both);
    await places.take('asha', refusal, nothing);
  });

  it('are free again when the work failed', async () => {
    const places = new MemberPlaces(1);
    const failing = places.take('asha', refusal, () => Promise.reject(new Error('It failed.')));
    await expect(failing).rejects.toThrow('It failed.');
    await places.take('asha', refusal, nothing);
  });
});
