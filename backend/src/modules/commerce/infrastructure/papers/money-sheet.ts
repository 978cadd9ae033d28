import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import { type Height, lower, PdfPage } from '../../../../platform/infrastructure/pdf/pdf-page.js';

const BRAND = '#3730a3';
const MUTED = '#475569';
const INK = '#0f172a';
const LINE = '#dce1eb';
const MARGIN = 56;
const LABEL_WIDTH = 150;
/** The share of the line that the label of an amount may take; the rest is for the amount. */
const NAME_SHARE = 0.7;

/** For a name of which the fonts have no letter. */
const UNPRINTABLE = 'Written in a script that cannot be printed here';

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
  readonly page: PdfPage;
  private readonly width: number;
  private y: Height;

  constructor({ title, subject, madeAt }: Heading) {
    this.page = new PdfPage({ title: `${title} ${subject}`, madeAt });
    this.width = this.page.width - 2 * MARGIN;
    const column = { x: MARGIN, width: this.width };
    const brand = { ...column, y: MARGIN, size: 12, weight: 'bold', color: BRAND } as const;
    this.y = this.page.text(PRODUCT_NAME, brand);
    const head = { ...column, y: lower(this.y, 4), size: 26, weight: 'bold', role: 'H1' } as const;
    this.y = this.page.text(title, head);
    const end = this.page.text(subject, { ...column, y: this.y, size: 10, color: MUTED });
    this.y = lower(end, 14);
  }

  /** A label and its lines; empty lines are left out, and so is the label when all are empty. */
  fact(label: string, ...lines: readonly string[]): this {
    const told = lines.filter((line) => line !== '');
    if (told.length === 0) return this;
    const { y } = this;
    this.page.text(label, { x: MARGIN, y, width: LABEL_WIDTH, size: 10, color: MUTED });
    const value = {
      x: MARGIN + LABEL_WIDTH,
      width: this.width - LABEL_WIDTH,
      size: 10,
      instead: UNPRINTABLE,
    };
    for (const line of told) this.y = this.page.text(line, { ...value, y: this.y, color: INK });
    this.y = lower(this.y, 5);
    return this;
  }

  amounts(amounts: readonly Amount[]): this {
    this.y = lower(this.y, 14);
    for (const { label, value, isTotal = false } of amounts) {
      this.page.rule(MARGIN, this.y, this.width, isTotal ? INK : LINE, isTotal ? 1.5 : 0.75);
      const y = lower(this.y, 9);
      const look = { size: isTotal ? 13 : 10.5, weight: isTotal ? 'bold' : 'regular' } as const;
      const name = this.width * NAME_SHARE;
      this.y = lower(this.page.text(label, { ...look, x: MARGIN, y, width: name }), 8);
      const amount = { x: MARGIN + name, width: this.width - name, align: 'right' } as const;
      this.page.text(value, { ...look, ...amount, y });
    }
    return this;
  }

  note(text: string): this {
    const column = { x: MARGIN, width: this.width, size: 9, color: MUTED };
    this.y = this.page.text(text, { ...column, y: lower(this.y, 14) });
    return this;
  }
}
