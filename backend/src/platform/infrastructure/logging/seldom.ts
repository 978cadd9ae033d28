/** Enough for what one partner in trouble can say. */
const MOST_KINDS = 100;

/**
 * Tells an error at once, and errors alike only every so often, with how many there were meanwhile: some dozens of
 * workers meet the same trouble several times a second, and their lines would push its cause out of the log.
 */
export function seldom(
  tell: (error: Error, alike: number) => void,
  everyMs = 10_000,
): (error: Error) => void {
  const told = new Map<string, { readonly at: number; untold: number }>();
  return (error) => {
    const now = performance.now();
    const last = told.get(error.message);
    if (last && now - last.at < everyMs) {
      last.untold += 1;
      return;
    }
    if (told.size >= MOST_KINDS) told.clear();
    told.set(error.message, { at: now, untold: 0 });
    tell(error, last?.untold ?? 0);
  };
}
