import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import { Audit } from '../../src/app/audit/audit.js';
import type { HttpClient } from '../support/http-client.js';
import { Market } from './market.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { IssueTaxDocuments } from '../../src/modules/commerce/application/papers/issue-tax-documents.js';
import { RazorpayMarket } from './razorpay-market.js';

interface OrderPapers {
  readonly _id: string;
  readonly invoiceNumber: string | null;
  readonly creditNoteNumber: string | null;
  readonly creditNotes: readonly { number: string; amount: number; url: string }[];
}

interface Content {
  readonly lines: readonly { readonly name: string; readonly paise: number }[];
}

let shop: RazorpayMarket;
let market: Market;
beforeAll(async () => {
  shop = await RazorpayMarket.open({
    SELLER_NAME: 'Lectern Learning',
    SELLER_ADDRESS: '12 MG Road, Bengaluru',
    SELLER_GSTIN: '29ABCDE1234F1Z5',
  });
  ({ market } = shop);
});
afterAll(() => shop.close());

async function papersOf(learner: HttpClient): Promise<OrderPapers> {
  const { body } = await learner.get<OrderPapers[]>('/api/payment/orders');
  return (await learner.get<OrderPapers>(`/api/payment/orders/${body[0]?._id}`)).body;
}

const contentOf = async (number: string | null) =>
  (
    await market.app.sql.first<{ content: Content }>(
      'select content from commerce.tax_document where number = $1',
      [number],
    )
  )?.content;

const taxOf = (contents: readonly (Content | undefined)[], name: string) =>
  contents
    .flatMap((content) => content?.lines ?? [])
    .filter((line) => line.name === name)
    .reduce((sum, { paise }) => sum + paise, 0);

describe('A registered seller', () => {
  it("writes an invoice with the buyer's State, and a credit note when the course is returned", async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    await shop.buy(learner, courseId, { buyerState: '07' });
    await eventually('an invoice', async () => (await papersOf(learner)).invoiceNumber !== null);
    const { _id, invoiceNumber } = await papersOf(learner);
    expect(await contentOf(invoiceNumber)).toMatchObject({
      placeOfSupply: '07',
      paidBy: 'Visa card ending in 1111',
      totalPaise: 49_900,
      lines: [{ name: 'IGST' }],
    });
    const pdf = await learner.get<string>(`/api/payment/orders/${_id}/receipt`);
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    await learner.post(`/api/payment/orders/${_id}/refund`, {});
    await eventually(
      'a credit note',
      async () => (await papersOf(learner)).creditNoteNumber !== null,
    );
    const note = await learner.get<string>(`/api/payment/orders/${_id}/credit-note`);
    expect([note.status, note.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('takes the State at a second click on the same order', async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    const first = await market.checkout(learner, courseId);
    await market.enroll(learner, courseId, { buyerState: '29' });
    await market.verify(learner, shop.pay(first), courseId);
    await eventually('an invoice', async () => (await papersOf(learner)).invoiceNumber !== null);
    const { invoiceNumber } = await papersOf(learner);
    expect(await contentOf(invoiceNumber)).toMatchObject({
      lines: [{ name: 'CGST' }, { name: 'SGST' }],
    });
  });

  it('writes a credit note for each part that goes back and one for the rest, gapless', async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    const paymentId = await shop.buy(learner, courseId, { buyerState: '29' });
    // Delivered twice each, and the second part before the first credit note can be written.
    const first = shop.razorpay.sendBack(paymentId, 10_000);
    const second = shop.razorpay.sendBack(paymentId, 10_001);
    for (const message of [first, second, first, second]) await shop.deliver(message);
    await eventually(
      'a credit note for each part',
      async () => (await papersOf(learner)).creditNotes.length === 2,
    );
    const { _id, invoiceNumber } = await papersOf(learner);
    await learner.post(`/api/payment/orders/${_id}/refund`, {});
    await eventually(
      'a credit note for the rest',
      async () => (await papersOf(learner)).creditNotes.length === 3,
    );
    const { creditNotes } = await papersOf(learner);
    expect(creditNotes.map(({ amount }) => amount)).toEqual([10_000, 10_001, 29_899]);
    const contents = await Promise.all(creditNotes.map(({ number }) => contentOf(number)));
    for (const name of ['CGST', 'SGST'])
      expect(taxOf(contents, name)).toBe(taxOf([await contentOf(invoiceNumber)], name));
    const pdfs = await Promise.all(creditNotes.map(({ url }) => learner.get<string>(url)));
    expect(pdfs.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pdfs.map(({ body }) => body.slice(0, 5))).toEqual(['%PDF-', '%PDF-', '%PDF-']);
    await eventually('a mail about the part', async () =>
      (await market.app.mails()).some(
        ({ to, subject }) =>
          to === learner.user.email && subject === '₹100.01 of your payment was returned',
      ),
    );
  });

  it('takes it also when the course left the catalog between the two', async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    const first = await market.checkout(learner, courseId);
    await market.edit(courseId, { isPublished: 'false' });
    await market.enroll(learner, courseId, { buyerState: '07' });
    await market.verify(learner, shop.pay(first), courseId);
    await eventually('an invoice', async () => (await papersOf(learner)).invoiceNumber !== null);
    const { invoiceNumber } = await papersOf(learner);
    expect(await contentOf(invoiceNumber)).toMatchObject({ placeOfSupply: '07' });
  });

  it('refuses States that do not exist', async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    const reply = await market.enroll(learner, courseId, { buyerState: '00' });
    expect([reply.status, reply.body['message']]).toEqual([
      400,
      'Choose your State or Union Territory.',
    ]);
  });

  it('leaves no gap in the numbers, however many buy at once', async () => {
    const courseId = await market.course();
    const buyers = await Promise.all(Array.from({ length: 12 }, () => market.learner()));
    await Promise.all(buyers.map((buyer) => shop.buy(buyer, courseId)));
    await eventually('an invoice for each buyer', async () => {
      const papers = await Promise.all(buyers.map(papersOf));
      return papers.every(({ invoiceNumber }) => invoiceNumber !== null);
    });
    const findings = await market.app.nest.get(Audit).run();
    expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([]);
  });

  it('owes no papers for money that goes back of a sale made before it was registered', async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    await market.app.sql.rows('alter table commerce.tax_document disable trigger user');
    await shop.buy(learner, courseId);
    await eventually('the invoice', async () => (await papersOf(learner)).invoiceNumber !== null);
    const { _id } = await papersOf(learner);
    // As if no document had been due.
    await market.app.sql.rows('delete from commerce.tax_document where order_id = $1', [_id]);
    await market.app.sql.rows('alter table commerce.tax_document enable trigger user');
    const payAgo = (age: string) =>
      market.app.sql.rows(
        'update commerce."order" set paid_at = now() - $2::interval where id = $1',
        [_id, age],
      );
    const issue = () => inOwnScope(() => market.app.nest.get(IssueTaxDocuments).creditNotes(_id));
    await payAgo('90 days');
    await issue();
    expect((await papersOf(learner)).invoiceNumber).toBeNull();
    // As if the invoice of a new sale was only late.
    await payAgo('1 hour');
    await issue();
    expect((await papersOf(learner)).invoiceNumber).not.toBeNull();
  });
});

describe('A registered seller whose worker is away', () => {
  it('gives the buyer who asks at once an invoice, not a receipt that denies the tax', async () => {
    const without = await Market.open({
      ROLES: 'api',
      SELLER_NAME: 'Lectern Learning',
      SELLER_ADDRESS: '12 MG Road, Bengaluru',
      SELLER_GSTIN: '29ABCDE1234F1Z5',
    });
    const [learner, courseId] = [await without.learner(), await without.course()];
    await without.buy(learner, courseId);
    const { _id } = await papersOf(learner);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => learner.get<string>(`/api/payment/orders/${_id}/receipt`)),
    );
    const names = replies.map(({ headers }) => headers.get('content-disposition'));
    expect(new Set(names)).toEqual(new Set([expect.stringMatching(/invoice-LE-/)]));
    expect((await papersOf(learner)).invoiceNumber).toMatch(/^LE\//);
    await without.app.close();
  });
});
