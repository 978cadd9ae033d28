/** The version of the terms and the privacy notice that our screens show. */
export const TERMS_VERSION = 1;

/** What somebody agreed to, and when: kept as the law asks, and part of what they can export. */
export interface Consent {
  readonly termsVersion: number;
  readonly agreedAt: Date;
}
