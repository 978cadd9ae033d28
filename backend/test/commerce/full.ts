/** Long suites run completely with FULL=1, and only a part of them otherwise. */
export const inFull = <T>(whole: T, part: T): T => (process.env['FULL'] === '1' ? whole : part);
