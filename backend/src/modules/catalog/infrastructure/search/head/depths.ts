/** How many matches are considered: the most enrolled, plus some of the newest. */
export const MOST_ENROLLED = 2_000;
export const NEWEST = 50;
/** How many of the newest courses are searched for these. */
export const FRESH = 500;
/** How many of the considered matches are chosen, by their words. */
export const BEST = 100;
/** The weight of a token by place, from D to A, in tenths: small integers allow counting instead of sorting. */
export const WORTH = [1, 2, 4, 10] as const;
