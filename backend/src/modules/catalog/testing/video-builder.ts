import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { RenditionResult } from '../domain/videos/video-rendition.js';
import type { SourceFacts } from '../domain/videos/video-source.js';
import { type ReceivedVideo, Video } from '../domain/videos/video.js';

export const fullHd: SourceFacts = {
  container: 'mp4',
  durationSeconds: 90,
  width: 1920,
  height: 1080,
  hasAudio: true,
};

export const someResult: RenditionResult = {
  bandwidth: 500_000,
  averageBandwidth: 400_000,
  codecs: 'avc1.4d401e,mp4a.40.2',
  segments: 23,
};

const noon = new Date('2026-11-21T06:30:00.000Z');

/** A received video, identical except for what the test overrides. */
export function aVideo(given: Partial<ReceivedVideo> = {}): Video {
  const id = given.id ?? SequentialIds.nth(1);
  return Video.receive({
    id,
    lectureId: SequentialIds.nth(100),
    courseId: SequentialIds.nth(200),
    sourceKey: `sources/${id}`,
    size: 1_000,
    at: noon,
    ...given,
  });
}

/** A video with a planned ladder and no rendition made. */
export function aPlannedVideo(given: Partial<ReceivedVideo> = {}, source = fullHd): Video {
  const video = aVideo(given);
  video.takeUp();
  video.plan(source);
  return video;
}

/** A video with all its renditions. */
export function aFinishedVideo(given: Partial<ReceivedVideo> = {}, source = fullHd): Video {
  const video = aPlannedVideo(given, source);
  for (const { name } of video.renditions) video.finishRendition(name, someResult, noon);
  return video;
}
