import type { Video } from '../../domain/video.js';
import type { UploadToCopy } from './transcoder.js';

/** What educators sent, whether it arrived at once or in parts. */
export abstract class VideoSources {
  /**
   * The whole upload, opened when it is first asked for a chunk.
   * Reading it breaks with `UnplayableSource` when it is not what the sender announced.
   */
  abstract read(video: Video): UploadToCopy & { readonly size: number };

  /** Brings parts together in the one file of which players can read ranges. */
  abstract join(video: Video): Promise<void>;
}
