import type { Certificate } from './certificate.js';

/** The stored certificates, at most one for a learner and a course. */
export abstract class Certificates {
  /** The learner's certificate, valid or not, locked until the transaction ends; null when there is none. */
  abstract lock(learnerId: string, courseId: string): Promise<Certificate | null>;

  /** The certificate with the number, or null; to look at only, as it is not locked. */
  abstract findByNumber(number: string): Promise<Certificate | null>;

  /** Like `findByNumber`, but locked until the transaction ends. */
  abstract lockByNumber(number: string): Promise<Certificate | null>;

  /** Writes state and recorded facts together. */
  abstract save(certificate: Certificate): Promise<void>;
}
