import type { Certificate } from './certificate.js';

/** The stored certificates, at most one for a learner and a course. */
export abstract class Certificates {
  /** The learner's certificate, valid or not, locked until the transaction ends; null when there is none. */
  abstract of(learnerId: string, courseId: string): Promise<Certificate | null>;

  /** To look at only: it is not locked. */
  abstract numbered(number: string): Promise<Certificate | null>;

  /** Like `numbered`, but locked until the transaction ends. */
  abstract claim(number: string): Promise<Certificate | null>;

  /** Writes state and recorded facts together. */
  abstract save(certificate: Certificate): Promise<void>;
}
