/**
 * Something that happened, named in the past tense and published to its subscribers. The payload carries ids and plain
 * values, never aggregates or personal data, because facts are kept and retried long after they were recorded.
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

/** A declaration with any payload. */
export type AnyFactType = Pick<FactType<object>, 'name'>;
