import { Money } from '../../../../platform/domain/money.js';
import { CoursePriceOutOfRange } from './course-errors.js';

const LEAST = Money.ofPaise(100);
const MOST = Money.ofPaise(20_000_000);

/** Free, or between one rupee (the payment provider's minimum) and two lakh. @throws CoursePriceOutOfRange */
export function assertPriceInRange(price: Money): void {
  const isPayable = price.paise >= LEAST.paise && price.paise <= MOST.paise;
  if (!price.isZero && !isPayable) throw new CoursePriceOutOfRange();
}
