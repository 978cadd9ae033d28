/** An upload that no lecture has taken yet. */
export interface OpenUpload {
  readonly uploadId: string;
  readonly fileName: string;
  /** Bytes announced, and bytes stored. */
  readonly size: number;
  readonly received: number;
}

/** The read model of open uploads. */
export abstract class OpenUploads {
  /** The lecture's newest open upload, or null. */
  abstract ofLecture(lectureId: string): Promise<OpenUpload | null>;
}
