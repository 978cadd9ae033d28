/** The keys of a video's files in the store. */
export const videoSourceKey = (videoId: string) => `sources/${videoId}`;
/** The parts of a resumable upload; the upload and the video it becomes share their id. */
export const uploadFolder = (uploadId: string) => `uploads/${uploadId}/`;
export const videoFolder = (videoId: string) => `videos/${videoId}/`;
export const videoPosterKey = (videoId: string) => `videos/${videoId}/poster.jpg`;
export const storyboardKey = (videoId: string, file: 'storyboard.jpg' | 'storyboard.vtt') =>
  `videos/${videoId}/${file}`;
export const renditionFolder = (videoId: string, rung: string) => `videos/${videoId}/${rung}/`;
