/** All or nothing for what happens inside. */
export abstract class UnitOfWork {
  /**
   * Runs the work in one database transaction that the repositories called inside it join; an open one is joined, not nested.
   * The work may be run again after a deadlock, so it must not touch anything outside the database.
   */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
