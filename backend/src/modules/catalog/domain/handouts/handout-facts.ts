import { FactType } from '../../../../platform/domain/fact.js';

export interface DroppedHandout {
  readonly handoutId: string;
  readonly lectureId: string;
  readonly courseId: string;
}

/** A handout was removed or replaced; nothing leads to its file any more. */
export const HandoutDropped = new FactType<DroppedHandout>('catalog.handout_dropped.v1');
