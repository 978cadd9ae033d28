import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../../platform/domain/money.js';
import { AT, anOrder, aPayment } from '../testing/order-builder.js';
import { financialYearOf } from './indian-calendar.js';
import { splitTax, type TaxSplit } from './goods-and-services-tax.js';
import { INDIAN_STATES } from './indian-states.js';
import { draftCreditNotes, draftInvoice, taxDocumentNumber } from './tax-document.js';

const KARNATAKA = '29';
const DELHI = '07';
const LATER = new Date('2026-12-01T06:30:00.000Z');
const seller = { name: 'Lectern', address: 'Bengaluru', gstin: '29ABCDE1234F1Z5' };

const asha = { name: 'Asha', paidBy: 'Visa card ending in 1111' };

function paidOrder(buyerState: string | null, paise = 49_900) {
  const order = anOrder({ buyerState, price: Money.ofPaise(paise) });
  order.pay(aPayment(order, { amountPaise: paise }), AT);
  return order;
}

function anInvoice(buyerState: string | null, paise?: number) {
  const draft = draftInvoice(paidOrder(buyerState, paise), seller, asha, AT);
  return { ...draft, number: 'LE/26-27/000001' };
}

describe('The tax in a price', () => {
  it('is half central and half of the State within one State', () => {
    expect(splitTax(Money.ofPaise(118_00), KARNATAKA, KARNATAKA)).toEqual({
      taxablePaise: 100_00,
      lines: [
        { name: 'CGST', percent: 9, paise: 9_00 },
        { name: 'SGST', percent: 9, paise: 9_00 },
      ],
    });
  });

  it('is one tax between two States', () => {
    expect(splitTax(Money.ofPaise(118_00), KARNATAKA, DELHI).lines).toEqual([
      { name: 'IGST', percent: 18, paise: 18_00 },
    ]);
  });

  it('has another name in Union Territories without a parliament', () => {
    const [, local] = splitTax(Money.ofPaise(118_00), '04', '04').lines;
    expect(local?.name).toBe('UTGST');
  });

  it('adds up to the price with the taxable value, to the paisa', () => {
    const states = fc.constantFrom(...Object.keys(INDIAN_STATES));
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000_000 }), states, states, (paise, a, b) => {
        const { taxablePaise, lines } = splitTax(Money.ofPaise(paise), a, b);
        const tax = lines.reduce((sum, line) => sum + line.paise, 0);
        expect(taxablePaise + tax).toBe(paise);
        expect(Math.abs(tax - taxablePaise * 0.18)).toBeLessThanOrEqual(1);
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});

describe('A tax document', () => {
  it('has a number of at most 16 characters', () => {
    expect(taxDocumentNumber('invoice', '26-27', 1)).toBe('LE/26-27/000001');
    expect(taxDocumentNumber('credit-note', '26-27', 999_999)).toHaveLength(15);
  });

  it("names the buyer's State as the place of supply, or the seller's when it is not known", () => {
    const placeOf = (state: string | null) =>
      draftInvoice(paidOrder(state), seller, asha, AT).content.placeOfSupply;
    expect(placeOf(DELHI)).toBe(DELHI);
    expect(placeOf(null)).toBe(KARNATAKA);
  });

  it('names the coupon on the invoice alone, and taxes what was paid', () => {
    const discount = { couponId: 'one', code: 'DIWALI-20', listPrice: Money.ofPaise(59_900) };
    const order = anOrder({ discount });
    order.pay(aPayment(order), AT);
    const draft = draftInvoice(order, seller, asha, AT);
    expect(draft.content.coupon).toEqual({ code: 'DIWALI-20', listPaise: 59_900 });
    expect(draft.content.totalPaise).toBe(49_900);
    const invoice = { ...draft, number: 'LE/26-27/000001' };
    const [note] = draftCreditNotes(invoice, { parts: [], isAll: true }, LATER);
    expect(note?.content).not.toHaveProperty('coupon');
  });

  it('takes back the whole invoice that it names', () => {
    const invoice = anInvoice(DELHI);
    const [note, ...others] = draftCreditNotes(invoice, { parts: [], isAll: true }, LATER);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ kind: 'credit-note', issuedAt: LATER, creditedBefore: 0 });
    expect(note?.content).toEqual({
      ...invoice.content,
      invoiceNumber: 'LE/26-27/000001',
      invoiceIssuedAt: AT.toISOString(),
    });
  });
});

describe('Credit notes of an invoice that goes back in parts', () => {
  const notesOf = (parts: number[], isAll: boolean, state = KARNATAKA) =>
    draftCreditNotes(anInvoice(state), { parts, isAll }, LATER);

  it('take back what went back, and the rest once all of it went', () => {
    const totals = (isAll: boolean) =>
      notesOf([10_000, 5_000], isAll).map(({ content }) => content.totalPaise);
    expect(totals(false)).toEqual([10_000, 5_000]);
    expect(totals(true)).toEqual([10_000, 5_000, 34_900]);
  });

  it('are told apart by what was taken back before', () => {
    const before = notesOf([10_000, 5_000], true).map((note) => note.creditedBefore);
    expect(before).toEqual([0, 10_000, 15_000]);
  });

  it('stay the same when more goes back later', () => {
    const [first] = notesOf([10_000], false);
    expect(notesOf([10_000, 5_000], true)[0]).toEqual(first);
  });

  it('add up to the invoice, tax by tax, to the paisa', () => {
    const sale = fc.record({
      paise: fc.integer({ min: 100, max: 20_000_000 }),
      shares: fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 6 }),
      state: fc.constantFrom(...Object.keys(INDIAN_STATES)),
    });
    fc.assert(
      fc.property(sale, ({ paise, shares, state }) => {
        const parts = partsOf(paise, shares);
        const invoice = anInvoice(state, paise);
        const notes = draftCreditNotes(invoice, { parts, isAll: true }, LATER);
        const splits = notes.map(({ content }) => content);
        expect(sumOf(splits.map(amountsOf))).toEqual(amountsOf(invoice.content));
        for (const { totalPaise, ...split } of splits) {
          expect(Math.min(...amountsOf(split))).toBeGreaterThanOrEqual(0);
          expect(sumOf(amountsOf(split).map((amount) => [amount]))).toEqual([totalPaise]);
        }
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});

/** Parts of so many thousandths of the price each, as long as something is left. */
function partsOf(paise: number, shares: readonly number[]): number[] {
  let left = paise - 1;
  return shares.flatMap((share) => {
    const part = Math.min(left, Math.ceil((paise * share) / 1_000));
    left -= part;
    return part > 0 ? [part] : [];
  });
}

/** The taxable value, then each tax. */
const amountsOf = ({ taxablePaise, lines }: TaxSplit) => [
  taxablePaise,
  ...lines.map(({ paise }) => paise),
];

const sumOf = (rows: readonly (readonly number[])[]) =>
  rows.reduce((sums, row) => row.map((amount, column) => amount + (sums[column] ?? 0)), []);

describe('The financial year', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '25-26'],
    ['2026-03-31T18:30:00Z', '26-27'],
    ['2026-12-31T00:00:00Z', '26-27'],
    ['2099-04-02T00:00:00Z', '99-00'],
  ])('of %s is %s, by the calendar of India', (moment, year) => {
    expect(financialYearOf(new Date(moment))).toBe(year);
  });
});
