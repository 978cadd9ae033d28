import { describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { InMemoryFiles } from '../../../../platform/testing/in-memory-files.js';
import { HandoutFileDropped } from '../../domain/handouts/handout-facts.js';
import { handoutKey, MAX_HANDOUT_BYTES, MAX_HANDOUTS } from '../../domain/handouts/handout.js';
import { authoringStage } from '../../testing/authoring-stage.js';
import { aCourse, aLecture, EDUCATOR, STRANGER } from '../../testing/course-builder.js';
import { InMemoryHandoutsView } from '../../testing/in-memory-handouts.js';
import { InMemoryStoredBytes } from '../../testing/in-memory-stored-bytes.js';
import { FormsUnderWay, FormUnderWay } from '../uploads/forms-under-way.js';
import { StoreForm } from '../uploads/store-form.js';
import { UploadQuota } from '../uploads/upload-quota.js';
import { AddHandout } from './add-handout.js';
import { RemoveHandout } from './remove-handout.js';
import { StoreHandout } from './store-handout.js';

const QUOTA = 1_000;
const PLACE = { courseId: 'course-1', lectureId: 'lecture-1' };
const of = (handoutId = '', userId = EDUCATOR) => ({ userId, lectureId: 'lecture-1', handoutId });
const dropped = (fileId = '') => HandoutFileDropped.of({ fileId, ...PLACE });

async function stage() {
  const authoring = await authoringStage(aCourse(), aLecture('lecture-1'));
  const { ownCourses, lectures, handouts, uploads, unitOfWork, clock, ids } = authoring;
  const [files, forms, stored] = [
    new InMemoryFiles(),
    new FormsUnderWay(),
    new InMemoryStoredBytes(uploads, undefined, handouts),
  ];
  const room = { bytesPerEducator: QUOTA, copiesBesideFiles: false };
  const quota = new UploadQuota(room, stored, uploads, files, forms);
  const storeForm = new StoreForm(forms, quota);
  const store = new StoreHandout(storeForm, lectures, handouts, files, ids);
  const add = new AddHandout(ownCourses, handouts, quota, unitOfWork, clock);
  const remove = new RemoveHandout(ownCourses, handouts, unitOfWork);
  const view = new InMemoryHandoutsView(handouts);
  const names = async () =>
    (await view.ofLectures(['lecture-1'])).get('lecture-1')?.map(({ name }) => name) ?? [];

  /** Sends a file, as a form does. */
  async function send(name: string, content = 'a table', userId = EDUCATOR): Promise<void> {
    const form = new FormUnderWay(userId, content.length, MAX_HANDOUT_BYTES);
    try {
      const stored = await store.execute(
        form,
        'lecture-1',
        Readable.from([Buffer.from(content)]),
        name,
      );
      await add.execute({ userId, stored });
    } finally {
      storeForm.end(form);
    }
  }
  return { files, forms, stored, lectures, handouts, remove, send, names };
}

describe('The files of a lecture', () => {
  it('are offered once they are stored', async () => {
    const { send, names, files, handouts } = await stage();
    await send('2.csv');
    await send('1.csv');
    expect(await names()).toEqual(['1.csv', '2.csv']);
    expect(files.keys).toEqual(handouts.all.map(({ fileId }) => handoutKey(PLACE, fileId)));
  });

  it('replace those of the same name, whose file can go', async () => {
    const { send, names, handouts } = await stage();
    await send('table.csv', 'first');
    const [{ id, fileId } = { id: '', fileId: '' }] = handouts.all;
    await send('TABLE.csv', 'second');
    expect(await names()).toEqual(['TABLE.csv']);
    expect(handouts.all.map((one) => one.id)).toEqual([id]);
    expect(handouts.facts).toEqual([dropped(fileId)]);
  });

  it(`are at most ${MAX_HANDOUTS}, of which each can still be replaced`, async () => {
    const { send, names } = await stage();
    for (let n = 1; n <= MAX_HANDOUTS; n += 1) await send(`${n}.csv`);
    await expect(send('one more.csv')).rejects.toThrow('at most 20 files');
    await send('20.csv', 'corrected');
    expect(await names()).toHaveLength(MAX_HANDOUTS);
  });

  it('that find no place are refused before a byte of them is stored', async () => {
    const { send, files } = await stage();
    for (let n = 1; n <= MAX_HANDOUTS; n += 1) await send(`${n}.csv`);
    const before = files.keys;
    await expect(send('one more.csv')).rejects.toMatchObject({ code: 'TOO_MANY_HANDOUTS' });
    expect(files.keys).toEqual(before);
  });

  it('are refused by their name before a byte of them is stored', async () => {
    const { send, files, forms } = await stage();
    await expect(send('virus.exe')).rejects.toThrow('is not taken');
    expect([files.keys, forms.before(null)]).toEqual([[], []]);
  });

  it('count toward the quota of their educator', async () => {
    const { send, stored, names } = await stage();
    stored.kept = QUOTA - 5;
    await expect(send('six.csv', '123456')).rejects.toMatchObject({
      code: 'UPLOAD_QUOTA_EXCEEDED',
    });
    await send('five.csv', '12345');
    expect(await names()).toEqual(['five.csv']);
  });

  it('do not count beside those whose place they take', async () => {
    const { send, stored, names } = await stage();
    await send('table.csv', '123456');
    stored.kept = QUOTA - 8;
    await send('table.csv', '12345678');
    expect(await names()).toEqual(['table.csv']);
    await expect(send('table.csv', '123456789')).rejects.toMatchObject({
      code: 'UPLOAD_QUOTA_EXCEEDED',
    });
  });

  it('are not found when their lecture was removed while they came, whatever else failed', async () => {
    const { send, files, lectures } = await stage();
    const lecture = await lectures.find('lecture-1');
    files.write = async () => {
      if (lecture) await lectures.remove(lecture);
      throw new Error('Its folder is gone.');
    };
    await expect(send('a.csv')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('of a draft are unknown to other educators', async () => {
    const { send, remove, handouts } = await stage();
    await expect(send('a.csv', 'x', STRANGER)).rejects.toMatchObject({ kind: 'not-found' });
    await send('a.csv');
    const [{ id } = { id: '' }] = handouts.all;
    const removal = remove.execute(of(id, STRANGER));
    await expect(removal).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('are removed one by one', async () => {
    const { send, remove, handouts, names } = await stage();
    await send('a.csv');
    await send('b.csv');
    const [a] = handouts.all;
    await remove.execute(of(a?.id));
    expect(await names()).toEqual(['b.csv']);
    expect(handouts.facts).toEqual([dropped(a?.fileId)]);
    const again = remove.execute(of(a?.id));
    await expect(again).rejects.toMatchObject({ kind: 'not-found' });
  });
});
