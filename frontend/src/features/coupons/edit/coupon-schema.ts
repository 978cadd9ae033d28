import { object, string } from 'yup';
import { editCouponsCopy } from '../../../shared/copy/edit-coupons';
import { COUPON_CODE, inCapitals } from '../coupon-code';

const { form: copy } = editCouponsCopy;

const MAX_USES = 10_000;

export interface CouponValues extends Record<string, unknown> {
  code: string;
  percentOff: string;
  /** The last day; empty for none. */
  expiresAt: string;
  maxUses: string;
}

const isWhole = (text: string, max: number) =>
  /^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= max;

/** Those rules of the server that need no clock, said before it is asked. */
export const couponSchema = object({
  code: string().test('code', copy.badCode, (code = '') => COUPON_CODE.test(inCapitals(code))),
  percentOff: string().test('percent', copy.badPercent, (text = '') => isWhole(text, 99)),
  // Which days are left to choose from only the server knows: the clock of a device may be years off.
  expiresAt: string().test('day', copy.badDay, (day = '') => /^(?:\d{4}-\d\d-\d\d)?$/.test(day)),
  maxUses: string().test(
    'uses',
    copy.badUses,
    (text = '') => text === '' || isWhole(text, MAX_USES),
  ),
});
