import PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import { buffer } from 'node:stream/consumers';
import { PRODUCT_NAME } from '../../application/product.js';
import { fontFiles, fontRuns, type FontWeight } from './pdf-fonts.js';
import { shapeAsHarfBuzz } from './shaping.js';

interface SheetOptions {
  readonly title: string;
  readonly layout?: 'portrait' | 'landscape';
  /** Stands in the file, so that the same sheet is the same bytes. */
  readonly madeAt: Date;
}

interface TextOptions {
  /** Points from the left and the top edge. */
  readonly x: number;
  readonly y: number;
  /** Lines are broken to fit. */
  readonly width: number;
  readonly size: number;
  readonly weight?: FontWeight;
  readonly align?: 'left' | 'center' | 'right';
  readonly color?: string;
  /** What a screen reader takes it for. */
  readonly role?: 'H1' | 'H2' | 'P';
}

const INK = '#14213d';
const LINE_HEIGHT = 1.35;
/** From the top of a line to where its letters stand, by size: the same in every script. */
const ASCENT = 1.069;
/** Modules of light around a QR code, without which scanners do not find it. */
const QUIET = 4;

const paths = new Map(fontFiles.map(({ name, path }) => [name, path]));

/** One A4 page, in points (842 x 595 when landscape), in fonts that know the rupee sign and the scripts of India. */
export class PdfSheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly shaped = new Set<string>();

  constructor({ title, layout = 'portrait', madeAt }: SheetOptions) {
    const [first] = fontFiles;
    this.doc = new PDFDocument({
      size: 'A4',
      layout,
      margin: 0,
      font: first?.path ?? '',
      lang: 'en-IN',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: PRODUCT_NAME, CreationDate: madeAt },
    });
    for (const { name, path } of fontFiles) this.doc.registerFont(name, path);
  }

  get width(): number {
    return this.doc.page.width;
  }

  get height(): number {
    return this.doc.page.height;
  }

  /** Sets the text and tells where the next line would begin. */
  text(text: string, options: TextOptions): number {
    const { x, y, width, size, weight = 'regular', align = 'left', color = INK } = options;
    const lines = this.lines(text, width, size, weight);
    const step = size * LINE_HEIGHT;
    this.mark(options.role ?? 'P', () => {
      for (const [index, line] of lines.entries()) {
        const spare = width - this.widthOf(line, size, weight);
        const indent = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
        this.line(line, x + indent, y + index * step, { size, weight, color });
      }
    });
    return y + lines.length * step;
  }

  rule(x: number, y: number, width: number, color: string, thickness = 1): void {
    this.decorate(() => this.doc.rect(x, y, width, thickness).fill(color));
  }

  frame(inset: number, color: string, thickness: number): void {
    const [width, height] = [this.width - 2 * inset, this.height - 2 * inset];
    this.decorate(() =>
      this.doc.lineWidth(thickness).rect(inset, inset, width, height).stroke(color),
    );
  }

  /** On a screen, where nobody scans it, the code is a link. */
  qrCode(address: string, x: number, y: number, size: number): void {
    const code = qrcode(0, 'L');
    code.addData(address, 'Byte');
    code.make();
    const modules = code.getModuleCount();
    const side = size / (modules + 2 * QUIET);
    this.decorate(() => {
      this.doc.rect(x, y, size, size).fill('#ffffff');
      for (let row = 0; row < modules; row += 1) {
        const dark = Array.from({ length: modules }, (_, column) => code.isDark(row, column));
        for (const [from, length] of runsOf(dark))
          this.doc.rect(x + (from + QUIET) * side, y + (row + QUIET) * side, length * side, side);
      }
      this.doc.fill('#000000');
    });
    const link = this.doc.struct('Link', { alt: address });
    this.doc.addStructure(link);
    // Its types do not know this one yet.
    const options: PDFKit.Mixins.AnnotationOption & { structParent: object } = {
      structParent: link,
    };
    this.doc.link(x, y, size, size, address, options);
  }

  async finish(): Promise<Buffer> {
    const whole = buffer(this.doc);
    this.doc.end();
    return whole;
  }

  private lines(text: string, width: number, size: number, weight: FontWeight): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/u)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      const fits = this.widthOf(longer, size, weight) <= width;
      if (last !== undefined && fits) lines[lines.length - 1] = longer;
      else lines.push(...this.pieces(word, width, size, weight));
    }
    return lines;
  }

  /** A word that no line can hold is broken anywhere. */
  private pieces(word: string, width: number, size: number, weight: FontWeight): string[] {
    if (this.widthOf(word, size, weight) <= width) return [word];
    const pieces = [''];
    for (const sign of word) {
      const longer = `${pieces.at(-1)}${sign}`;
      if (this.widthOf(longer, size, weight) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(sign);
    }
    return pieces;
  }

  private widthOf(text: string, size: number, weight: FontWeight): number {
    return fontRuns(text, weight).reduce(
      (sum, run) => sum + this.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  private line(
    text: string,
    x: number,
    y: number,
    { size, weight, color }: { size: number; weight: FontWeight; color: string },
  ): void {
    let left = x;
    for (const run of fontRuns(text, weight)) {
      this.font(run.font).fontSize(size).fillColor(color);
      this.doc.text(run.text, left, y + ASCENT * size, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += this.doc.widthOfString(run.text);
    }
  }

  private font(name: string): PDFKit.PDFDocument {
    this.doc.font(name);
    if (!this.shaped.has(name)) shapeAsHarfBuzz(this.doc, paths.get(name) ?? '');
    this.shaped.add(name);
    return this.doc;
  }

  private mark(role: 'H1' | 'H2' | 'P', draw: () => void): void {
    this.doc.addStructure(this.doc.struct(role, {}, draw));
  }

  /** Nothing that a screen reader should tell of. */
  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }
}

/** Where neighbors are true: one rectangle for each run keeps the file small. */
function runsOf(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [from: number, length: number][] = [];
  for (const [index, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === index) last[1] += 1;
    else if (isDark) runs.push([index, 1]);
  }
  return runs;
}
