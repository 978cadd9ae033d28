import { FactType } from '../../../../platform/domain/fact.js';

export interface DroppedHandoutFile {
  readonly fileId: string;
  readonly lectureId: string;
  readonly courseId: string;
}

/** A handout was removed, or has another file: nothing leads to this one any more. */
export const HandoutFileDropped = new FactType<DroppedHandoutFile>(
  'catalog.handout_file_dropped.v1',
);
