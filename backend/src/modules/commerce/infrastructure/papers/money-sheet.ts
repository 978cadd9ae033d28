import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import { PdfSheet } from '../../../../platform/infrastructure/pdf/pdf-sheet.js';

const BRAND = '#3730a3';
const MUTED = '#475569';
const INK = '#0f172a';
const LINE = '#dce1eb';
const MARGIN = 56;
const LABEL_WIDTH = 150;
/** What the name of an amount may take of the line; the rest is the amount's. */
const NAME_SHARE = 0.7;

interface Heading {
  readonly title: string;
  readonly subject: string;
  readonly madeAt: Date;
}

/** One line of a column of amounts. */
interface Amount {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** A page about money: a heading, facts, a column of amounts, notes. */
export class MoneySheet {
  private readonly page: PdfSheet;
  private readonly width: number;
  private y: number;

  constructor({ title, subject, madeAt }: Heading) {
    this.page = new PdfSheet({ title: `${title} ${subject}`, madeAt });
    this.width = this.page.width - 2 * MARGIN;
    const column = { x: MARGIN, width: this.width };
    const brand = { ...column, y: MARGIN, size: 12, weight: 'bold', color: BRAND } as const;
    this.y = this.page.text(PRODUCT_NAME, brand);
    const head = { ...column, y: this.y + 4, size: 26, weight: 'bold', role: 'H1' } as const;
    this.y = this.page.text(title, head);
    this.y = this.page.text(subject, { ...column, y: this.y, size: 10, color: MUTED }) + 14;
  }

  /** A label and the lines it stands for; empty lines are left out, and the label with them when all are. */
  fact(label: string, ...lines: readonly string[]): this {
    const told = lines.filter((line) => line !== '');
    if (told.length === 0) return this;
    const { y } = this;
    this.page.text(label, { x: MARGIN, y, width: LABEL_WIDTH, size: 10, color: MUTED });
    const value = { x: MARGIN + LABEL_WIDTH, width: this.width - LABEL_WIDTH, size: 10 };
    for (const line of told) this.y = this.page.text(line, { ...value, y: this.y, color: INK });
    this.y += 5;
    return this;
  }

  amounts(amounts: readonly Amount[]): this {
    this.y += 14;
    for (const { label, value, isTotal = false } of amounts) {
      this.page.rule(MARGIN, this.y, this.width, isTotal ? INK : LINE, isTotal ? 1.5 : 0.75);
      const y = this.y + 9;
      const look = { size: isTotal ? 13 : 10.5, weight: isTotal ? 'bold' : 'regular' } as const;
      const name = this.width * NAME_SHARE;
      this.y = this.page.text(label, { ...look, x: MARGIN, y, width: name }) + 8;
      const amount = { x: MARGIN + name, width: this.width - name, align: 'right' } as const;
      this.page.text(value, { ...look, ...amount, y });
    }
    return this;
  }

  note(text: string): this {
    const column = { x: MARGIN, width: this.width, size: 9, color: MUTED };
    this.y = this.page.text(text, { ...column, y: this.y + 14 });
    return this;
  }

  finish(): Promise<Buffer> {
    return this.page.finish();
  }
}
