import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import type { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { LostCommit } from '../../../../platform/testing/lost-commit.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { InMemoryStoredBytes } from '../../testing/in-memory-stored-bytes.js';
import { MAX_UPLOAD_PARTS } from '../../domain/uploads/upload.js';
import { anUpload, noon, partOf } from '../../testing/upload-builder.js';
import { BeginUpload } from './begin-upload.js';
import { DiscardLostUploads } from './discard-lost-uploads.js';
import { DiscardUpload } from './discard-upload.js';
import { EraseUploads } from './erase-uploads.js';
import { FormsUnderWay, FormUnderWay } from './forms-under-way.js';
import { StoreUploadParts } from './store-upload-parts.js';
import { SweepUploads } from './sweep-uploads.js';
import { UploadQuota } from './upload-quota.js';

const QUOTA = 10_000;

/** The default values of an upload in these tests. */
const usual = {
  userId: EDUCATOR,
  lectureId: 'lecture-1',
  size: 6,
  fileName: 'shift.mp4',
  sha256: null,
};

async function stageWith({ used = 0 } = {}) {
  const lectures = Array.from({ length: 10 }, (_, n) => aLecture(`lecture-${n}`, n));
  const stage = await authoringStage(aCourse(), ...lectures);
  const { uploads, unitOfWork, ids, clock, ownCourses } = stage;
  const files = new InMemoryFiles();
  const discard = new DiscardUpload(uploads, files, unitOfWork);
  const stored = Object.assign(new InMemoryStoredBytes(uploads), { kept: used });
  const quota = new UploadQuota(
    { bytesPerEducator: QUOTA, copiesBesideFiles: false },
    stored,
    uploads,
    files,
    new FormsUnderWay(),
  );
  const beginning = (work: UnitOfWork) =>
    new BeginUpload(ownCourses, uploads, quota, discard, work, ids, clock);
  return {
    ...stage,
    files,
    quota,
    parts: new StoreUploadParts(uploads, files, unitOfWork, ids, clock),
    sweep: new SweepUploads(uploads, discard, clock),
    discard,
    beginning,
    begin: (given: Partial<typeof usual> = {}) =>
      beginning(unitOfWork).execute({ ...usual, ...given }),
  };
}

describe('Storing what arrives', () => {
  it('ends as gone when the upload was given up while a part was on its way', async () => {
    const { begin, parts, discard, files } = await stageWith();
    const { id } = await begin();
    async function* content() {
      yield Buffer.from('abc');
      await discard.execute(id);
      files.failNextWrite(new Error('ENOENT: no such file or directory, rename'));
      yield Buffer.from('d');
    }
    await expect(parts.execute(id, 0, content())).rejects.toThrow(NotFound);
  });

  it('keeps nothing of a part whose sender was locked meanwhile', async () => {
    const { begin, parts, uploads, files } = await stageWith();
    const { id } = await begin();
    const content = Readable.from([Buffer.from('abc')]);
    const locked = () => Promise.reject(new Error('locked'));
    await expect(parts.execute(id, 0, content, locked)).rejects.toThrow('locked');
    expect([(await uploads.lock(id))?.received, files.keys]).toEqual([0, []]);
  });

  it('tells what is wrong with the store when it is the store', async () => {
    const { begin, parts, files } = await stageWith();
    files.failNextWrite();
    const { id } = await begin();
    const content = Readable.from([Buffer.from('abc')]);
    await expect(parts.execute(id, 0, content)).rejects.toThrow('The store is full.');
  });
});

describe('Beginning an upload', () => {
  it('is for the educator of the lecture', async () => {
    const { begin } = await stageWith();
    await expect(begin({ userId: STRANGER })).rejects.toThrow();
  });

  it('gives the unfinished one of the same lecture up, with what arrived', async () => {
    const { begin, parts, uploads, files } = await stageWith();
    const first = await begin();
    await parts.execute(first.id, 0, Readable.from([Buffer.from('abc')]));
    await begin();
    expect(await uploads.lock(first.id)).toBeNull();
    expect(files.keys).toEqual([]);
  });

  it('leaves the unfinished one alone when it comes to nothing itself', async () => {
    const { begin, beginning, parts, files } = await stageWith();
    const first = await begin();
    await parts.execute(first.id, 0, Readable.from([Buffer.from('abc')]));
    await expect(beginning(new LostCommit()).execute(usual)).rejects.toThrow('connection');
    expect(files.keys).toHaveLength(1);
  });

  it('is refused beyond eight at once', async () => {
    const { begin } = await stageWith();
    for (let n = 0; n < 8; n += 1) await begin({ lectureId: `lecture-${n}` });
    await expect(begin({ lectureId: 'lecture-8' })).rejects.toThrow('At most 8 uploads');
  });

  it('counts what is stored and what is announced against the quota', async () => {
    const { begin } = await stageWith({ used: 5_000 });
    await begin({ lectureId: 'lecture-2', size: 3_000 });
    await expect(begin({ size: 2_001 })).rejects.toThrow('There is no space left');
    await expect(begin({ size: 2_000 })).resolves.toBeDefined();
  });

  it('does not count what gives way to it', async () => {
    const { begin } = await stageWith({ used: 5_000 });
    await begin({ size: 4_000 });
    await expect(begin({ size: 5_000 })).resolves.toBeDefined();
  });

  it('is refused while the store is nearly full', async () => {
    const { begin, files } = await stageWith();
    files.free = 1024 ** 3;
    await expect(begin()).rejects.toThrow('There is no space for this file');
  });
});

describe('What comes without being announced', () => {
  it('finds the room that uploads under way leave', async () => {
    const { begin, quota } = await stageWith({ used: 5_000 });
    await begin({ size: 3_000 });
    await expect(quota.check(EDUCATOR, 2_000)).resolves.toBeUndefined();
    await expect(quota.check(EDUCATOR, 2_001)).rejects.toThrow('There is no space left');
  });

  it('is refused with what it came to, though it was let in', async () => {
    const { quota } = await stageWith({ used: 5_000 });
    await expect(quota.checkForm(new FormUnderWay(EDUCATOR, null))).resolves.toBeUndefined();
    await expect(quota.claim(EDUCATOR, 5_001)).rejects.toThrow('There is no space left');
    await expect(quota.claim(EDUCATOR, 5_000)).resolves.toBeUndefined();
  });
});

describe('The bytes of an upload', () => {
  async function* broken() {
    yield Buffer.from('abc');
    throw new Error('The connection was reset.');
  }

  it('are kept up to the moment the connection breaks', async () => {
    const { begin, parts } = await stageWith();
    const { id } = await begin();
    expect(await parts.execute(id, 0, broken())).toBe(3);
    expect(await parts.execute(id, 3, Readable.from([Buffer.from('def')]))).toBe(6);
  });

  it('are refused before they are read when they came in too many pieces', async () => {
    const { begin, parts, uploads, files } = await stageWith();
    const { id } = await begin({ size: 9_000 });
    const upload = await uploads.lock(id);
    for (let n = 0; n < MAX_UPLOAD_PARTS; n += 1) upload?.add(partOf(n, 1), noon);
    const content = Readable.from([Buffer.from('abc')]);
    await expect(parts.execute(id, MAX_UPLOAD_PARTS, content)).rejects.toThrow('larger ones');
    expect(content.readableDidRead).toBe(false);
    expect(files.keys).toEqual([]);
  });

  it('are not kept twice when two senders go on at the same place', async () => {
    const { begin, parts, files } = await stageWith();
    const { id } = await begin();
    await parts.execute(id, 0, Readable.from([Buffer.from('abc')]));
    await expect(parts.execute(id, 0, Readable.from([Buffer.from('abc')]))).rejects.toThrow();
    expect(files.keys).toHaveLength(1);
  });
});

describe('Giving an upload up', () => {
  it('leaves the files of one that a lecture has taken', async () => {
    const { begin, parts, discard, uploads, files, clock } = await stageWith();
    const { id } = await begin();
    await parts.execute(id, 0, Readable.from([Buffer.from('abcdef')]));
    (await uploads.lock(id))?.take(clock.now());
    expect(await discard.execute(id)).toBe(false);
    expect(files.keys).toHaveLength(1);
  });

  it('leaves the files when the row stays', async () => {
    const { begin, parts, uploads, files } = await stageWith();
    const { id } = await begin();
    await parts.execute(id, 0, Readable.from([Buffer.from('abc')]));
    const discard = new DiscardUpload(uploads, files, new LostCommit());
    await expect(discard.execute(id)).rejects.toThrow('connection');
    expect(files.keys).toHaveLength(1);
  });
});

describe('What was under way to a lecture that is gone', () => {
  it('is given up, and to other lectures of its course only once that is gone, too', async () => {
    const { begin, discard, parts, uploads, files } = await stageWith();
    const [lost, other] = [await begin(), await begin({ lectureId: 'lecture-2' })];
    for (const { id } of [lost, other])
      await parts.execute(id, 0, Readable.from([Buffer.from('abc')]));
    const discardLost = new DiscardLostUploads(uploads, discard);
    await discardLost.execute({ courseId: 'course-1', lectureId: 'lecture-1' });
    expect(await uploads.lock(lost.id)).toBeNull();
    expect(files.keys).toHaveLength(1);
    await discardLost.execute({ courseId: 'course-1' });
    expect(await uploads.lock(other.id)).toBeNull();
    expect(files.keys).toEqual([]);
  });

  it('is not given up when it was to another course', async () => {
    const { begin, discard, uploads } = await stageWith();
    const { id } = await begin();
    await new DiscardLostUploads(uploads, discard).execute({ courseId: 'course-2' });
    expect(await uploads.lock(id)).not.toBeNull();
  });
});

describe('Erasing the uploads of an educator', () => {
  it('gives up what is under way, with what arrived, and leaves no file name to the rest', async () => {
    const { begin, parts, discard, uploads, files, clock } = await stageWith();
    const [taken, open] = [await begin(), await begin({ lectureId: 'lecture-2' })];
    for (const { id } of [taken, open])
      await parts.execute(id, 0, Readable.from([Buffer.from('abcdef')]));
    (await uploads.lock(taken.id))?.take(clock.now());
    await new EraseUploads(uploads, discard).execute({ ownerId: EDUCATOR });
    expect(await uploads.lock(open.id)).toBeNull();
    expect(await uploads.lock(taken.id)).toMatchObject({ fileName: '', isComplete: true });
    expect(files.keys).toHaveLength(1);
  });

  it('leaves those of others alone', async () => {
    const { begin, discard, uploads } = await stageWith();
    const { id } = await begin();
    await new EraseUploads(uploads, discard).execute({ ownerId: STRANGER });
    expect(await uploads.lock(id)).toMatchObject({ fileName: usual.fileName });
  });
});

describe('The sweep', () => {
  it('gives up what nobody went on with for a day', async () => {
    const { begin, sweep, clock, uploads } = await stageWith();
    const { id } = await begin();
    expect(await sweep.execute()).toBe(0);
    clock.advance(25 * 3_600);
    expect(await sweep.execute()).toBe(1);
    expect(await uploads.lock(id)).toBeNull();
  });

  it('gives up all of them, however many there are', async () => {
    const { sweep, clock, uploads } = await stageWith();
    for (let n = 0; n < 250; n += 1)
      await uploads.save(anUpload({ id: SequentialIds.nth(1_000 + n), at: clock.now() }));
    clock.advance(25 * 3_600);
    expect(await sweep.execute()).toBe(250);
  });

  it('goes on after one that the store does not let go', async () => {
    const { begin, sweep, clock, uploads, files } = await stageWith();
    await begin({ lectureId: 'lecture-1' });
    const { id } = await begin({ lectureId: 'lecture-2' });
    clock.advance(25 * 3_600);
    files.failNextRemoval();
    await expect(sweep.execute()).rejects.toThrow('does not let go');
    expect(await uploads.lock(id)).toBeNull();
  });
});
