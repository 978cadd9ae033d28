/** The long suites run whole with FULL=1, and a part of the same otherwise. */
export const inFull = <T>(whole: T, part: T): T => (process.env['FULL'] === '1' ? whole : part);
