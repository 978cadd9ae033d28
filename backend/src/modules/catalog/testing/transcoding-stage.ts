import { FixedClock } from '../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../platform/testing/immediate-unit-of-work.js';
import { InMemoryFiles } from '../../../platform/testing/in-memory-files.js';
import { ChangeVideo } from '../application/videos/change-video.js';
import { FailVideo } from '../application/videos/fail-video.js';
import { MakeRenditions } from '../application/videos/make-renditions.js';
import { StoreVideoPictures } from '../application/videos/store-video-pictures.js';
import { TranscodeVideo } from '../application/videos/transcode-video.js';
import { StoredVideoSources } from '../infrastructure/uploads/stored-video-sources.js';
import type { Video } from '../domain/videos/video.js';
import { FormsUnderWay } from '../application/uploads/forms-under-way.js';
import { UploadQuota } from '../application/uploads/upload-quota.js';
import { InMemoryStoredBytes } from './in-memory-stored-bytes.js';
import { InMemoryUploads } from './in-memory-uploads.js';
import { InMemoryVideoProgressBoard } from './in-memory-video-progress-board.js';
import { InMemoryVideos } from './in-memory-videos.js';
import { ScriptedTranscoder } from './scripted-transcoder.js';

/** Transcoding with all ports in memory. */
export function aTranscodingStage() {
  const transcoder = new ScriptedTranscoder();
  const videos = new InMemoryVideos();
  const files = new InMemoryFiles();
  const board = new InMemoryVideoProgressBoard(videos);
  const clock = new FixedClock();
  const change = new ChangeVideo(videos, new ImmediateUnitOfWork());
  const uploads = new InMemoryUploads();
  const stored = new InMemoryStoredBytes(uploads, videos);
  const room = { bytesPerEducator: 100 * 1024 ** 3, copiesBesideFiles: false };
  const quota = new UploadQuota(room, stored, uploads, files, new FormsUnderWay());
  const make = new MakeRenditions(files, board, change, quota, clock);
  const sources = new StoredVideoSources(uploads, files, new ImmediateUnitOfWork());
  const pictures = new StoreVideoPictures(files, change);
  const transcodeVideo = new TranscodeVideo(
    change,
    make,
    sources,
    pictures,
    transcoder,
    board,
    clock,
  );
  return {
    videos,
    uploads,
    files,
    stored,
    room,
    board,
    clock,
    transcoder,
    change,
    transcodeVideo,
    failVideo: new FailVideo(change, files, board),
    /** Stores and registers an upload. */
    async receive(video: Video, content: Buffer | string = 'a video'): Promise<Video> {
      await files.write(video.sourceKey, Buffer.from(content));
      await videos.save(video);
      return video;
    },
    async transcode(
      video: Video,
      { signal = new AbortController().signal, attempt = 1 } = {},
    ): Promise<Video> {
      await transcodeVideo.execute(video.id, signal, attempt);
      return video;
    },
    factTypes: () => videos.facts.map(({ type }) => type),
  };
}
