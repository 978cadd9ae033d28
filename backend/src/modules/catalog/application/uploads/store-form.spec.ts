import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { InMemoryStoredBytes } from '../../testing/in-memory-stored-bytes.js';
import { InMemoryUploads } from '../../testing/in-memory-uploads.js';
import { FormsUnderWay, FormUnderWay } from './forms-under-way.js';
import { StoreForm } from './store-form.js';
import { StoreUpload } from './store-upload.js';
import { RESERVE_BYTES, UploadQuota } from './upload-quota.js';

const MIB = 1024 ** 2;
const room = { bytesPerEducator: 1024 ** 4, copiesBesideFiles: false };

function stage() {
  const [uploads, files, forms] = [new InMemoryUploads(), new InMemoryFiles(), new FormsUnderWay()];
  const quota = new UploadQuota(room, new InMemoryStoredBytes(uploads), uploads, files, forms);
  const storeForm = new StoreForm(forms, quota);
  const storeUpload = new StoreUpload(files, new SequentialIds());
  const storeFrom = (form: FormUnderWay, content: Readable) =>
    storeForm.execute(form, content, (bytes) => storeUpload.execute(bytes));
  const store = (form: FormUnderWay, ...chunks: Buffer[]) => storeFrom(form, Readable.from(chunks));
  return { files, storeForm, store, storeFrom };
}

const aForm = (userId = EDUCATOR) => new FormUnderWay(userId, 70 * MIB);
const aChunk = Buffer.from('video');

describe('The video of a form', () => {
  it('is refused beside two of the same educator, until one of their requests is over', async () => {
    const { store, storeForm } = stage();
    const [first, second, third] = [aForm(), aForm(), aForm()];
    await store(first, aChunk);
    await store(second, aChunk);
    await expect(store(third, aChunk)).rejects.toThrow('At most 2 uploads');
    await expect(store(aForm(STRANGER), aChunk)).resolves.toBeDefined();
    storeForm.end(first);
    await expect(store(third, aChunk)).resolves.toMatchObject({ size: aChunk.length });
  });

  it('is broken off when others fill the disk meanwhile, and nothing of it stays', async () => {
    const { files, storeFrom } = stage();
    files.free = RESERVE_BYTES + 70 * MIB;
    const form = aForm();
    const filling = Buffer.alloc(65 * MIB);
    // Nothing is read before the form is admitted.
    const content = new Readable({
      read() {
        files.free = RESERVE_BYTES + 64 * MIB;
        if (form.arrived === 0) this.push(filling);
      },
    });
    const storing = storeFrom(form, content);
    await expect(storing).rejects.toThrow('There is no space for this file');
    expect([form.arrived, files.keys]).toEqual([filling.length, []]);
  });
});
