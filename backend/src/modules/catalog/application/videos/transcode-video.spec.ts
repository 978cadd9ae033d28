import { describe, expect, it } from '@jest/globals';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import { aTranscodingStage } from '../../testing/transcoding-stage.js';
import { aFinishedVideo, aVideo, fullHd } from '../../testing/video-builder.js';

const later = new Date('2026-11-22T06:30:00.000Z');

describe('Transcoding a video', () => {
  it('makes every rung, smallest first, and stores it whole', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.facts = { ...fullHd, width: 426, height: 240, durationSeconds: 5 };
    const video = await stage.transcode(await stage.receive(aVideo()));
    expect(video).toMatchObject({ status: 'ready', needsWork: false });
    expect(stage.transcoder.made).toEqual(['144p', '240p']);
    expect(stage.files.keys).toEqual([
      `sources/${video.id}`,
      ...['144p', '240p'].flatMap((rung) =>
        ['index.m3u8', 'init.mp4', 'segment-0.m4s', 'segment-1.m4s'].map(
          (name) => `videos/${video.id}/${rung}/${name}`,
        ),
      ),
      `videos/${video.id}/poster.jpg`,
      `videos/${video.id}/storyboard.jpg`,
      `videos/${video.id}/storyboard.vtt`,
    ]);
  });

  it('reads a short video once for all sizes, a long one first for the small ones', async () => {
    const rounds = async (durationSeconds: number) => {
      const stage = aTranscodingStage();
      stage.transcoder.facts = { ...fullHd, durationSeconds };
      const video = await stage.receive(aVideo());
      const seen: string[] = [];
      stage.transcoder.beforeRung = ({ name }) => void seen.push(`${name} ${video.status}`);
      await stage.transcode(video);
      return seen.filter((one) => one.endsWith('ready'));
    };
    expect(await rounds(600)).toEqual([]);
    expect(await rounds(3600)).toEqual(['480p ready', '720p ready', '1080p ready']);
  });

  it('makes sizes one by one where nothing makes them at once, and after two attempts', async () => {
    for (const [makesSeveral, attempt] of [
      [false, 1],
      [true, 3],
    ] as const) {
      const stage = aTranscodingStage();
      Object.assign(stage.transcoder, { makesSeveral });
      const video = await stage.receive(aVideo());
      const seen: string[] = [];
      stage.transcoder.beforeRung = ({ name }) => void seen.push(`${name}: ${video.status}`);
      await stage.transcode(video, { attempt });
      expect(seen.slice(0, 2)).toEqual(['144p: processing', '240p: ready']);
    }
  });

  it('goes on after a crash without making a finished rung again', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.makesSeveral = false;
    const video = await stage.receive(aVideo());
    stage.transcoder.beforeRung = ({ name }) => {
      if (name === '360p') throw new Error('The machine went down.');
    };
    await expect(stage.transcode(video)).rejects.toThrow('went down');
    expect(video.watchableRenditions.map(({ name }) => name)).toEqual(['144p', '240p']);
    stage.transcoder.beforeRung = () => undefined;
    await stage.transcode(video);
    expect(stage.transcoder.made).toEqual(['144p', '240p', '360p', '480p', '720p', '1080p']);
    expect(stage.transcoder.atWork).toBe(0);
  });

  it('goes on behind the last segment that was stored, and writes none twice', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.facts = { ...fullHd, durationSeconds: 40 };
    const video = await stage.receive(aVideo());
    stage.transcoder.beforeSegment = ({ name }, index) => {
      stage.clock.advance(1);
      if (name === '240p' && index === 6) throw new Error('The machine went down.');
    };
    await expect(stage.transcode(video)).rejects.toThrow('went down');
    stage.transcoder.beforeSegment = () => undefined;
    await stage.transcode(video);
    const { segments } = stage.transcoder;
    expect(segments).toEqual([...new Set(segments)]);
    expect(video.needsWork).toBe(false);
  });

  it('can be watched while its rungs grow', async () => {
    const stage = aTranscodingStage();
    const video = await stage.receive(aVideo());
    const seen: string[] = [];
    stage.transcoder.beforeSegment = ({ name }, index) => {
      if (name !== '144p' || index > 1) return;
      seen.push(`${video.status} ${video.watchableRenditions.map((one) => one.name).join()}`);
    };
    await stage.transcode(video);
    expect(seen).toEqual(['processing ', 'processing 144p,240p,360p,480p,720p,1080p']);
  });

  it('asks for pictures that are drawn along once the last sizes are made', async () => {
    const stage = aTranscodingStage();
    Object.assign(stage.transcoder, { drawsAlong: true });
    stage.transcoder.facts = { ...fullHd, width: 640, height: 360, remuxable: true };
    const video = await stage.receive(aVideo());
    const seen: string[] = [];
    stage.transcoder.beforeSegment = ({ name }) => void seen.push(`${name} ${video.posterKey}`);
    await stage.transcode(video);
    expect(new Set(seen)).toEqual(new Set(['360p null', '144p null', '240p null']));
    expect(video).toMatchObject({ posterKey: expect.any(String), hasStoryboard: true });
  });

  it.each([400, 3600])(
    'comes back for pictures that could not be stored, %i s',
    async (seconds) => {
      const stage = aTranscodingStage();
      stage.transcoder.facts = { ...fullHd, durationSeconds: seconds };
      const video = await stage.receive(aVideo());
      const write = stage.files.write.bind(stage.files);
      stage.files.write = (key, content) =>
        key.endsWith('storyboard.vtt')
          ? Promise.reject(new Error('The store is away.'))
          : write(key, content);
      await expect(stage.transcode(video)).rejects.toThrow('away');
      expect(video.needsWork).toBe(true);
      stage.files.write = write;
      await stage.transcode(video);
      expect(video).toMatchObject({ status: 'ready', needsWork: false, hasStoryboard: true });
    },
  );

  it('copies what needs no change first, then makes the smaller sizes', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.facts = { ...fullHd, width: 640, height: 360, remuxable: true };
    await stage.transcode(await stage.receive(aVideo()));
    expect(stage.transcoder.made).toEqual(['360p', '144p', '240p']);
  });

  it('keeps what is stored of a rung when the store breaks down', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.makesSeveral = false;
    const video = await stage.receive(aVideo());
    stage.transcoder.beforeSegment = ({ name }, index) => {
      if (name === '240p' && index === 1) stage.files.failNextWrite();
    };
    await expect(stage.transcode(video)).rejects.toThrow('The store is full.');
    expect(video.watchableRenditions.map(({ name }) => name)).toEqual(['144p']);
    expect(stage.files.keys.filter((key) => key.includes('240p'))).toEqual(
      ['index.m3u8', 'init.mp4', 'segment-0.m4s'].map((name) => `videos/${video.id}/240p/${name}`),
    );
  });

  it('puts the work down when the worker is asked to stop', async () => {
    const stage = aTranscodingStage();
    const stop = new AbortController();
    const video = await stage.receive(aVideo());
    stage.transcoder.beforeRung = () => stop.abort(new Error('Stopping.'));
    await expect(stage.transcode(video, { signal: stop.signal })).rejects.toThrow('Stopping.');
    expect(video.status).toBe('processing');
    expect(stage.transcoder.atWork).toBe(0);
  });

  it('fails a file that can never play, with the reason, and does not try again', async () => {
    const stage = aTranscodingStage();
    const video = await stage.transcode(await stage.receive(aVideo(), 'unplayable'));
    expect(video).toMatchObject({ status: 'failed', reason: 'The file has no video track.' });
    expect(stage.factTypes()).toContain('catalog.video_failed.v1');
  });

  it('fails a video that is too long, and closes the source', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.facts = { ...fullHd, durationSeconds: 100 * 3600 };
    const video = await stage.transcode(await stage.receive(aVideo()));
    expect(video.reason).toMatch(/longer than 6 hours/);
    expect(stage.transcoder.atWork).toBe(0);
  });

  it('retires the older video once the new one can be watched', async () => {
    const stage = aTranscodingStage();
    const old = await stage.receive(aFinishedVideo());
    const fresh = await stage.receive(aVideo({ id: SequentialIds.nth(2), at: later }));
    await stage.transcode(fresh);
    expect([old.status, fresh.status]).toEqual(['discarded', 'ready']);
    expect(stage.factTypes().slice(-2)).toEqual([
      'catalog.video_ready.v1',
      'catalog.video_superseded.v1',
    ]);
  });

  it('keeps the older video when the new one fails', async () => {
    const stage = aTranscodingStage();
    const old = await stage.receive(aFinishedVideo());
    const fresh = aVideo({ id: SequentialIds.nth(2), at: later });
    await stage.transcode(await stage.receive(fresh, 'unplayable'));
    expect(old.status).toBe('ready');
  });

  it('stops quietly, leaving no files of the rungs, when the video is removed meanwhile', async () => {
    const stage = aTranscodingStage();
    const video = await stage.receive(aVideo());
    stage.transcoder.beforeRung = ({ name }) => {
      if (name === '240p') video.remove();
    };
    await stage.transcode(video);
    expect(stage.files.keys.filter((key) => key.includes('p/'))).toEqual([]);
  });

  it('does not go on to the end of a long pass for a video that was removed in it', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.facts = { ...fullHd, durationSeconds: 400 };
    const video = await stage.receive(aVideo());
    stage.transcoder.beforeSegment = ({ name }, index) => {
      stage.clock.advance(1);
      if (name === '144p' && index === 3) video.remove();
    };
    await stage.transcode(video);
    const late = stage.transcoder.segments.filter((name) => name.endsWith('/segment-6.m4s'));
    expect(late).toEqual([]);
    expect(stage.files.keys.filter((key) => key.includes('p/'))).toEqual([]);
  });

  it('does nothing for a video that is gone or finished', async () => {
    const stage = aTranscodingStage();
    await stage.transcode(aVideo());
    await stage.transcode(await stage.receive(aFinishedVideo()));
    expect(stage.transcoder.made).toEqual([]);
  });

  it('offers the upload as it is where nothing can encode', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.encodes = false;
    const video = await stage.transcode(await stage.receive(aVideo()));
    expect(video).toMatchObject({ status: 'ready', originalQuality: true });
    expect(stage.files.keys).toEqual([`sources/${video.id}`]);
  });

  it('tells how far it is and takes the news back at the end', async () => {
    const stage = aTranscodingStage();
    stage.transcoder.facts = { ...fullHd, width: 256, height: 144 };
    await stage.transcode(await stage.receive(aVideo()));
    expect(stage.board.news).toEqual([{ name: '144p', percent: 0 }, null]);
  });

  it('fails a damaged file with the reason also when the database was away in between', async () => {
    const stage = aTranscodingStage();
    const video = await stage.receive(aVideo());
    stage.transcoder.beforeSegment = (_, index) => {
      if (index === 0) return;
      stage.videos.failNextLock();
      throw UnplayableSource.damaged();
    };
    await expect(stage.transcode(video)).rejects.toThrow('connection lost');
    stage.transcoder.beforeSegment = () => {
      throw UnplayableSource.damaged();
    };
    await stage.transcode(video, { attempt: 2 });
    expect(video).toMatchObject({ status: 'failed', reason: UnplayableSource.damaged().message });
    expect(stage.files.keys.filter((key) => /\/\d+p\//.test(key))).toEqual([]);
  });

  it('leaves no files of unfinished sizes and no work on the board, also when told twice', async () => {
    const stage = aTranscodingStage();
    const video = await stage.receive(aVideo());
    stage.transcoder.makesSeveral = false;
    stage.transcoder.beforeSegment = ({ name }, index) => {
      if (name === '360p' && index > 0) throw new Error('The disk is full.');
    };
    await expect(stage.transcode(video)).rejects.toThrow('The disk is full.');
    const ofUnfinished = () => stage.files.keys.filter((key) => key.includes('/360p/'));
    expect(ofUnfinished()).not.toEqual([]);
    stage.board.news.push({ name: '360p', percent: 1 });
    stage.files.failNextRemoval();
    await expect(stage.failVideo.execute(video.id, 'No space.')).rejects.toThrow();
    await stage.failVideo.execute(video.id, 'No space.');
    expect(ofUnfinished()).toEqual([]);
    expect(stage.files.keys).toContain(`videos/${video.id}/240p/init.mp4`);
    expect(stage.board.news.at(-1)).toBeNull();
  });

  it('records the end of all attempts, and forgives that the video is gone', async () => {
    const stage = aTranscodingStage();
    const video = await stage.receive(aVideo());
    await stage.failVideo.execute(video.id, 'Please upload it again.');
    expect(video).toMatchObject({ status: 'failed', reason: 'Please upload it again.' });
    await expect(stage.failVideo.execute(SequentialIds.nth(9), '-')).resolves.toBeUndefined();
  });
});
