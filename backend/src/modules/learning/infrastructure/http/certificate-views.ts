import { z } from 'zod';
import { HIDDEN } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { ShownCertificate } from '../../application/certificates/show-certificate.js';
import { dayInIndia } from '../../../../platform/domain/india.js';
import { CertificateNumber } from '../../domain/certificate-number.js';

/** Accepts any case, with or without dashes. An impossible number gets the same answer as an unknown one. */
export const CertificateNumberParam = z
  .string({ error: HIDDEN })
  .max(40, HIDDEN)
  .transform((text) => CertificateNumber.read(text)?.toString() ?? '')
  .refine((number) => number !== '', HIDDEN)
  .meta({ description: 'The number as printed on the certificate.', example: '7K3M-9QXT-V2HD' });

export const CertificateView = z
  .object({
    number: z.string().meta({ example: '7K3M-9QXT-V2HD' }),
    status: z.enum(['valid', 'revoked']),
    name: z.string().nullable().meta({
      description: 'Null when the holder has deleted the account.',
      example: 'Asha Rao',
    }),
    course: z.string().meta({ example: 'Practical CCTV monitoring' }),
    completedOn: z.iso.date(),
    seconds: z
      .int()
      .min(0)
      .meta({ description: 'Total length of the lectures that were completed.', example: 7200 }),
    issuedAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Certificate' });

/** What the public may know: neither the learner's id nor the reason of a revocation. */
export function presentCertificate({
  certificate,
  holderName,
}: ShownCertificate): z.infer<typeof CertificateView> {
  const { number, courseTitle, completedAt, seconds } = certificate;
  return {
    number,
    status: certificate.isValid ? 'valid' : 'revoked',
    name: holderName,
    course: courseTitle,
    completedOn: dayInIndia(completedAt),
    seconds,
    issuedAt: certificate.issuedAt.toISOString(),
    revokedAt: certificate.revokedAt?.toISOString() ?? null,
  };
}
