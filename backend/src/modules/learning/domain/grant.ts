/** The basis of an enrollment: an order, or a free course. */
export type Grant =
  { readonly kind: 'order'; readonly orderId: string } | { readonly kind: 'free' };
