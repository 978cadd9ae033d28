/** The version of the terms and the privacy notice that new users agree to. Increase it when a released text changes. */
export const TERMS_VERSION = 1;
