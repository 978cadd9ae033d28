import type { Fact } from '../../../platform/domain/fact.js';
import type { Certificate } from '../domain/certificate.js';
import { Certificates } from '../domain/certificates.js';

export class InMemoryCertificates extends Certificates {
  private readonly stored = new Map<string, Certificate>();
  /** The facts of saved aggregates, oldest first. */
  readonly facts: Fact[] = [];

  get all(): readonly Certificate[] {
    return [...this.stored.values()];
  }

  async lock(learnerId: string, courseId: string): Promise<Certificate | null> {
    return this.stored.get(`${learnerId} ${courseId}`) ?? null;
  }

  async findByNumber(number: string): Promise<Certificate | null> {
    return this.all.find((certificate) => certificate.number === number) ?? null;
  }

  lockByNumber(number: string): Promise<Certificate | null> {
    return this.findByNumber(number);
  }

  async save(certificate: Certificate): Promise<void> {
    this.stored.set(`${certificate.learnerId} ${certificate.courseId}`, certificate);
    this.facts.push(...certificate.pullFacts());
  }
}
