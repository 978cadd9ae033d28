import { describe, expect, it } from '@jest/globals';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { EDUCATOR } from '../../testing/course-builder.js';
import { InMemoryStoredBytes } from '../../testing/in-memory-stored-bytes.js';
import { InMemoryUploads } from '../../testing/in-memory-uploads.js';
import { UploadQuota } from './upload-quota.js';

const QUOTA = 10_000;

function quotaWith({ kept = 0, retired = 0 } = {}) {
  const [uploads, files] = [new InMemoryUploads(), new InMemoryFiles()];
  const stored = Object.assign(new InMemoryStoredBytes(uploads), { kept, retired });
  return { uploads, files, quota: new UploadQuota(QUOTA, stored, uploads, files) };
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
