/** An upload that no lecture has taken yet. */
export interface OpenUpload {
  readonly uploadId: string;
  readonly fileName: string;
  /** Bytes announced, and bytes that are here. */
  readonly size: number;
  readonly received: number;
}

/** Reads of uploads, without the domain. */
export abstract class OpenUploads {
  /** The newest one of the lecture, or null. */
  abstract ofLecture(lectureId: string): Promise<OpenUpload | null>;
}
