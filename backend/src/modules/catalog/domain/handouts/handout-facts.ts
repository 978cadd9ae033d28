import { FactType } from '../../../../platform/domain/fact.js';

/** A handout was removed or replaced; nothing leads to its file any more. */
export const HandoutDropped = new FactType<{ readonly handoutId: string }>(
  'catalog.handout_dropped.v1',
);
