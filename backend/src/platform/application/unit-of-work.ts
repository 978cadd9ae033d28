/** Makes the work inside it atomic. */
export abstract class UnitOfWork {
  /**
   * Runs the work in one database transaction, which the repositories called inside it join; joins an open transaction
   * instead of nesting. The work may be repeated after a deadlock, so it must not touch anything outside the database.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
