import type { Height, PdfPage } from './pdf-page.js';
import { PdfSheet } from './pdf-sheet.js';

/** The part of a page that is sent between threads. */
export type PlannedPage = Pick<PdfPage, 'options' | 'pieces'>;

/** Sets a page, which blocks its thread for dozens of milliseconds of CPU time. */
export async function setPage({ options, pieces }: PlannedPage): Promise<Buffer> {
  const sheet = new PdfSheet(options);
  const ends: number[] = [];
  const at = (y: Height) => (typeof y === 'number' ? y : (ends[y.below] ?? 0) + y.by);
  for (const piece of pieces) {
    if (piece.kind === 'text') ends.push(sheet.text(piece.text, { ...piece.look, y: at(piece.y) }));
    else if (piece.kind === 'rule')
      sheet.rule(piece.x, at(piece.y), piece.width, piece.color, piece.thickness);
    else if (piece.kind === 'frame') sheet.frame(piece.inset, piece.color, piece.thickness);
    else sheet.qrCode(piece.address, piece.at.x, piece.at.y, piece.at.size);
  }
  return sheet.finish();
}
