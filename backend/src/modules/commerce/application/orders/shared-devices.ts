/** Commerce may not ask identity, so the composition answers this. */
export abstract class SharedDevices {
  /**
   * For each of the accounts the others that signed in with a browser it signed in with, as far back as sessions are
   * kept; accounts that share none are left out.
   */
  abstract accountsWith(
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}
