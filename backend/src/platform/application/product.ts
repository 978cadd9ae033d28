/** The product's name, wherever the server uses it. */
export const PRODUCT_NAME = 'Lectern';
