import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

interface Named {
  readonly name: string;
}

export interface HandoutView extends Named {
  readonly id: string;
  readonly lectureId: string;
  /** Bytes. */
  readonly size: number;
}

/** A handout with where its file is and what decides who may have it. */
export interface HandoutPlace extends HandoutView {
  readonly fileId: string;
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
export const byName = (one: Named, other: Named): number =>
  collator().compare(one.name, other.name);
