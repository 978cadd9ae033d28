import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ChangeVideo } from '../../src/modules/catalog/application/videos/change-video.js';
import { VideoMapping } from '../../src/modules/catalog/infrastructure/persistence/video-mapping.js';
import { MikroVideos } from '../../src/modules/catalog/infrastructure/persistence/mikro-videos.js';
import { SqlVideoProgressBoard } from '../../src/modules/catalog/infrastructure/persistence/sql-video-progress-board.js';
import { SqlVideosView } from '../../src/modules/catalog/infrastructure/persistence/sql-videos-view.js';
import * as facts from '../../src/modules/catalog/domain/videos/video-facts.js';
import {
  aFinishedVideo,
  aPlannedVideo,
  aVideo,
  fullHd,
  someResult,
} from '../../src/modules/catalog/testing/video-builder.js';
import type { ReceivedVideo, Video } from '../../src/modules/catalog/domain/videos/video.js';
import { AggregateStore } from '../../src/platform/infrastructure/database/aggregate-store.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { WAITS } from '../support/overlap.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

jest.setTimeout(60_000);

let database: FreshDatabase;
let opened: Database;
let sql: Sql;
let videos: MikroVideos;
let work: MikroUnitOfWork;
let view: SqlVideosView;
let board: SqlVideoProgressBoard;
const ids = new UuidIds();
const noon = new Date('2026-11-21T06:30:00.000Z');

beforeAll(async () => {
  database = await freshDatabase();
  const catalog = { schema: 'catalog', mappings: [VideoMapping], migrations: [] };
  opened = new Database({ url: database.url, pool: 4, persistence: () => [catalog] });
  sql = new Sql(opened);
  const outbox = new Outbox(sql, ids, new Subscriptions(Object.values(facts)));
  videos = new MikroVideos(opened, new AggregateStore(opened, outbox));
  work = new MikroUnitOfWork(opened, outbox);
  view = new SqlVideosView(sql);
  board = new SqlVideoProgressBoard(sql);
});

beforeEach(async () => {
  await sql.rows('truncate catalog.video cascade');
  await sql.rows('truncate platform.outbox_message cascade');
});

afterAll(async () => {
  await opened.close();
  await database.drop();
});

const fresh = (given: Partial<ReceivedVideo> = {}) => ({
  id: ids.next(),
  lectureId: ids.next(),
  courseId: ids.next(),
  ...given,
});
const saved = async (video: Video) => {
  await work.run(() => videos.save(video));
  return video;
};
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

describe('Stored videos', () => {
  it('come back as they were saved', async () => {
    const video = aPlannedVideo(fresh());
    video.attachPoster('videos/x/poster.jpg');
    video.finishRendition('144p', someResult, noon);
    await saved(video);
    const found = await work.run(() => videos.find(video.id));
    expect(found).toMatchObject({
      lectureId: video.lectureId,
      size: 1_000,
      status: 'ready',
      source: fullHd,
      posterKey: 'videos/x/poster.jpg',
      readyAt: noon,
    });
    expect(found?.renditions).toEqual(video.renditions);
    expect(found?.nextRungs[0]?.name).toBe('240p');
  });

  it('take their facts into the outbox, in the same transaction', async () => {
    await saved(aFinishedVideo(fresh()));
    const rows = await sql.rows('select type from platform.outbox_message order by id');
    expect(rows).toEqual([
      { type: 'catalog.video_uploaded.v1' },
      { type: 'catalog.video_ready.v1' },
    ]);
  });

  it('refuse a change made on what somebody else has changed meanwhile', async () => {
    const { id } = await saved(aPlannedVideo(fresh()));
    const late = work.run(async () => {
      const video = await videos.find(id);
      await sql.rows('update catalog.video set version = version + 1 where id = $1', [id]);
      video?.finishRendition('144p', someResult, noon);
      if (video) await videos.save(video);
    });
    await expect(late).rejects.toThrow(/optimistic lock/i);
  });

  it('are changed one after the other, and removed after that, by who holds them', async () => {
    const { id, lectureId } = await saved(aPlannedVideo(fresh()));
    const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = work.run(async () => {
      const video = await videos.lock(id);
      isHeld.resolve();
      await mayEnd.promise;
      video?.finishRendition('144p', someResult, noon);
      if (video) await videos.save(video);
    });
    await isHeld.promise;
    const removal = work.run(async () => {
      const all = await videos.ofLecture(lectureId);
      all.forEach((video) => video.remove());
      await videos.save(...all);
    });
    await eventually('somebody waits', async () => (await sql.rows(WAITS)).length > 0);
    mayEnd.resolve();
    await Promise.all([change, removal]);
    const found = await work.run(() => videos.find(id));
    expect(found?.status).toBe('discarded');
    expect(found?.renditions.filter(({ result }) => result !== null)).toHaveLength(1);
  });

  it('keep the step that was taken, and retire what it replaces', async () => {
    const lectureId = ids.next();
    const old = await saved(aFinishedVideo(fresh({ lectureId })));
    const { id } = await saved(aPlannedVideo(fresh({ lectureId, at: later(1) })));
    const change = new ChangeVideo(videos, work);
    await change.execute(id, (video) => video.finishRendition('144p', someResult, noon));
    const rows = await sql.rows('select status from catalog.video where id = any($1) order by id', [
      [old.id, id],
    ]);
    expect(rows).toEqual([{ status: 'discarded' }, { status: 'ready' }]);
  });

  it('of a lecture are found newest first, discarded ones left out', async () => {
    const lectureId = ids.next();
    const first = await saved(aVideo(fresh({ lectureId, at: noon })));
    const gone = aVideo(fresh({ lectureId, at: later(1) }));
    gone.remove();
    await saved(gone);
    const second = await saved(aVideo(fresh({ lectureId, at: later(2) })));
    const found = await work.run(() => videos.ofLecture(lectureId));
    expect(found.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('can be forgotten', async () => {
    const { id } = await saved(aVideo(fresh()));
    await work.run(() => videos.forget(id));
    expect(await work.run(() => videos.find(id))).toBeNull();
  });
});

describe('The view of videos', () => {
  it('plays the older video while the newer one is processed, and tells how that is doing', async () => {
    const lectureId = ids.next();
    const old = await saved(aFinishedVideo(fresh({ lectureId })));
    const next = await saved(aPlannedVideo(fresh({ lectureId, at: later(1) })));
    await board.note(next.id, { name: '144p', percent: 40 });
    expect((await view.playableOf([lectureId])).get(lectureId)).toMatchObject({
      videoId: old.id,
      durationSeconds: 90,
      originalType: null,
    });
    const names = (await view.playable(old.id))?.renditions.map(({ name }) => name);
    expect(names).toEqual(['144p', '240p', '360p', '480p', '720p', '1080p']);
    const status = (await view.statusOf([lectureId])).get(lectureId);
    expect(status).toMatchObject({
      videoId: next.id,
      status: 'processing',
      isPlayable: false,
      ahead: null,
      reason: null,
    });
    expect(status?.percent).toBeGreaterThan(0);
    expect(status?.rungs[0]).toEqual({ name: '144p', status: 'processing', percent: 40 });
  });

  it('plays a first video while it grows, until it fails', async () => {
    const video = aPlannedVideo(fresh());
    expect(await view.playable((await saved(video)).id)).toBeNull();
    const growing = aPlannedVideo(fresh());
    growing.beginRendition('144p', someResult);
    await saved(growing);
    expect(await view.playable(growing.id)).toMatchObject({
      durationSeconds: 90,
      renditions: [{ name: '144p', stream: { codecs: someResult.codecs } }],
    });
    await work.run(async () => {
      const found = await videos.find(growing.id);
      found?.fail('The file is damaged.');
      if (found) await videos.save(found);
    });
    expect(await view.playable(growing.id)).toBeNull();
  });

  it('tells the place in the queue while a video waits', async () => {
    const working = await saved(aPlannedVideo(fresh()));
    const waiting = await saved(aVideo(fresh({ at: later(1) })));
    const last = await saved(aVideo(fresh({ at: later(2) })));
    const statuses = await view.statusOf(
      [working, waiting, last].map(({ lectureId }) => lectureId),
    );
    expect([...statuses.values()].map(({ ahead }) => ahead).sort()).toEqual([1, 2, null]);
  });

  it('tells why a video failed', async () => {
    const video = aPlannedVideo(fresh());
    video.fail('The file is damaged.');
    await saved(video);
    expect((await view.statusOf([video.lectureId])).get(video.lectureId)).toMatchObject({
      status: 'failed',
      reason: 'The file is damaged.',
    });
    expect(await view.playable(video.id)).toBeNull();
  });

  it('knows nothing of lectures without a video', async () => {
    expect(await view.statusOf([ids.next()])).toEqual(new Map());
    expect(await view.playableOf([])).toEqual(new Map());
  });

  it('says what type an original has where that is what is watched', async () => {
    const video = aVideo(fresh());
    video.takeUp();
    video.serveOriginal({ ...fullHd, durationSeconds: null, container: 'webm' }, noon);
    await saved(video);
    expect(await view.playable(video.id)).toMatchObject({
      originalQuality: true,
      originalType: 'video/webm',
      renditions: [],
      durationSeconds: null,
    });
  });
});

describe('The news of progress', () => {
  it('is replaced, taken back, and no error for a video that is gone', async () => {
    const { id } = await saved(aPlannedVideo(fresh()));
    await board.note(id, { name: '144p', percent: 10 });
    await board.note(id, { name: '144p', percent: 20 });
    expect(await sql.rows('select rung, percent from catalog.video_progress')).toEqual([
      { rung: '144p', percent: 20 },
    ]);
    await board.clear(id);
    await board.note(ids.next(), { name: '144p', percent: 10 });
    expect(await sql.rows('select * from catalog.video_progress')).toEqual([]);
  });

  it('comes back with whether anybody still wants the video', async () => {
    const [kept, removed] = [aPlannedVideo(fresh()), aPlannedVideo(fresh())];
    removed.remove();
    const note = (id: string) => board.note(id, { name: '144p', percent: 10 });
    expect(await note((await saved(kept)).id)).toBe(true);
    expect(await note((await saved(removed)).id)).toBe(false);
    expect(await note(ids.next())).toBe(false);
  });
});
