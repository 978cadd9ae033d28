/** What the product is called, everywhere the server says it. */
export const PRODUCT_NAME = 'Lectern';
