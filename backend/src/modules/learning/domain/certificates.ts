import type { Certificate } from './certificate.js';

/** The stored certificates, at most one for a learner and a course. */
export abstract class Certificates {
  abstract of(learnerId: string, courseId: string): Promise<Certificate | null>;

  abstract numbered(number: string): Promise<Certificate | null>;

  /** Writes state and recorded facts together. */
  abstract save(certificate: Certificate): Promise<void>;
}
