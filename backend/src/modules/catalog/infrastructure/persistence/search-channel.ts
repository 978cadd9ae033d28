/** On which the database announces which entries of the search index have changed. */
export const SEARCH_CHANNEL = 'lectern_search';
/** Stands before the id where only what is shown of the course has changed, not how it is found. */
export const SHOWN_MARK = '=';
