/** The channel on which the database announces changes of what the catalog shows. */
export const CATALOG_CHANNEL = 'lectern_catalog';
