import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { CertificateNumber } from './certificate-number.js';
import { CertificateIssued, CertificateRevoked } from './facts.js';

/** A refund revokes a certificate until the course is bought again; staff withdraw one for good. */
export type RevocationCause = 'refund' | 'withdrawn';

interface NewCertificate {
  readonly id: string;
  readonly number: CertificateNumber;
  readonly learnerId: string;
  readonly courseId: string;
  readonly holderName: string;
  readonly courseTitle: string;
  /** The playing time of the completed lectures. */
  readonly seconds: number;
  readonly completedAt: Date;
  readonly at: Date;
}

/** States what was true when it was issued, whatever is renamed later; only a wrong name is corrected. */
export class Certificate extends AggregateRoot {
  readonly id: string;
  readonly number: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly seconds: number;
  readonly completedAt: Date;
  readonly issuedAt: Date;
  private _holderName: string | null;
  private _revokedAt: Date | null = null;
  private _revocationCause: RevocationCause | null = null;
  private _revocationReason: string | null = null;

  private constructor(given: NewCertificate) {
    super();
    this.id = given.id;
    this.number = given.number.toString();
    this.learnerId = given.learnerId;
    this.courseId = given.courseId;
    this._holderName = given.holderName;
    this.courseTitle = given.courseTitle;
    this.seconds = given.seconds;
    this.completedAt = given.completedAt;
    this.issuedAt = given.at;
    this.record(CertificateIssued.of(this.asFact()));
  }

  static issue(certificate: NewCertificate): Certificate {
    return new Certificate(certificate);
  }

  /** Null once the holder's account is deleted. */
  get holderName(): string | null {
    return this._holderName;
  }

  get isValid(): boolean {
    return this._revokedAt === null;
  }

  get revokedAt(): Date | null {
    return this._revokedAt;
  }

  get revocationCause(): RevocationCause | null {
    return this._revocationCause;
  }

  /** The reason for staff; never shown to the public. */
  get revocationReason(): string | null {
    return this._revocationReason;
  }

  /** @returns false when nothing changed */
  revoke(cause: RevocationCause, reason: string, at: Date): boolean {
    if (!this.isValid && (this._revocationCause === 'withdrawn' || cause === 'refund'))
      return false;
    this._revokedAt ??= at;
    this._revocationCause = cause;
    this._revocationReason = reason;
    this.record(CertificateRevoked.of(this.asFact()));
    return true;
  }

  /** Makes it valid again after the course was bought again. @returns false when nothing changed */
  reinstate(): boolean {
    if (this._revocationCause !== 'refund') return false;
    this._revokedAt = null;
    this._revocationCause = null;
    this._revocationReason = null;
    this.record(CertificateIssued.of(this.asFact()));
    return true;
  }

  /** @returns false when nothing changed */
  correctHolderName(name: string): boolean {
    if (this._holderName === name) return false;
    this._holderName = name;
    return true;
  }

  forgetHolder(): void {
    this._holderName = null;
  }

  private asFact() {
    return { certificateId: this.id, learnerId: this.learnerId, courseId: this.courseId };
  }
}
