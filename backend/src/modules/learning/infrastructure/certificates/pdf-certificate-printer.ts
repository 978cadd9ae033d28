import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import type { PdfSheet } from '../../../../platform/infrastructure/pdf/pdf-sheet.js';
import {
  CertificatePrinter,
  type CertificateSheet,
} from '../../application/certificates/certificate-printer.js';
import { courseLength, longDate } from './wording.js';

const ACCENT = '#3b3bd6';
const MUTED = '#51607a';
const MARGIN = 70;
const CODE = 140;
const FOOT = 420;
/** A name or a title longer than this gets smaller letters. */
const LONG = 40;

@Injectable()
export class PdfCertificatePrinter extends CertificatePrinter {
  async print(certificate: CertificateSheet): Promise<Buffer> {
    // Loaded with the first certificate: fonts and the PDF writer would slow every start.
    const { PdfSheet } = await import('../../../../platform/infrastructure/pdf/pdf-sheet.js');
    const sheet = new PdfSheet({
      title: `Certificate of completion: ${certificate.course}`,
      layout: 'landscape',
      madeAt: certificate.issuedAt,
    });
    sheet.frame(22, ACCENT, 3);
    sheet.frame(29, ACCENT, 0.75);
    body(sheet, certificate);
    foot(sheet, certificate);
    return sheet.finish();
  }
}

function body(sheet: PdfSheet, { name, course, completedOn, seconds }: CertificateSheet): void {
  const middle = { x: MARGIN, width: sheet.width - 2 * MARGIN, align: 'center' } as const;
  const quiet = { ...middle, size: 14, color: MUTED };
  const strong = { ...middle, weight: 'bold' } as const;
  sheet.text(PRODUCT_NAME, { ...strong, y: 60, size: 18, color: ACCENT });
  sheet.text('Certificate of completion', { ...strong, y: 92, size: 36, role: 'H1' });
  sheet.text('This is to certify that', { ...quiet, y: 164 });
  let y = sheet.text(name, { ...strong, y: 190, size: name.length > LONG ? 22 : 30, role: 'H2' });
  sheet.rule(sheet.width / 2 - 150, y + 2, 300, ACCENT);
  y = sheet.text('has completed the online course', { ...quiet, y: y + 18 });
  const size = course.length > LONG ? 18 : 24;
  y = sheet.text(course, { ...strong, y: y + 6, size, role: 'H2' });
  const length = courseLength(seconds);
  const facts = [length && `${length} of video lectures`, `completed on ${longDate(completedOn)}`];
  sheet.text(facts.filter(Boolean).join(' · '), { ...quiet, y: y + 8 });
}

function foot(sheet: PdfSheet, { number, verifyUrl, sealedUrl }: CertificateSheet): void {
  const left = { x: MARGIN, width: sheet.width - 3 * MARGIN - CODE } as const;
  const quiet = { ...left, size: 10.5, color: MUTED };
  sheet.text(`Certificate no. ${number}`, { ...left, y: FOOT + 34, size: 13, weight: 'bold' });
  const y = sheet.text(`Anyone can check it at ${verifyUrl}`, { ...quiet, y: FOOT + 56 });
  const note =
    'The QR code, on a screen a link, holds the same, signed: it can be checked without a network.';
  sheet.text(note, { ...quiet, y: y + 3 });
  sheet.qrCode(sealedUrl, sheet.width - MARGIN - CODE, FOOT - 15, CODE);
}
