export interface Gap {
  from: number;
  to: number;
}

/** Shorter gaps are not worth going back for. */
const SHORTEST = 1;

/** The unwatched parts of a video; `watched` is sorted and without overlaps. */
export function gapsOf(watched: readonly (readonly number[])[], duration: number): Gap[] {
  const gaps: Gap[] = [];
  let reached = 0;
  for (const [from = 0, to = 0] of watched) {
    if (from - reached >= SHORTEST) gaps.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  if (duration - reached >= SHORTEST) gaps.push({ from: reached, to: duration });
  return gaps;
}
