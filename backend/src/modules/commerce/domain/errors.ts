import { DomainError } from '../../../platform/domain/domain-error.js';
import type { Money } from '../../../platform/domain/money.js';

export class OwnCourseCannotBeBought extends DomainError {
  constructor() {
    super('forbidden', 'OWN_COURSE', 'You cannot enroll in your own course.');
  }
}

export class CourseAlreadyOwned extends DomainError {
  constructor() {
    super('conflict', 'ALREADY_OWNED', 'You already own this course.');
  }
}

export class CourseWithoutPrice extends DomainError {
  constructor() {
    super('conflict', 'PRICE_NOT_SET', 'This course has no price yet. Please come back later.');
  }
}

/** A coupon that somebody wants to use does not apply. */
export abstract class CouponRefused extends DomainError {}

export class CouponNotValid extends CouponRefused {
  constructor() {
    const message = 'This coupon is not valid for this course.';
    super('invalid', 'COUPON_NOT_VALID', message, { fields: [{ field: 'coupon', message }] });
  }
}

export class CouponUsedUp extends CouponRefused {
  constructor() {
    const message = 'This coupon has been used up.';
    super('invalid', 'COUPON_USED_UP', message, { fields: [{ field: 'coupon', message }] });
  }
}

export class CouponExists extends DomainError {
  constructor() {
    const message = 'This course already has a coupon of this code.';
    super('conflict', 'COUPON_EXISTS', message, { fields: [{ field: 'code', message }] });
  }
}

export class TooManyCoupons extends DomainError {
  constructor(most: number) {
    super(
      'conflict',
      'TOO_MANY_COUPONS',
      `A course has at most ${most} coupons, ended ones included.`,
    );
  }
}

export class PayoutTooLarge extends DomainError {
  constructor(owed: Money) {
    const message = `This educator is owed ₹${owed.rupees} now.`;
    super('conflict', 'PAYOUT_TOO_LARGE', message, { fields: [{ field: 'amount', message }] });
  }
}

export class PayoutExists extends DomainError {
  constructor() {
    const message = 'A payout to this educator was recorded under this reference already.';
    super('conflict', 'PAYOUT_EXISTS', message, { fields: [{ field: 'reference', message }] });
  }
}

export class PaymentNotVerified extends DomainError {
  constructor() {
    super('invalid', 'PAYMENT_VERIFICATION_FAILED', 'Payment verification failed.');
  }
}

export class OrderStepOutOfOrder extends DomainError {
  constructor() {
    super('conflict', 'ORDER_STEP_OUT_OF_ORDER', 'This order has moved on in the meantime.');
  }
}

export class RefundOutsideTerms extends DomainError {
  constructor(terms: string) {
    super('conflict', 'REFUND_NOT_ALLOWED', `${terms} Write to us if you think otherwise.`);
  }
}

export class GivenBackBefore extends DomainError {
  constructor() {
    super(
      'conflict',
      'GIVEN_BACK_BEFORE',
      'You gave this course back once before. Write to us if you want to do so again.',
    );
  }
}

export class PaymentDisputed extends DomainError {
  constructor() {
    super(
      'conflict',
      'PAYMENT_DISPUTED',
      'Your bank is looking into this payment. Once it has decided, you can come back here.',
    );
  }
}

export class NothingToRefund extends DomainError {
  constructor() {
    super('conflict', 'NOTHING_TO_REFUND', 'There is no payment to return for this order.');
  }
}

export class ProviderCanRefund extends DomainError {
  constructor() {
    super(
      'conflict',
      'REFUND_BY_PROVIDER',
      'The provider can still return this payment: give the money back through it.',
    );
  }
}

export class TooOldToRefund extends DomainError {
  constructor() {
    super(
      'conflict',
      'REFUND_TOO_LATE',
      'The provider returns no money after 180 days. Use a bank transfer, and record it.',
    );
  }
}
