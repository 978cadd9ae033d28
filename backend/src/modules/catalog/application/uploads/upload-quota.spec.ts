import { describe, expect, it } from '@jest/globals';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { EDUCATOR } from '../../testing/course-builder.js';
import { InMemoryStoredBytes } from '../../testing/in-memory-stored-bytes.js';
import { InMemoryUploads } from '../../testing/in-memory-uploads.js';
import { MAX_FORM_BYTES } from '../../domain/upload.js';
import { anUpload, noon, partOf } from '../../testing/upload-builder.js';
import { RESERVE_BYTES, UploadQuota } from './upload-quota.js';

const QUOTA = 10_000;

function quotaWith({ kept = 0, retired = 0, copiesBesideFiles = false } = {}) {
  const [uploads, files] = [new InMemoryUploads(), new InMemoryFiles()];
  const stored = Object.assign(new InMemoryStoredBytes(uploads), { kept, retired });
  const room = { bytesPerEducator: QUOTA, copiesBesideFiles };
  return { uploads, files, quota: new UploadQuota(room, stored, uploads, files) };
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
});

describe('The room on the disk', () => {
  it('is there once what all uploads under way have announced is in, and no earlier', async () => {
    const { quota, uploads, files } = quotaWith();
    const upload = anUpload({ size: 1_000 });
    upload.add(partOf(0, 300), noon);
    await uploads.save(upload);
    files.free = RESERVE_BYTES + 700 + 500;
    await expect(quota.check(EDUCATOR, 501)).rejects.toThrow('There is no space for this video');
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
    await expect(quota.check(EDUCATOR, size)).rejects.toThrow('There is no space for this video');
  });

  it('has to do for the largest form when none is announced', async () => {
    const { quota, files } = quotaWith();
    files.free = RESERVE_BYTES + MAX_FORM_BYTES - 1;
    await expect(quota.check(EDUCATOR, null)).rejects.toThrow('There is no space for this video');
  });
});
