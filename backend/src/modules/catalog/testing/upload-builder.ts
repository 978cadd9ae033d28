import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { type NewUpload, Upload, type UploadPart } from '../domain/uploads/upload.js';
import { EDUCATOR } from './course-builder.js';

export const noon = new Date('2026-11-21T06:30:00.000Z');

/** An upload that has just begun, identical except for what the test overrides. */
export function anUpload(given: Partial<NewUpload> = {}): Upload {
  return Upload.begin({
    id: SequentialIds.nth(1),
    ownerId: EDUCATOR,
    lectureId: 'lecture-1',
    courseId: 'course-1',
    size: 1_000,
    fileName: 'shift.mp4',
    sha256: null,
    at: noon,
    ...given,
  });
}

export const partOf = (offset: number, size: number): UploadPart => ({
  offset,
  size,
  key: `uploads/part-${offset}`,
});
