import { Injectable } from '@nestjs/common';
import { Uploads } from '../../domain/uploads/uploads.js';
import { DiscardUpload } from './discard-upload.js';

export interface LostPlace {
  readonly courseId: string;
  /** Absent when the whole course was deleted. */
  readonly lectureId?: string | undefined;
}

/** Discards open uploads for deleted lectures: they would count against the educator's quota, but be shown nowhere. */
@Injectable()
export class DiscardLostUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly discard: DiscardUpload,
  ) {}

  /** Must not run inside a transaction. */
  async execute({ courseId, lectureId }: LostPlace): Promise<void> {
    for (const upload of await this.uploads.openOfCourse(courseId))
      if (lectureId === undefined || upload.lectureId === lectureId)
        await this.discard.execute(upload.id);
  }
}
