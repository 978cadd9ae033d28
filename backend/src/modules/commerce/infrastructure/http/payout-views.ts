import { z } from 'zod';
import { Money } from '../../../../platform/domain/money.js';
import { opsBody } from '../../../../platform/infrastructure/http/access/ops.js';
import { filterId, pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { Payout } from '../../domain/payout.js';

const uuid = z.string().meta({ format: 'uuid', example: '0192f0c1-7b5e-7000-8000-000000000000' });
const time = z.string().meta({ format: 'date-time', example: '2026-11-27T10:15:00.000Z' });
const MOST_REFERENCE = 100;
const REFERENCE = 'HDFCN52026112712345678';

export const PayoutView = z
  .object({
    _id: uuid,
    amount: z.number().meta({ example: 1497, description: 'In rupees.' }),
    paidOn: z.string().meta({
      format: 'date',
      example: '2026-11-27',
      description: 'The day of the bank transfer, in Indian time.',
    }),
    reference: z.string().meta({ example: REFERENCE, description: "The bank's, of the transfer." }),
    recordedAt: time,
    withdrawnAt: time.nullable().meta({
      description:
        'Set when the transfer never arrived or was recorded by mistake: then it does not count.',
    }),
  })
  .meta({ id: 'Payout' });
export type PayoutView = z.infer<typeof PayoutView>;

export const OpsPayoutView = PayoutView.extend({ educatorId: uuid }).meta({ id: 'OpsPayout' });
export type OpsPayoutView = z.infer<typeof OpsPayoutView>;

const page = {
  limit: pageLimit({ most: 100, usual: 50 }),
  cursor: z.uuid().optional().meta({ description: 'From the `Link` header of the previous page.' }),
};
export const PayoutsQuery = z.object(page);
export const OpsPayoutsQuery = z
  .object({
    educatorId: filterId()
      .optional()
      .meta({ description: 'From `findUsers` or `listMonthlyEarnings`.' }),
    reference: z
      .string()
      .max(MOST_REFERENCE)
      .transform((reference) => reference.trim().toUpperCase())
      .optional()
      .meta({ example: REFERENCE, description: "The bank's, of a transfer, in any case." }),
    ...page,
  })
  .refine(
    ({ educatorId, reference }) => educatorId !== undefined || reference !== undefined,
    'Give an educator or a reference.',
  );

const AMOUNT = 'Enter an amount in rupees, with at most two decimals.';

export const PayoutBody = opsBody('PayoutRequest', {
  educatorId: filterId(),
  amount: z
    .number({ error: AMOUNT })
    .refine((amount) => /^\d{1,8}(\.\d{1,2})?$/.test(String(amount)), AMOUNT)
    .transform((amount) => Money.parseRupees(String(amount)))
    .meta({ type: 'number', example: 1497, description: 'In rupees.' }),
  paidOn: z.iso.date({ error: 'Give a day as 2026-11-27.' }).meta({
    example: '2026-11-27',
    description: 'The day of the bank transfer, in Indian time: not later than today.',
  }),
  evenIfMore: z.boolean({ error: 'Say true or false.' }).default(false).meta({
    example: false,
    description:
      'Record it even if it is more than is owed: sales may be refunded after you sent the money. Less than nothing is owed then, and the next payouts are smaller.',
  }),
  reference: z.string({ error: "Give the bank's reference." }).max(MOST_REFERENCE).meta({
    example: REFERENCE,
    description:
      "The bank's, of the transfer: 6 to 35 letters, digits, hyphens and slashes. Kept in capitals.",
  }),
});

export function presentPayout(payout: Payout): PayoutView {
  return {
    _id: payout.id,
    amount: payout.amount.rupees,
    paidOn: payout.paidOn,
    reference: payout.reference,
    recordedAt: payout.recordedAt.toISOString(),
    withdrawnAt: payout.withdrawnAt?.toISOString() ?? null,
  };
}

export const presentOpsPayout = (payout: Payout): OpsPayoutView => ({
  ...presentPayout(payout),
  educatorId: payout.educatorId,
});
