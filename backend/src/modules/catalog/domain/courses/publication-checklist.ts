export type MissingPart = 'description' | 'price' | 'thumbnail' | 'lecture';

export interface PublicationState {
  readonly description: string;
  readonly hasPrice: boolean;
  readonly hasThumbnail: boolean;
  /** Whether at least one lecture is playable. */
  readonly hasPlayableLecture: boolean;
}

/** What a course still lacks to be offered for sale, in the order of the form. */
export function missingParts(state: PublicationState): MissingPart[] {
  const checks: [MissingPart, boolean][] = [
    ['description', state.description !== ''],
    ['price', state.hasPrice],
    ['thumbnail', state.hasThumbnail],
    ['lecture', state.hasPlayableLecture],
  ];
  return checks.flatMap(([part, isThere]) => (isThere ? [] : [part]));
}
