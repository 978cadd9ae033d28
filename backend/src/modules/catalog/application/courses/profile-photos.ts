/** Profile photos share the store with media, but another module knows which are in use. */
export abstract class ProfilePhotos {
  /** Those of the ids whose photos a profile shows. */
  abstract inUse(photoIds: readonly string[]): Promise<ReadonlySet<string>>;
}
