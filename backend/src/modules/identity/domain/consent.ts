/** The version of the terms and the privacy notice that the client shows. */
export const TERMS_VERSION = 1;

/** Which terms a person agreed to, and when: kept as the law requires, and part of their data export. */
export interface Consent {
  readonly termsVersion: number;
  readonly agreedAt: Date;
}
