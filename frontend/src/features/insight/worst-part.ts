interface Part {
  /** Seconds. */
  from: number;
  to: number;
  people: number;
}

/** The part of a lecture in which most learners stop; null when there is none. */
export function worstPart(stops: readonly number[], durationSeconds: number | null): Part | null {
  const people = Math.max(...stops, 0);
  const isOneOfSeveral = stops.filter((count) => count === people).length > 1;
  if (people === 0 || isOneOfSeveral || !durationSeconds) return null;
  const part = stops.indexOf(people);
  const length = durationSeconds / stops.length;
  return { from: part * length, to: (part + 1) * length, people };
}
