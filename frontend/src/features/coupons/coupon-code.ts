/** As the server compares it and shows it. */
export const inCapitals = (code: string): string => code.replace(/[\s\p{Cf}]/gu, '').toUpperCase();

/** The server's rule, for a code in capitals. */
export const COUPON_CODE = /^[A-Z0-9][A-Z0-9-]{2,23}$/;
