/** On which the database announces which entries of the search index have changed. */
export const SEARCH_CHANNEL = 'lectern_search';
