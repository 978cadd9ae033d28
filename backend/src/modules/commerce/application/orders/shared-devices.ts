/** Commerce must not depend on identity, so the composition root implements this port. */
export abstract class SharedDevices {
  /**
   * Maps each account to the other accounts that signed in with the same browser, as far back as sessions are kept;
   * accounts that share none are left out.
   */
  abstract accountsWith(
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}
