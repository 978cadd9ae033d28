/** Where the files of a video lie in the store. */
export const videoSourceKey = (videoId: string) => `sources/${videoId}`;
/** Parts of a resumable upload; the upload and the video it becomes share their id. */
export const uploadFolder = (uploadId: string) => `uploads/${uploadId}/`;
export const videoFolder = (videoId: string) => `videos/${videoId}/`;
export const videoPosterKey = (videoId: string) => `videos/${videoId}/poster.jpg`;
export const storyboardKey = (videoId: string, file: 'storyboard.jpg' | 'storyboard.vtt') =>
  `videos/${videoId}/${file}`;
export const renditionFolder = (videoId: string, rung: string) => `videos/${videoId}/${rung}/`;

const RENDITION_FILE = /^(\d{1,4}p)\/(index\.m3u8|init\.mp4|segment-\d{1,6}\.m4s)$/;

/** What must be known of a video to serve its files. */
export interface ServableVideo {
  readonly videoId: string;
  /** Names of the finished renditions. */
  readonly rungs: readonly string[];
  readonly hasPoster: boolean;
  readonly originalQuality: boolean;
}

/**
 * The store's key of `720p/index.m3u8`, `720p/init.mp4`, `720p/segment-3.m4s`, `poster.jpg` or `original`;
 * null for anything else and for what is not finished, so that nothing half-made can be asked for.
 */
export function videoFileKey(video: ServableVideo, path: string): string | null {
  if (path === 'poster.jpg') return video.hasPoster ? videoPosterKey(video.videoId) : null;
  if (path === 'original') return video.originalQuality ? videoSourceKey(video.videoId) : null;
  const [, rung, file] = RENDITION_FILE.exec(path) ?? [];
  if (!rung || !file || !video.rungs.includes(rung)) return null;
  return renditionFolder(video.videoId, rung) + file;
}
