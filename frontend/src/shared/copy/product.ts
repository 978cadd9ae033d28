/** The product's name; nowhere else is it written. */
export const PRODUCT_NAME = 'Lectern';
