import { beforeEach, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { HandoutsView } from '../application/handouts/handouts-view.js';
import type { Handout } from '../domain/handouts/handout.js';
import type { Handouts } from '../domain/handouts/handouts.js';
import { aHandout } from './handout-builder.js';

const [courseId, lectureId, otherLecture] = [0xc1, 0xe1, 0xe2].map(SequentialIds.nth) as [
  string,
  string,
  string,
];
const nth = (n: number) => SequentialIds.nth(0xd0 + n);
const later = new Date('2026-11-02T09:00:00.000Z');
const fileOf = (n: number) => SequentialIds.nth(0xf0 + n);

/** The lectures that the store must know; the second is a free preview. */
export const contractLectures = { courseId, lectureIds: [lectureId, otherLecture] } as const;

export interface OpenHandouts {
  readonly handouts: Handouts;
  readonly view: HandoutsView;
  /** Uses the store as a request does: each request reads what the previous ones wrote. */
  inRequest<T>(work: () => Promise<T>): Promise<T>;
}

const one = (n: number, given: Parameters<typeof aHandout>[0] = {}) =>
  aHandout({ id: nth(n), fileId: fileOf(n), lectureId, courseId, ...given });

/** What every store of handouts promises. @param open returns an empty store on each call */
export function handoutsContract(open: () => Promise<OpenHandouts>): void {
  let store: OpenHandouts;
  beforeEach(async () => {
    store = await open();
  });
  const save = async (...all: Handout[]) => {
    for (const handout of all) await store.inRequest(() => store.handouts.save(handout));
  };
  const stored = () => store.inRequest(() => store.handouts.ofCourse(courseId));

  it('come back as they were saved', async () => {
    const file = { fileId: fileOf(1), name: 'पाठ 1.pdf', size: 52_428_800 };
    const saved = { id: nth(1), lectureId, courseId, ...file };
    await save(one(1, file));
    expect(await stored()).toMatchObject([saved]);
    expect(await store.view.find(nth(1))).toEqual({ ...saved, isPreviewFree: false });
    expect(await store.view.find(nth(2))).toBeNull();
  });

  it('keep what they are when their file is replaced', async () => {
    await save(one(1));
    const file = { fileId: fileOf(2), name: 'Slides.pdf', size: 7 };
    await store.inRequest(async () => {
      const [handout] = await store.handouts.ofCourse(courseId);
      handout?.replace({ ...file, at: later });
      if (handout) await store.handouts.save(handout);
    });
    expect(await stored()).toMatchObject([{ id: nth(1), ...file, addedAt: later }]);
    expect(await store.view.find(nth(1))).toMatchObject(file);
  });

  it('are found by course, each with whether its lecture is a free preview', async () => {
    await save(one(1), one(2, { lectureId: otherLecture }));
    expect((await stored()).map(({ id }) => id).sort()).toEqual([nth(1), nth(2)]);
    expect((await store.view.find(nth(2)))?.isPreviewFree).toBe(true);
  });

  it('are listed as people count', async () => {
    await save(one(1, { name: '10 end.pdf' }), one(2, { name: '2 Loops.pdf' }));
    const listed = await store.view.ofLectures([lectureId, otherLecture]);
    expect(listed.get(lectureId)?.map(({ name }) => name)).toEqual(['2 Loops.pdf', '10 end.pdf']);
    expect(listed.has(otherLecture)).toBe(false);
    expect(await store.view.ofLectures([])).toEqual(new Map());
  });

  it('are gone once they are removed, and no others', async () => {
    await save(one(1), one(2));
    await store.inRequest(async () => {
      const all = await store.handouts.ofCourse(courseId);
      for (const handout of all) if (handout.id === nth(1)) await store.handouts.remove(handout);
    });
    expect((await stored()).map(({ id }) => id)).toEqual([nth(2)]);
    expect(await store.view.find(nth(1))).toBeNull();
  });
}
