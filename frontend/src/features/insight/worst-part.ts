/** The part of a lecture in which most people stop, in seconds; null when nobody stops anywhere. */
export function worstPart(
  stops: readonly number[],
  durationSeconds: number | null,
): { from: number; to: number; people: number } | null {
  const people = Math.max(...stops, 0);
  if (people === 0 || !durationSeconds) return null;
  const part = stops.indexOf(people);
  const length = durationSeconds / stops.length;
  return { from: part * length, to: (part + 1) * length, people };
}
