import { enroll } from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { ABSENT, type Actor, type Cast, type Send } from './cast.js';
import { courseIn } from './course-states.js';

const ORDER = '/api/payment/create-order';
const VERIFY = '/api/payment/verify-payment';

/** Creates a call about an order of a course, or its payment, in the state of a row. */
export async function paymentCall(state: string, cast: Cast, actor: Actor): Promise<Send> {
  if (state === 'body userId is another user') {
    const { courseId } = await courseIn('published', cast);
    const body = { courseId, userId: cast.get('educator-owner').user._id };
    const stranger = { ...body, userId: ABSENT };
    return (client) => client.post(ORDER, actor === 'educator-owner' ? stranger : body);
  }
  const order = ORDERS[state];
  if (order) return order(cast, actor);
  const { courseId } = await courseIn(state, cast);
  return (client) => client.post(ORDER, { courseId, buyerState: '29' });
}

const ORDERS: Readonly<Record<string, (cast: Cast, actor: Actor) => Promise<Send>>> = {
  'own open order, good signature': async (cast, actor) => {
    const body = await paidOrder(cast, buyerFor(actor, cast));
    if (actor === 'student-enrolled') await enroll(cast.app, cast.get(actor), body.courseId);
    return (client) => client.post(VERIFY, body);
  },
  'own order, bad signature': async (cast, actor) => {
    const body = await paidOrder(cast, buyerFor(actor, cast));
    return (client) => client.post(VERIFY, { ...body, razorpay_signature: '0'.repeat(64) });
  },
  'order of another user': async (cast) => {
    const body = await paidOrder(cast, await cast.app.signUp('student'));
    return (client) => client.post(VERIFY, body);
  },
  'own order, other courseId': async (cast, actor) => {
    const body = await paidOrder(cast, buyerFor(actor, cast));
    const { courseId } = await courseIn('published', cast);
    return (client) => client.post(VERIFY, { ...body, courseId });
  },
  'replay of a finished one': async (cast, actor) => {
    const body = await paidOrder(cast, buyerFor(actor, cast));
    await buyerFor(actor, cast).post(VERIFY, body);
    return (client) => client.post(VERIFY, body);
  },
};

/** Actors without a session have no orders, and the owner cannot order: somebody else's order is used. */
function buyerFor(actor: Actor, cast: Cast): HttpClient {
  return ['anon', 'ended-session', 'educator-owner'].includes(actor)
    ? cast.get('student')
    : cast.get(actor);
}

/** An order of a course the buyer does not have, paid in the sandbox and not verified. */
async function paidOrder(cast: Cast, buyer: HttpClient) {
  const { courseId } = await courseIn('draft', cast);
  const data = new FormData();
  data.set('isPublished', 'true');
  await cast.get('educator-owner').post(`/api/course/editcourse/${courseId}`, data);
  const { body: order } = await buyer.post<{ id: string }>(ORDER, { courseId });
  const { body: proof } = await cast.app
    .visitor()
    .post(`/dev/payments/${order.id}/pay`, { outcome: 'success' });
  return { ...proof, courseId };
}
