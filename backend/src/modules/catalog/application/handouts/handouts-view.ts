import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

export interface HandoutView {
  readonly id: string;
  readonly lectureId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A handout with what decides who may have it. */
export interface HandoutPlace extends HandoutView {
  readonly courseId: string;
  readonly isPreviewFree: boolean;
}

/** The read model of handouts. */
export abstract class HandoutsView {
  /** Those of each lecture by lecture id, by name. */
  abstract ofLectures(
    lectureIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly HandoutView[]>>;

  abstract find(handoutId: string): Promise<HandoutPlace | null>;
}

const collator = onFirstUse(() => new Intl.Collator('en', { numeric: true }));

/** As people count: `2 Loops.pdf` comes before `10 Classes.pdf`. */
export const byName = (one: HandoutView, other: HandoutView): number =>
  collator().compare(one.name, other.name);
