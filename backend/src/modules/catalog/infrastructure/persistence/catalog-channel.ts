/** On which the database announces that something the catalog shows has changed. */
export const CATALOG_CHANNEL = 'lectern_catalog';
