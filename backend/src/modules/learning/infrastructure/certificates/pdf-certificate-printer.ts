import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import { type Height, lower, PdfPage } from '../../../../platform/infrastructure/pdf/pdf-page.js';
import { PdfPress } from '../../../../platform/infrastructure/pdf/pdf-press.js';
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
/** Longer names and titles are set in smaller type. */
const LONG = 40;

@Injectable()
export class PdfCertificatePrinter extends CertificatePrinter {
  constructor(private readonly press: PdfPress) {
    super();
  }

  print(certificate: CertificateSheet): Promise<Buffer> {
    const page = new PdfPage({
      title: `Certificate of completion: ${certificate.course}`,
      layout: 'landscape',
      madeAt: certificate.issuedAt,
    });
    page.frame(22, ACCENT, 3);
    page.frame(29, ACCENT, 0.75);
    body(page, certificate);
    foot(page, certificate);
    return this.press.print(page);
  }
}

function body(page: PdfPage, { name, course, completedOn, seconds }: CertificateSheet): void {
  const middle = { x: MARGIN, width: page.width - 2 * MARGIN, align: 'center' } as const;
  const quiet = { ...middle, size: 14, color: MUTED };
  const strong = { ...middle, weight: 'bold' } as const;
  page.text(PRODUCT_NAME, { ...strong, y: 60, size: 18, color: ACCENT });
  page.text('Certificate of completion', { ...strong, y: 92, size: 36, role: 'H1' });
  page.text('This is to certify that', { ...quiet, y: 164 });
  let y: Height = page.text(name, {
    ...strong,
    y: 190,
    size: name.length > LONG ? 22 : 30,
    instead: 'the learner named at the address below',
    role: 'H2',
  });
  page.rule(page.width / 2 - 150, lower(y, 2), 300, ACCENT);
  y = page.text('has completed the online course', { ...quiet, y: lower(y, 18) });
  const size = course.length > LONG ? 18 : 24;
  const instead = 'the course named at the address below';
  y = page.text(course, { ...strong, y: lower(y, 6), size, instead, role: 'H2' });
  const length = courseLength(seconds);
  const facts = [length && `${length} of video lectures`, `completed on ${longDate(completedOn)}`];
  page.text(facts.filter(Boolean).join(' · '), { ...quiet, y: lower(y, 8) });
}

function foot(page: PdfPage, { number, verifyUrl, sealedUrl }: CertificateSheet): void {
  const left = { x: MARGIN, width: page.width - 3 * MARGIN - CODE } as const;
  const quiet = { ...left, size: 10.5, color: MUTED };
  page.text(`Certificate no. ${number}`, { ...left, y: FOOT + 34, size: 13, weight: 'bold' });
  const y = page.text(`Anyone can check it at ${verifyUrl}`, { ...quiet, y: FOOT + 56 });
  const note =
    'The QR code, on a screen a link, holds the same, signed: it can be checked without a network.';
  page.text(note, { ...quiet, y: lower(y, 3) });
  page.qrCode(sealedUrl, page.width - MARGIN - CODE, FOOT - 15, CODE);
}
