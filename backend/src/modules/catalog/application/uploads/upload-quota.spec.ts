import { describe, expect, it } from '@jest/globals';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { InMemoryStoredBytes } from '../../testing/in-memory-stored-bytes.js';
import { InMemoryUploads } from '../../testing/in-memory-uploads.js';
import { MAX_FORM_BYTES } from '../../domain/uploads/upload.js';
import { anUpload, noon, partOf } from '../../testing/upload-builder.js';
import { FormsUnderWay, FormUnderWay } from './forms-under-way.js';
import { RESERVE_BYTES, UploadQuota } from './upload-quota.js';

const QUOTA = 10_000;

function quotaWith({ kept = 0, retired = 0, copiesBesideFiles = false } = {}) {
  const [uploads, files] = [new InMemoryUploads(), new InMemoryFiles()];
  const stored = Object.assign(new InMemoryStoredBytes(uploads), { kept, retired });
  const room = { bytesPerEducator: QUOTA, copiesBesideFiles };
  const forms = new FormsUnderWay();
  /** A form that has begun to arrive. */
  const begun = (bytes: number | null, userId = EDUCATOR): FormUnderWay => {
    const form = new FormUnderWay(userId, bytes);
    forms.begin(form);
    return form;
  };
  return {
    uploads,
    files,
    forms,
    begun,
    quota: new UploadQuota(room, stored, uploads, files, forms),
  };
}

describe('The quota of an educator', () => {
  it.each([
    ['none of what retired courses take up', QUOTA, 5_000],
    ['only what they take up beyond a second quota', QUOTA + 1_000, 4_000],
  ])('counts %s', async (_, retired, room) => {
    const { quota } = quotaWith({ kept: 5_000, retired });
    await expect(quota.check(EDUCATOR, room + 1)).rejects.toThrow('There is no space left');
    await expect(quota.check(EDUCATOR, room)).resolves.toBeUndefined();
    await expect(quota.claim(EDUCATOR, room + 1)).rejects.toThrow('There is no space left');
  });

  it('counts what forms under way announced, of others nothing, and of two forms first the one that came first', async () => {
    const { quota, forms, begun } = quotaWith({ kept: 2_000 });
    begun(QUOTA, STRANGER);
    const [first, second] = [begun(5_000), begun(3_001)];
    await expect(quota.checkForm(first)).resolves.toBeUndefined();
    await expect(quota.checkForm(second)).rejects.toThrow('There is no space left');
    forms.end(second);
    await expect(quota.check(EDUCATOR, 3_001)).rejects.toThrow('There is no space left');
    await expect(quota.check(EDUCATOR, 3_000)).resolves.toBeUndefined();
    forms.end(first);
    await expect(quota.check(EDUCATOR, 8_000)).resolves.toBeUndefined();
  });

  it('leaves nothing beside a form that does not tell its size', async () => {
    const { quota, begun } = quotaWith();
    await expect(quota.checkForm(begun(null))).resolves.toBeUndefined();
    await expect(quota.checkForm(begun(1))).rejects.toThrow('There is no space left');
  });
});

describe('The room on the disk', () => {
  it('is there once what all uploads under way have announced is in, and no earlier', async () => {
    const { quota, uploads, files } = quotaWith();
    const upload = anUpload({ size: 1_000 });
    upload.add(partOf(0, 300), noon);
    await uploads.save(upload);
    files.free = RESERVE_BYTES + 700 + 500;
    await expect(quota.check(EDUCATOR, 501)).rejects.toThrow('There is no space for this file');
    await expect(quota.check(EDUCATOR, 500)).resolves.toBeUndefined();
    await expect(quota.check(EDUCATOR, 501, upload.lectureId)).resolves.toBeUndefined();
  });

  it.each([
    ['the new one', 3_000, 3_000],
    ['one under way', 500, 1_000],
  ])('has to do for a copy of the largest, too: %s', async (_, size, copied) => {
    const { quota, uploads, files } = quotaWith({ copiesBesideFiles: true });
    await uploads.save(anUpload({ size: 1_000 }));
    files.free = RESERVE_BYTES + 1_000 + size + copied;
    await expect(quota.check(EDUCATOR, size)).resolves.toBeUndefined();
    files.free -= 1;
    await expect(quota.check(EDUCATOR, size)).rejects.toThrow('There is no space for this file');
  });

  it('has to do for the largest form when none is announced', async () => {
    const { quota, files, begun } = quotaWith();
    const form = begun(null);
    files.free = RESERVE_BYTES + MAX_FORM_BYTES - 1;
    await expect(quota.checkForm(form)).rejects.toThrow('There is no space for this file');
    files.free += 1;
    await expect(quota.checkForm(form)).resolves.toBeUndefined();
  });

  it('is there beside what forms of all educators have still to bring, and a copy of the largest', async () => {
    const { quota, files, begun } = quotaWith({ copiesBesideFiles: true });
    begun(4_000, STRANGER).arrived = 1_000;
    files.free = RESERVE_BYTES + 3_000 + 4_000 + 500;
    await expect(quota.checkForm(begun(501))).rejects.toThrow('There is no space for this file');
    await expect(quota.checkForm(begun(500))).rejects.toThrow('There is no space for this file');
    files.free += 501;
    await expect(quota.check(EDUCATOR, 0)).resolves.toBeUndefined();
  });
});
