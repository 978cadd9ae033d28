import type { INestApplicationContext } from '@nestjs/common';
import { CatalogApi } from '../../modules/catalog/contract.js';
import { CreateOrder } from '../../modules/commerce/application/orders/create-order.js';
import { VerifyPayment } from '../../modules/commerce/application/payments/verify-payment.js';
import { OwedEarnings } from '../../modules/commerce/application/payouts/owed-earnings.js';
import { RecordPayout } from '../../modules/commerce/application/payouts/record-payout.js';
import { dayInIndia } from '../../platform/domain/india.js';
import { Payouts } from '../../modules/commerce/domain/payouts.js';
import { SandboxCheckout } from '../../modules/commerce/infrastructure/payment/sandbox-checkout.js';
import { EmailAddress } from '../../modules/identity/domain/email-address.js';
import { Users } from '../../modules/identity/domain/users.js';
import { EnrollLearner } from '../../modules/learning/application/enrollments/enroll-learner.js';
import { LearningApi } from '../../modules/learning/contract.js';
import { Enrollments } from '../../modules/learning/domain/enrollments.js';
import { GiveReview } from '../../modules/reviews/application/reviews/give-review.js';
import { Clock } from '../../platform/application/clock.js';
import { Ids } from '../../platform/application/ids.js';
import { UnitOfWork } from '../../platform/application/unit-of-work.js';
import { Money } from '../../platform/domain/money.js';
import type { DemoCourse } from './courses/demo-course.js';
import { DaysAgo } from './demo-learning.js';
import { LEARNING_SINCE_DAYS, reviewersOf } from './demo-world.js';

/** The reviewers of a course join it, of a paid one by buying it from the sandbox provider like anybody. */
export async function joinAndReview(
  app: INestApplicationContext,
  courseId: string,
  demo: DemoCourse,
): Promise<void> {
  for (const [nth, { email, rating, comment }] of reviewersOf(demo).entries()) {
    const learner = await app.get(Users).findByEmail(EmailAddress.parse(email));
    if (!learner || (await app.get(LearningApi).isEnrolled(learner.id, courseId))) continue;
    const who = { learnerId: learner.id, courseId };
    const coupon = nth === 0 ? (demo.coupon?.code ?? null) : null;
    await (demo.priceRupees === '0' ? enroll(app, who) : buy(app, who, coupon));
    await app.get(GiveReview).execute({ authorId: learner.id, courseId, rating, comment });
  }
}

/** Pays half of what the sales earned, once. */
export async function payHalf(app: INestApplicationContext, educatorId: string): Promise<void> {
  const owed = await app.get(OwedEarnings).of(educatorId);
  const amount = Money.ofPaise(Math.floor(owed.paise / 2));
  const [known] = await app.get(Payouts).list({ educatorId, before: null, limit: 1 });
  if (known || amount.isZero) return;
  const paidOn = dayInIndia(app.get(Clock).now());
  const transfer = { id: app.get(Ids).next(), educatorId, amount, paidOn };
  await app
    .get(RecordPayout)
    .execute({ ...transfer, reference: 'DEMO-PAYOUT-1', evenIfMore: false });
}

interface Wanted {
  readonly learnerId: string;
  readonly courseId: string;
}

async function enroll(app: INestApplicationContext, wanted: Wanted): Promise<void> {
  const enrollLearner = new EnrollLearner(
    app.get(Enrollments),
    app.get(CatalogApi),
    app.get(UnitOfWork),
    app.get(Ids),
    new DaysAgo(app.get(Clock), LEARNING_SINCE_DAYS),
  );
  await enrollLearner.execute({ ...wanted, grant: { kind: 'free' } });
}

async function buy(
  app: INestApplicationContext,
  wanted: Wanted,
  coupon: string | null,
): Promise<void> {
  const who = { ...wanted, claimedUserId: undefined };
  const order = await app.get(CreateOrder).execute({ ...who, buyerState: null, coupon });
  if (order.kind === 'enrolled') return;
  const answer = await app.get(SandboxCheckout).pay(order.providerOrderId, 'success');
  if (!('razorpay_signature' in answer)) throw new Error('The sandbox did not take the payment.');
  await app.get(VerifyPayment).execute({
    ...who,
    proof: {
      providerOrderId: answer.razorpay_order_id,
      paymentId: answer.razorpay_payment_id,
      signature: answer.razorpay_signature,
    },
  });
}
