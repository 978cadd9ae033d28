/** Why a learner may take a course. */
export type Grant =
  { readonly kind: 'order'; readonly orderId: string } | { readonly kind: 'free' };
