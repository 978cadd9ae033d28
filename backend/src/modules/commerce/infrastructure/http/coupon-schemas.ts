import { z } from 'zod';
import { COUPON_STATES, type CountedCoupon } from '../../application/coupons/counted-coupon.js';
import type { CouponPrice } from '../../application/coupons/show-coupon-price.js';
import { MAX_USES } from '../../domain/coupon.js';
import { CURRENCY } from '../../domain/order.js';

const uuid = z.string().meta({ format: 'uuid', example: '0192f0c1-7b5e-7000-8000-000000000000' });
const time = z.string().meta({ format: 'date-time', example: '2026-12-31T18:29:59.000Z' });
const code = z.string().meta({ example: 'DIWALI-20' });
const paise = z.int().meta({ example: 39900 });
const percentOff = z.int().meta({ example: 20, description: '1 to 99.' });

export const CouponBody = z
  .object({
    code: z.string({ error: 'Enter a code.' }).meta({
      example: 'DIWALI-20',
      description: '3 to 24 letters from A to Z, digits and hyphens. Kept in capitals.',
    }),
    percentOff: z.number({ error: 'Take off 1 to 99 percent.' }).meta({
      type: 'integer',
      minimum: 1,
      maximum: 99,
      example: 20,
      description: 'How much of the price it takes off.',
    }),
    expiresAt: z.iso
      .datetime({ offset: true, error: 'Choose a time, such as 2026-12-31T18:29:59Z.' })
      .nullable()
      .default(null)
      .meta({
        example: '2026-12-31T18:29:59Z',
        description: 'At most a year away. Without it, the coupon runs until you end it.',
      }),
    maxUses: z
      .number({ error: 'Enter how often it can be used.' })
      .meta({ type: 'integer', minimum: 1, maximum: MAX_USES })
      .nullable()
      .default(null)
      .meta({
        example: 50,
        description: 'For how many sales it is good. Without it, for any number.',
      }),
  })
  .meta({ id: 'CouponRequest' });

export const CouponView = z
  .object({
    _id: uuid,
    code,
    percentOff,
    expiresAt: time.nullable(),
    maxUses: z.int().nullable().meta({ example: 50 }),
    uses: z.int().meta({ example: 3, description: 'Sales made with it that were not refunded.' }),
    state: z.enum(COUPON_STATES),
    createdAt: time,
    endedAt: time.nullable(),
  })
  .meta({ id: 'Coupon' });
export type CouponView = z.infer<typeof CouponView>;

export const CouponPriceView = z
  .object({
    courseId: uuid,
    coupon: code,
    percentOff,
    amount: paise.meta({ description: 'What you pay, in paise: whole rupees, rounded down.' }),
    listAmount: z.int().meta({ example: 49900, description: 'The price without it, in paise.' }),
    currency: z.literal(CURRENCY),
    expiresAt: time.nullable(),
  })
  .meta({ id: 'CouponPrice' });
export type CouponPriceView = z.infer<typeof CouponPriceView>;

export function presentCoupon({ coupon, uses, state }: CountedCoupon): CouponView {
  return {
    _id: coupon.id,
    code: coupon.code,
    percentOff: coupon.percentOff,
    expiresAt: coupon.expiresAt?.toISOString() ?? null,
    maxUses: coupon.maxUses,
    uses,
    state,
    createdAt: coupon.createdAt.toISOString(),
    endedAt: coupon.endedAt?.toISOString() ?? null,
  };
}

export function presentCouponPrice({ coupon, price, listPrice }: CouponPrice): CouponPriceView {
  return {
    courseId: coupon.courseId,
    coupon: coupon.code,
    percentOff: coupon.percentOff,
    amount: price.paise,
    listAmount: listPrice.paise,
    currency: CURRENCY,
    expiresAt: coupon.expiresAt?.toISOString() ?? null,
  };
}
