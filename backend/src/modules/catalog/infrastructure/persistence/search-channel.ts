/** The channel on which the database announces changed entries of the search index. */
export const SEARCH_CHANNEL = 'lectern_search';
/** Prefixed to the id if only the displayed data of the course changed, not what it is found by. */
export const SHOWN_MARK = '=';
