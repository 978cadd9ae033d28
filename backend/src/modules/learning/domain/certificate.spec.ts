import { describe, expect, it } from '@jest/globals';
import { courseId, later, learnerId, noon } from '../testing/enrollment-builder.js';
import { Certificate } from './certificate.js';
import { CertificateNumber } from './certificate-number.js';

function aCertificate(): Certificate {
  const certificate = Certificate.issue({
    id: 'certificate',
    number: CertificateNumber.fromRandom(new Uint8Array(16)),
    learnerId,
    courseId,
    holderName: 'Lila',
    courseTitle: 'Cameras',
    seconds: 7200,
    completedAt: noon,
    at: later(1),
  });
  certificate.pullFacts();
  return certificate;
}

describe('a certificate', () => {
  it('is valid until it is revoked, and tells both', () => {
    const certificate = aCertificate();
    expect([certificate.isValid, certificate.revokedAt]).toEqual([true, null]);
    expect(certificate.revoke('withdrawn', 'Copied answers', later(60))).toBe(true);
    expect([certificate.isValid, certificate.revokedAt]).toEqual([false, later(60)]);
    expect(certificate.pullFacts().map(({ type }) => type)).toEqual([
      'learning.certificate_revoked.v1',
    ]);
  });

  it('is valid again when the course is bought again', () => {
    const certificate = aCertificate();
    certificate.revoke('refund', 'Refunded', later(60));
    expect(certificate.reinstate()).toBe(true);
    expect([certificate.isValid, certificate.revocationReason]).toEqual([true, null]);
  });

  it('stays withdrawn whatever is bought', () => {
    const certificate = aCertificate();
    certificate.revoke('refund', 'Refunded', later(60));
    expect(certificate.revoke('withdrawn', 'Copied answers', later(120))).toBe(true);
    expect(certificate.revoke('refund', 'Refunded', later(180))).toBe(false);
    expect(certificate.reinstate()).toBe(false);
    expect([certificate.revokedAt, certificate.revocationReason]).toEqual([
      later(60),
      'Copied answers',
    ]);
  });
});
