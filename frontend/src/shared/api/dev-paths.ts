interface Door<Path, Body, Answer> {
  parameters: { query?: never; header?: never; path?: never; cookie?: never };
  post: {
    parameters: Path & { query?: never; header?: never; cookie?: never };
    requestBody: { content: { 'application/json': Body } };
    responses: { 200: { headers: object; content: { 'application/json': Answer } } };
  };
}

/** Called before signing in with Google; missing on servers without Google. */
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
 * Endpoints of the installation's stand-ins for Google and the payment provider. They are not part of the API, hence
 * not of its generated types, and do not exist in production.
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
