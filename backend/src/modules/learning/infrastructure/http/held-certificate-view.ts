import { z } from 'zod';
import type { HeldCertificate } from '../../application/progress/study-records.js';
import { Time } from './learning-fields.js';

export const HeldCertificateView = z
  .object({
    number: z.string().meta({ example: '7K3M-9QXT-V2HD' }),
    issuedAt: Time,
    verifyUrl: z.string().meta({
      description: 'The page where anyone can check the certificate.',
      example: '/verify/7K3M-9QXT-V2HD',
    }),
    pdfUrl: z.string().meta({ example: '/api/certificate/7K3M-9QXT-V2HD/pdf' }),
  })
  .meta({ id: 'HeldCertificate' });

export function presentHeldCertificate({
  number,
  issuedAt,
}: HeldCertificate): z.infer<typeof HeldCertificateView> {
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    verifyUrl: `/verify/${number}`,
    pdfUrl: `/api/certificate/${number}/pdf`,
  };
}
