interface Door<Path, Body, Answer> {
  parameters: { query?: never; header?: never; path?: never; cookie?: never };
  post: {
    parameters: Path & { query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': Body } };
    responses: { 200: { headers: object; content: { 'application/json': Answer } } };
  };
}

/** What sign-in with Google itself asks first; servers without Google do not have it. */
export interface GooglePaths {
  '/api/auth/google/nonce': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path?: never; cookie?: never };
      responses: { 200: { headers: object; content: { 'application/json': { nonce: string } } } };
    };
  };
}

/**
 * The doors of the installation's own twins of Google and of the payment provider. They are no part
 * of the API, hence not of its generated types, and do not exist in production.
 */
export interface DevPaths {
  '/dev/identity/token': Door<
    { path?: never },
    { email: string; name: string; emailVerified?: boolean },
    { idToken: string }
  >;
  '/dev/payments/{orderId}/pay': Door<
    { path: { orderId: string } },
    { outcome: 'success' | 'failed' | 'captured-without-return' },
    {
      razorpay_order_id?: string;
      razorpay_payment_id?: string;
      razorpay_signature?: string;
      error?: { code: string; description: string };
    }
  >;
}
