import { DomainError } from '../../../platform/domain/domain-error.js';

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
