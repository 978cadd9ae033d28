import { describe, expect, it } from '@jest/globals';
import type { Video } from '../../domain/videos/video.js';
import { aTranscodingStage } from '../../testing/transcoding-stage.js';
import { aVideo, fullHd } from '../../testing/video-builder.js';
import { NoRoomForSizes } from './no-room-for-sizes.js';

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

const bytesOf = (video: Video) => video.renditions.map(({ bytes = 0 }) => bytes);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** A few bytes that become a gigabyte of renditions. */
async function aHeavyVideo({ durationSeconds = 600 } = {}) {
  const stage = aTranscodingStage();
  stage.transcoder.facts = { ...fullHd, durationSeconds };
  const video = await stage.receive(aVideo());
  return { ...stage, stage, video, sizes: () => stage.files.keys.filter((key) => /p\//.test(key)) };
}

describe('The sizes of a video', () => {
  it('count with what is stored of them', async () => {
    const { stage, video, stored } = await aHeavyVideo();
    await stage.transcode(video);
    expect(bytesOf(video)[0]).toBe(150 * 256 * 144);
    expect((await stored.ofCourse(video.courseId)).own).toBe(sum(bytesOf(video)));
  });

  it('end as a failed video that leaves nothing behind where they outgrow the quota', async () => {
    const { stage, video, room, transcoder, sizes } = await aHeavyVideo();
    room.bytesPerEducator = 200 * MIB;
    await stage.transcode(video);
    expect(video.status).toBe('failed');
    expect(video.reason).toMatch(/no space left for your videos/);
    expect(transcoder.segments.length).toBeLessThan(6 * 150);
    expect([sizes(), sum(bytesOf(video))]).toEqual([[], 0]);
  });

  it('are made once staff gave more room', async () => {
    const { stage, video, room } = await aHeavyVideo();
    room.bytesPerEducator = 200 * MIB;
    await stage.transcode(video);
    room.bytesPerEducator = GIB;
    video.tryAgain();
    await stage.transcode(video);
    expect(video).toMatchObject({ status: 'ready', needsWork: false });
  });

  it('that are whole stay where the larger ones outgrow the quota', async () => {
    const { stage, video, room, sizes } = await aHeavyVideo({ durationSeconds: 3600 });
    room.bytesPerEducator = GIB;
    await stage.transcode(video);
    expect(video.status).toBe('ready');
    expect(video.renditions.map(({ name }) => name)).toEqual(['144p', '240p', '360p']);
    expect(sizes().some((key) => key.includes('480p'))).toBe(false);
  });

  it('are not begun for an educator who has no room at all', async () => {
    const { stage, video, stored, transcoder } = await aHeavyVideo();
    stored.kept = 101 * GIB;
    await stage.transcode(video);
    expect([video.status, transcoder.segments]).toEqual(['failed', []]);
  });

  it('wait where the disk has no room left, and go on behind what is stored', async () => {
    const { stage, video, files, transcoder } = await aHeavyVideo();
    transcoder.beforeSegment = (_, index) => {
      stage.clock.advance(1);
      if (index === 60) files.free = GIB - 1;
    };
    await expect(stage.transcode(video)).rejects.toThrow(NoRoomForSizes);
    expect(video.status).toBe('processing');
    expect(sum(bytesOf(video))).toBeGreaterThan(60 * 1920 * 1080);
    files.free = 10 * GIB;
    transcoder.beforeSegment = () => undefined;
    await stage.transcode(video);
    expect(video.needsWork).toBe(false);
  });

  it('that are not whole are gone when no attempt is left, where smaller ones play', async () => {
    const { stage, video, transcoder, sizes } = await aHeavyVideo({ durationSeconds: 3600 });
    transcoder.beforeSegment = ({ name }, index) => {
      if (name === '480p' && index === 3) throw new Error('The encoder broke down.');
    };
    await expect(stage.transcode(video)).rejects.toThrow('broke down');
    expect(sizes().some((key) => key.includes('480p'))).toBe(true);
    await stage.failVideo.execute(video.id, 'It could not be processed.');
    expect(sizes().some((key) => key.includes('480p'))).toBe(false);
    expect(video.status).toBe('ready');
  });
});
