import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import { Audit } from '../../src/app/audit/audit.js';
import type { HttpClient } from '../support/http-client.js';
import { Market } from './market.js';

interface OrderPapers {
  readonly _id: string;
  readonly invoiceNumber: string | null;
  readonly creditNoteNumber: string | null;
}

let market: Market;
beforeAll(async () => {
  market = await Market.open({
    SELLER_NAME: 'Lectern Learning',
    SELLER_ADDRESS: '12 MG Road, Bengaluru',
    SELLER_GSTIN: '29ABCDE1234F1Z5',
  });
});
afterAll(() => market.app.close());

async function papersOf(learner: HttpClient): Promise<OrderPapers> {
  const { body } = await learner.get<OrderPapers[]>('/api/payment/orders');
  return (await learner.get<OrderPapers>(`/api/payment/orders/${body[0]?._id}`)).body;
}

const contentOf = async (number: string | null) =>
  (
    await market.app.sql.first<{ content: object }>(
      'select content from commerce.tax_document where number = $1',
      [number],
    )
  )?.content;

describe('A registered seller', () => {
  it("writes an invoice with the buyer's State, and a credit note when the course is returned", async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    const { body } = await market.enroll<{ id: string }>(learner, courseId, { buyerState: '07' });
    await market.verify(learner, await market.pay(body.id), courseId);
    await eventually(async () => (await papersOf(learner)).invoiceNumber !== null);
    const { _id, invoiceNumber } = await papersOf(learner);
    expect(await contentOf(invoiceNumber)).toMatchObject({
      placeOfSupply: '07',
      totalPaise: 49_900,
      lines: [{ name: 'IGST' }],
    });
    const pdf = await learner.get<string>(`/api/payment/orders/${_id}/receipt`);
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    await learner.post(`/api/payment/orders/${_id}/refund`, {});
    await eventually(async () => (await papersOf(learner)).creditNoteNumber !== null);
    const note = await learner.get<string>(`/api/payment/orders/${_id}/credit-note`);
    expect([note.status, note.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('takes the State at a second click on the same order', async () => {
    const [learner, courseId] = [await market.learner(), await market.course()];
    const first = await market.checkout(learner, courseId);
    await market.enroll(learner, courseId, { buyerState: '29' });
    await market.verify(learner, await market.pay(first.id), courseId);
    await eventually(async () => (await papersOf(learner)).invoiceNumber !== null);
    const { invoiceNumber } = await papersOf(learner);
    expect(await contentOf(invoiceNumber)).toMatchObject({
      lines: [{ name: 'CGST' }, { name: 'SGST' }],
    });
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
    await Promise.all(buyers.map((buyer) => market.buy(buyer, courseId)));
    await eventually(async () => {
      const papers = await Promise.all(buyers.map(papersOf));
      return papers.every(({ invoiceNumber }) => invoiceNumber !== null);
    });
    const findings = await market.app.nest.get(Audit).run();
    expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([]);
  });
});
