import PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import { buffer } from 'node:stream/consumers';
import { PRODUCT_NAME } from '../../application/product.js';
import { type LineRun, Paragraph } from './paragraph.js';
import { fontFiles } from './pdf-fonts.js';
import type { PageOptions, TextLook } from './pdf-page.js';
import { fontShapedByHarfBuzz, RIGHT_TO_LEFT } from './shaping.js';

/** Points from the top edge. */
type TextOptions = TextLook & { readonly y: number };

const INK = '#14213d';
const LINE_HEIGHT = 1.35;
/** The baseline's distance from the top of a line, relative to the font size: the same in every script. */
const ASCENT = 1.069;
/** The quiet zone around a QR code in modules, required by scanners. */
const QUIET = 4;

const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

const paths = new Map(fontFiles.map(({ name, path }) => [name, path]));

/** One A4 page in points (842 x 595 for landscape), in fonts with the rupee sign and the scripts of India. */
export class PdfSheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly opened = new Set<string>();

  constructor({ title, layout = 'portrait', madeAt }: PageOptions) {
    this.doc = new PDFDocument({
      size: 'A4',
      layout,
      margin: 0,
      // No font until a text needs one.
      font: '',
      lang: 'en-IN',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: PRODUCT_NAME, CreationDate: madeAt },
    });
  }

  get width(): number {
    return this.doc.page.width;
  }

  get height(): number {
    return this.doc.page.height;
  }

  /** Sets the text and returns the position of the next line. */
  text(text: string, options: TextOptions): number {
    const { x, y, width, size, align = 'left', color = INK } = options;
    const shown = this.shown(text, options);
    const lines = shown.lines(width);
    const step = size * LINE_HEIGHT;
    // The page has letters in visual order and lacks some, so the tag holds the text to read.
    const isAsRead = shown.text === shown.source && !shown.hasRightToLeft;
    this.mark(options.role ?? 'P', isAsRead ? {} : { actual: shown.source }, () => {
      for (const [index, line] of lines.entries()) {
        const spare = width - this.widthOf(line, size);
        const indent = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
        this.line(line, x + indent, y + index * step, size, color);
      }
    });
    return y + Math.max(1, lines.length) * step;
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

  /** The code is also a link, because nobody scans it on their own screen. */
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
    // PDFKit's types lack this option.
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

  /** What the fonts can show of a text, or its replacement if they have none of its letters. */
  private shown(text: string, { size, weight = 'regular', instead }: TextOptions): Paragraph {
    const set = (told: string) =>
      new Paragraph(told, weight, (runs: readonly LineRun[]) => this.widthOf(runs, size));
    const shown = set(text);
    // The digit left of "日本語 2" is no name.
    const telling = LETTER.test(text) ? LETTER : DIGIT;
    const isLost = shown.text !== text && !telling.test(shown.text);
    return isLost && instead !== undefined ? set(instead) : shown;
  }

  private widthOf(runs: readonly LineRun[], size: number): number {
    return runs.reduce((sum, run) => {
      return sum + this.font(run.font).fontSize(size).widthOfString(run.text, directionOf(run));
    }, 0);
  }

  private line(runs: readonly LineRun[], x: number, y: number, size: number, color: string): void {
    let left = x;
    for (const run of runs) {
      const direction = directionOf(run);
      this.font(run.font).fontSize(size).fillColor(color);
      this.doc.text(run.text, left, y + ASCENT * size, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...direction,
      });
      left += this.doc.widthOfString(run.text, direction);
    }
  }

  private font(name: string): PDFKit.PDFDocument {
    // PDFKit's types do not say that it accepts an open font.
    const open = () => fontShapedByHarfBuzz(paths.get(name) ?? '') as unknown as Uint8Array;
    if (!this.opened.has(name)) this.doc.registerFont(name, open());
    this.opened.add(name);
    return this.doc.font(name);
  }

  private mark(role: 'H1' | 'H2' | 'P', told: { actual?: string }, draw: () => void): void {
    this.doc.addStructure(this.doc.struct(role, told, draw));
  }

  /** Draws something that screen readers skip. */
  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }
}

function directionOf({ isRightToLeft }: LineRun): PDFKit.Mixins.TextOptions {
  return isRightToLeft ? { features: RIGHT_TO_LEFT } : {};
}

/** Runs of true values: one rectangle per run keeps the file small. */
function runsOf(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [from: number, length: number][] = [];
  for (const [index, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === index) last[1] += 1;
    else if (isDark) runs.push([index, 1]);
  }
  return runs;
}
