import { Injectable } from '@nestjs/common';
import { INDIAN_ZONE } from '../../../../platform/domain/india.js';
import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { isolated } from '../../../../platform/infrastructure/pdf/isolated.js';
import { PdfPress } from '../../../../platform/infrastructure/pdf/pdf-press.js';
import { Papers, type ReceiptContent } from '../../application/papers/papers.js';
import { rupeesText } from '../../application/papers/rupees-text.js';
import { INDIAN_STATES } from '../../domain/indian-states.js';
import type { TaxDocument, TaxDocumentContent } from '../../domain/tax-document.js';
import { MoneySheet } from './money-sheet.js';

const day = onFirstUse(
  () => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: INDIAN_ZONE }),
);

const UNTAXED =
  'The seller is not registered for goods and services tax: no tax is part of this price.';
const SIGNED =
  'Tax is not payable on reverse charge. Made by computer; valid without a handwritten signature.';

@Injectable()
export class PdfPapers extends Papers {
  constructor(private readonly press: PdfPress) {
    super();
  }

  receipt(content: ReceiptContent): Promise<Buffer> {
    const { seller, orderId, courseTitle, paidAt, paidWith, returned } = content;
    const { coupon, amountPaise: paid } = content;
    const sheet = new MoneySheet({ title: 'Receipt', subject: `Order ${orderId}`, madeAt: paidAt })
      .fact('Received from', content.buyerName)
      .fact('Received by', seller.name, ...linesOf(seller.address))
      .fact('Date of payment', day().format(paidAt))
      .fact('Paid with', paidWith ?? '')
      .fact('Payment', content.paymentId)
      .amounts([
        {
          label: `Online course: ${isolated(courseTitle)}`,
          value: rupeesText(coupon?.listPaise ?? paid),
        },
        ...(coupon
          ? [{ label: `Coupon ${coupon.code}`, value: rupeesText(paid - coupon.listPaise) }]
          : []),
        { label: 'Paid', value: rupeesText(paid), isTotal: true },
      ]);
    for (const { amountPaise, at, isBack } of returned) {
      const what = isBack ? 'was given back on' : 'has been on its way back since';
      sheet.note(`${rupeesText(amountPaise)} of it ${what} ${day().format(at)}.`);
    }
    return this.press.print(sheet.note(UNTAXED).page);
  }

  taxDocument({ kind, number, issuedAt, content }: TaxDocument): Promise<Buffer> {
    const isInvoice = kind === 'invoice';
    const { seller, placeOfSupply } = content;
    const title = isInvoice ? 'Tax invoice' : 'Credit note';
    const sheet = new MoneySheet({ title, subject: number, madeAt: issuedAt })
      .fact('Date', day().format(issuedAt))
      .fact('For tax invoice', creditedInvoice(content))
      .fact('Supplier', seller.name, ...linesOf(seller.address), `GSTIN ${seller.gstin}`)
      .fact('Recipient', content.buyerName)
      .fact('Place of supply', `${INDIAN_STATES[placeOfSupply] ?? ''} (${placeOfSupply})`)
      .fact('Discount', discountIn(content))
      .fact('Order', content.orderId)
      .fact('Paid with', content.paidBy ?? '')
      .fact('Payment', content.paymentId)
      .amounts(amountsOf(content, isInvoice ? 'Total, paid' : 'Total, given back'))
      .note(SIGNED);
    return this.press.print(sheet.page);
  }
}

/** The invoice that a credit note refers to; the law requires its number and date. */
function creditedInvoice({ invoiceNumber, invoiceIssuedAt }: TaxDocumentContent): string {
  const date = invoiceIssuedAt && ` of ${day().format(new Date(invoiceIssuedAt))}`;
  return `${invoiceNumber ?? ''}${date ?? ''}`;
}

function amountsOf(content: TaxDocumentContent, total: string) {
  return [
    {
      label: `${isolated(content.description)} (SAC ${content.serviceCode}), taxable value`,
      value: rupeesText(content.taxablePaise),
    },
    ...content.lines.map(({ name, percent, paise }) => ({
      label: `${name} ${percent} %`,
      value: rupeesText(paise),
    })),
    { label: total, value: rupeesText(content.totalPaise), isTotal: true },
  ];
}

/** The tax is of what was paid, so the discount stands beside the column and not in its sum. */
function discountIn({ coupon, totalPaise }: TaxDocumentContent): string {
  if (!coupon) return '';
  const off = rupeesText(coupon.listPaise - totalPaise);
  return `${off} off ${rupeesText(coupon.listPaise)}, tax included, with coupon ${coupon.code}`;
}

const linesOf = (text: string) => text.split('\n');
