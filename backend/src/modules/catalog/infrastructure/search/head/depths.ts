/** As many are looked at, most enrolled first, and of the newest besides. */
export const MOST_ENROLLED = 2_000;
export const NEWEST = 50;
/** As many of the newest are looked through for these. */
export const FRESH = 500;
/** Of those looked at, the ones whose words fit best are chosen. */
export const BEST = 100;
/** What a token is worth by its place, from D to A, in tenths: whole numbers are counted, not sorted. */
export const WORTH = [1, 2, 4, 10] as const;
