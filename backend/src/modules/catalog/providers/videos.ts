import type { Provider } from '@nestjs/common';
import type { Config } from '../../../platform/infrastructure/config/config.js';
import { Log } from '../../../platform/infrastructure/logging/log.js';
import { ChangeVideo } from '../application/videos/change-video.js';
import { EncoderTurns } from '../application/videos/encoder-turns.js';
import { FailVideo } from '../application/videos/fail-video.js';
import { MakeRenditions } from '../application/videos/make-renditions.js';
import { MediaReferences } from '../application/videos/media-references.js';
import { ReceiveVideo } from '../application/videos/receive-video.js';
import { RemoveLectureVideos } from '../application/videos/remove-lecture-videos.js';
import { RemoveVideoFiles } from '../application/videos/remove-video-files.js';
import { RerunVideo } from '../application/videos/rerun-video.js';
import { ScrubMedia } from '../application/videos/scrub-media.js';
import { StoreVideoPictures } from '../application/videos/store-video-pictures.js';
import { StoredBytes } from '../application/videos/stored-bytes.js';
import { SweepRemovedVideos } from '../application/videos/sweep-removed-videos.js';
import { TakeTurn } from '../application/videos/take-turn.js';
import { TranscodeVideo } from '../application/videos/transcode-video.js';
import { Transcoder } from '../application/videos/transcoder.js';
import { VideoProgressBoard } from '../application/videos/video-progress-board.js';
import { VideoSources } from '../application/videos/video-sources.js';
import { VideoWork } from '../application/videos/video-work.js';
import { VideosView } from '../application/videos/videos-view.js';
import { Videos } from '../domain/videos/videos.js';
import { RemoveVideoFilesOnRemoved } from '../infrastructure/events/remove-video-files-on-removed.js';
import { RemoveVideoFilesOnSuperseded } from '../infrastructure/events/remove-video-files-on-superseded.js';
import { TranscodeVideoOnUpload } from '../infrastructure/events/transcode-video-on-upload.js';
import { MikroVideos } from '../infrastructure/persistence/mikro-videos.js';
import { SqlEncoderTurns } from '../infrastructure/persistence/sql-encoder-turns.js';
import { SqlMediaReferences } from '../infrastructure/persistence/sql-media-references.js';
import { SqlStoredBytes } from '../infrastructure/persistence/sql-stored-bytes.js';
import { SqlVideoWork } from '../infrastructure/persistence/sql-video-work.js';
import { SqlVideoProgressBoard } from '../infrastructure/persistence/sql-video-progress-board.js';
import { SqlVideosView } from '../infrastructure/persistence/sql-videos-view.js';
import { LocalTranscoder } from '../infrastructure/transcoding/local-transcoder.js';
import { StoredVideoSources } from '../infrastructure/uploads/stored-video-sources.js';

export function videosProviders(config: Config): Provider[] {
  return [
    ChangeVideo,
    FailVideo,
    MakeRenditions,
    ReceiveVideo,
    RemoveLectureVideos,
    RemoveVideoFiles,
    RerunVideo,
    ScrubMedia,
    StoreVideoPictures,
    SweepRemovedVideos,
    TakeTurn,
    TranscodeVideo,
    RemoveVideoFilesOnRemoved,
    RemoveVideoFilesOnSuperseded,
    TranscodeVideoOnUpload,
    { provide: Videos, useClass: MikroVideos },
    { provide: VideosView, useClass: SqlVideosView },
    { provide: VideoSources, useClass: StoredVideoSources },
    { provide: EncoderTurns, useClass: SqlEncoderTurns },
    { provide: VideoWork, useClass: SqlVideoWork },
    { provide: VideoProgressBoard, useClass: SqlVideoProgressBoard },
    { provide: StoredBytes, useClass: SqlStoredBytes },
    { provide: MediaReferences, useClass: SqlMediaReferences },
    {
      provide: Transcoder,
      inject: [Log],
      useFactory: (log: Log) => new LocalTranscoder(transcodingOptions(config), log),
    },
  ];
}

function transcodingOptions(config: Config) {
  return {
    appEnv: config.get('APP_ENV'),
    ffmpegPath: config.get('FFMPEG_PATH'),
    ffprobePath: config.get('FFPROBE_PATH'),
    searchPath: config.get('PATH'),
    workDirectory: config.dataPath('transcoding'),
    looksAhead: config.runs('worker'),
  };
}
