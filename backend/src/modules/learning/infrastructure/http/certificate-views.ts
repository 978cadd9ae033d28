import { z } from 'zod';
import { HIDDEN } from '../../../../platform/infrastructure/http/validation.js';
import type { ShownCertificate } from '../../application/certificates/show-certificate.js';
import { dayOf } from '../../domain/calendar.js';
import { CertificateNumber } from '../../domain/certificate-number.js';

/** As people type it: any case, with or without dashes. One that cannot be is as unknown as any other. */
export const CertificateNumberParam = z
  .string({ error: HIDDEN })
  .max(40, HIDDEN)
  .transform((text) => CertificateNumber.read(text)?.toString() ?? '')
  .refine((number) => number !== '', HIDDEN)
  .meta({ description: 'As it stands on the certificate.', example: '7K3M-9QXT-V2HD' });

export const CertificateView = z
  .object({
    number: z.string().meta({ example: '7K3M-9QXT-V2HD' }),
    status: z.enum(['valid', 'revoked']),
    name: z.string().nullable().meta({
      description: 'null when the holder deleted the account.',
      example: 'Asha Rao',
    }),
    course: z.string().meta({ example: 'Practical CCTV monitoring' }),
    completedOn: z.iso.date(),
    seconds: z
      .int()
      .min(0)
      .meta({ description: 'Length of the lectures that were completed.', example: 7200 }),
    issuedAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Certificate' });

/** What the public may know: neither the learner's id nor why it was revoked. */
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
    completedOn: dayOf(completedAt),
    seconds,
    issuedAt: certificate.issuedAt.toISOString(),
    revokedAt: certificate.revokedAt?.toISOString() ?? null,
  };
}
