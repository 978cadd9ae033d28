import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../../platform/domain/money.js';
import { AT, anOrder, aPayment } from '../testing/order-builder.js';
import { financialYearOf } from './financial-year.js';
import { splitTax } from './goods-and-services-tax.js';
import { INDIAN_STATES } from './indian-states.js';
import { draftCreditNote, draftInvoice, taxDocumentNumber } from './tax-document.js';

const KARNATAKA = '29';
const DELHI = '07';
const seller = { name: 'Lectern', address: 'Bengaluru', gstin: '29ABCDE1234F1Z5' };

function paidOrder(buyerState: string | null) {
  const order = anOrder({ buyerState });
  order.pay(aPayment(order), AT);
  return order;
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
      draftInvoice(paidOrder(state), seller, 'Asha', AT).content.placeOfSupply;
    expect(placeOf(DELHI)).toBe(DELHI);
    expect(placeOf(null)).toBe(KARNATAKA);
  });

  it('takes back the whole invoice that it names', () => {
    const draft = draftInvoice(paidOrder(DELHI), seller, 'Asha', AT);
    const note = draftCreditNote({ ...draft, number: 'LE/26-27/000001' }, AT);
    expect(note.content).toEqual({ ...draft.content, invoiceNumber: 'LE/26-27/000001' });
  });
});

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
