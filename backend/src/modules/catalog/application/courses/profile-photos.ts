/** Photos of people lie in the same store as media, but others know whose they are. */
export abstract class ProfilePhotos {
  /** The ids among the given ones of photos that a profile shows. */
  abstract inUse(photoIds: readonly string[]): Promise<ReadonlySet<string>>;
}
