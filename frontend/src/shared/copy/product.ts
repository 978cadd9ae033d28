/** The only place with the product's name. */
export const PRODUCT_NAME = 'Lectern';
