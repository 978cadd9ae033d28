import type { Certificate } from './certificate.js';

/** The repository of certificates, at most one per learner and course. */
export abstract class Certificates {
  /**
   * The learner's certificate, valid or not, with its row locked until the transaction ends; null when there is none.
   */
  abstract lock(learnerId: string, courseId: string): Promise<Certificate | null>;

  /** The certificate with the number, or null; read-only, because its row is not locked. */
  abstract findByNumber(number: string): Promise<Certificate | null>;

  /** Like `findByNumber`, but with the row locked until the transaction ends. */
  abstract lockByNumber(number: string): Promise<Certificate | null>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(certificate: Certificate): Promise<void>;
}
