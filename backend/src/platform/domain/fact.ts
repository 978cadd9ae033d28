/**
 * Something that happened, in the past tense, told to whoever subscribes.
 * The payload carries ids and plain values, never aggregates and never personal data,
 * because facts are kept and retried long after they were recorded.
 */
export interface Fact<P extends object = object> {
  readonly type: string;
  readonly payload: P;
}

/** The declaration of a fact: its versioned name (`catalog.video_uploaded.v1`) and the shape of its payload. */
export class FactType<P extends object> {
  constructor(readonly name: string) {}

  of(payload: P): Fact<P> {
    return { type: this.name, payload };
  }
}

/** A declaration whatever its payload. */
export type AnyFactType = Pick<FactType<object>, 'name'>;
