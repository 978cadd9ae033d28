export type FontWeight = 'regular' | 'bold';

/** Points from the top edge, or below the end of a text, given by its index. */
export type Height = number | { readonly below: number; readonly by: number };

export interface PageOptions {
  readonly title: string;
  readonly layout?: 'portrait' | 'landscape';
  /** Stored in the file, so that the same page gives the same bytes. */
  readonly madeAt: Date;
}

export interface TextLook {
  /** Points from the left edge. */
  readonly x: number;
  /** Text is wrapped to fit. */
  readonly width: number;
  readonly size: number;
  readonly weight?: FontWeight;
  readonly align?: 'left' | 'center' | 'right';
  readonly color?: string;
  /** Replaces a text of which the fonts have no letter; of others, the page omits what they lack. */
  readonly instead?: string;
  /** What screen readers announce it as. */
  readonly role?: 'H1' | 'H2' | 'P';
}

export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly y: Height; readonly look: TextLook }
  | ({ readonly kind: 'rule'; readonly y: Height } & Bar)
  | { readonly kind: 'frame'; readonly inset: number; readonly color: string; thickness: number }
  | { readonly kind: 'qr-code'; readonly address: string; readonly at: Square };

interface Bar {
  readonly x: number;
  readonly width: number;
  readonly color: string;
  readonly thickness: number;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const A4 = { short: 595.28, long: 841.89 };

/**
 * The content of one A4 page, in points: plain values that `PdfPress` sends to another thread, which sets them. Only
 * that thread knows where a text ends, so positions below it are relative.
 */
export class PdfPage {
  readonly pieces: Piece[] = [];
  readonly width: number;
  private texts = 0;

  constructor(readonly options: PageOptions) {
    this.width = options.layout === 'landscape' ? A4.long : A4.short;
  }

  /** Returns the position of the next line. */
  text(text: string, { y, ...look }: TextLook & { readonly y: Height }): Height {
    this.pieces.push({ kind: 'text', text, y, look });
    this.texts += 1;
    return { below: this.texts - 1, by: 0 };
  }

  rule(x: number, y: Height, width: number, color: string, thickness = 1): void {
    this.pieces.push({ kind: 'rule', x, y, width, color, thickness });
  }

  frame(inset: number, color: string, thickness: number): void {
    this.pieces.push({ kind: 'frame', inset, color, thickness });
  }

  /** The code is also a link, because nobody scans it on their own screen. */
  qrCode(address: string, x: number, y: number, size: number): void {
    this.pieces.push({ kind: 'qr-code', address, at: { x, y, size } });
  }
}

/** A position this many points further down. */
export function lower(y: Height, by: number): Height {
  return typeof y === 'number' ? y + by : { ...y, by: y.by + by };
}
