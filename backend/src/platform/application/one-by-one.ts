/**
 * Works on one after the other; one that fails does not keep the others waiting.
 * @throws what failed, as an AggregateError where it was more than one
 */
export async function oneByOne<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of them failed`);
  if (failures.length === 1) throw failures[0];
}
