import type { Video } from '../../domain/videos/video.js';
import type { UploadToCopy } from './transcoder.js';

/** Educators' uploads, whether stored whole or in parts. */
export abstract class VideoSources {
  /**
   * The whole upload, opened when its first chunk is requested. Reading fails with `UnplayableSource` if it is not what
   * the client announced.
   */
  abstract read(video: Video): UploadToCopy & { readonly size: number };

  /** Joins parts into one file, of which players can read ranges. */
  abstract join(video: Video): Promise<void>;
}
