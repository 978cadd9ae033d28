import { object, string } from 'yup';
import { editCouponsCopy } from '../../../shared/copy/edit-coupons';
import { COUPON_CODE, inCapitals } from '../coupon-code';
import { dayIn } from './days';

const { form: copy } = editCouponsCopy;

/** The end of this day is less than a year away. */
export const MAX_DAYS = 364;
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

/** The rules of the server, said before it is asked. */
export const couponSchema = object({
  code: string().test('code', copy.badCode, (code = '') => COUPON_CODE.test(inCapitals(code))),
  percentOff: string().test('percent', copy.badPercent, (text = '') => isWhole(text, 99)),
  expiresAt: string().test(
    'day',
    copy.badDay,
    (day = '') => day === '' || (day >= dayIn(0) && day <= dayIn(MAX_DAYS)),
  ),
  maxUses: string().test(
    'uses',
    copy.badUses,
    (text = '') => text === '' || isWhole(text, MAX_USES),
  ),
});
