import { Injectable } from '@nestjs/common';
import { Uploads } from '../../domain/uploads.js';
import { DiscardUpload } from './discard-upload.js';

export interface LostPlace {
  readonly courseId: string;
  /** Absent where the whole course is gone. */
  readonly lectureId?: string | undefined;
}

/** Gives up what was under way to lectures that are gone: it would count against the educator, who sees it nowhere. */
@Injectable()
export class DiscardLostUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly discard: DiscardUpload,
  ) {}

  /** Not for a unit of work. */
  async execute({ courseId, lectureId }: LostPlace): Promise<void> {
    for (const upload of await this.uploads.openOfCourse(courseId))
      if (lectureId === undefined || upload.lectureId === lectureId)
        await this.discard.execute(upload.id);
  }
}
