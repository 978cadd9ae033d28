/** PostgreSQL's code for a write to a database that takes none. */
export const READ_ONLY = '25006';

/**
 * Does without a write that nobody waits for: a database that takes none (a failover, a full disk) lets people read on.
 *
 * @param write a statement of its own, because a failed one ends its transaction
 */
export async function unlessReadOnly(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if ((error as { code?: string }).code !== READ_ONLY) throw error;
  }
}
