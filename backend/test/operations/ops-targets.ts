import { randomUUID } from 'node:crypto';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { Market } from '../commerce/market.js';
import { Classroom } from '../learning/classroom.js';
import { progressOf, watch } from '../learning/watching.js';
import type { HttpClient } from '../support/http-client.js';

const SUBSCRIBER = 'identity.send-otp-mail';
const FACT = 'identity.otp_requested.v1';
const reason = 'Made ready for the test of all ops writes';

/** The path of a write, and its body besides `reason` and `dryRun`. */
interface Target {
  readonly path: string;
  readonly body?: object;
}

/** A target for each ops write, by operation id, in a state that the write changes. */
export class OpsTargets {
  constructor(
    private readonly market: Market,
    private readonly ops: HttpClient,
  ) {}

  readonly byOperation: Readonly<Record<string, () => Promise<Target>>> = {
    lockUser: async () => ({ path: `/api/ops/users/${await this.user()}/lock` }),
    unlockUser: async () => {
      const user = `/api/ops/users/${await this.user()}`;
      await this.done(`${user}/lock`);
      return { path: `${user}/unlock` };
    },
    setUserRole: async () => ({
      path: `/api/ops/users/${await this.user()}/role`,
      body: { role: 'educator' },
    }),
    revokeCertificate: async () => ({
      path: `/api/ops/certificates/${await this.certificate()}/revoke`,
    }),
    correctCertificateName: async () => {
      const number = await this.certificate();
      await this.market.app.sql.rows(
        "update learning.certificate set holder_name = 'Misspelt' where number = $1",
        [number],
      );
      return { path: `/api/ops/certificates/${number}/correct-name` };
    },
    refundOrderByStaff: async () => {
      const learner = await this.market.learner();
      await this.market.buy(learner, await this.market.course());
      return { path: `/api/ops/orders/${await this.orderOf(learner)}/refund` };
    },
    recordTransferToBuyer: async () => {
      const learner = await this.market.learner();
      await this.market.buy(learner, await this.market.course());
      await this.market.app.sql.rows(
        `update commerce."order" set paid_at = paid_at - interval '200 days' where learner_id = $1`,
        [learner.user._id],
      );
      return { path: `/api/ops/orders/${await this.orderOf(learner)}/transfer` };
    },
    reconcileOrder: async () => {
      const learner = await this.market.learner();
      const { id } = await this.market.checkout(learner, await this.market.course());
      await this.market.app.sql.rows(
        `insert into commerce.sandbox_payment (id, order_id, status) values ($1, $2, 'captured')`,
        [`pay_${id}`, id],
      );
      return { path: `/api/ops/orders/${await this.orderOf(learner)}/reconcile` };
    },
    recordPayout: async () => ({ path: '/api/ops/payouts', body: await this.transfer() }),
    withdrawPayout: async () => {
      const body = { ...(await this.transfer()), reason };
      const made = await this.ops.post<{ target: string }>('/api/ops/payouts', body);
      return { path: `/api/ops/payouts/${made.body.target}/withdraw` };
    },
    hideReview: async () => ({ path: `/api/ops/reviews/${await this.review()}/hide` }),
    showReview: async () => {
      const review = `/api/ops/reviews/${await this.review()}`;
      await this.done(`${review}/hide`);
      return { path: `${review}/show` };
    },
    removeReviewReply: async () => ({
      path: `/api/ops/reviews/${await this.repliedReview()}/remove-reply`,
    }),
    withdrawQuestion: async () => ({ path: `${(await this.answeredQuestion()).question}/remove` }),
    withdrawAnswer: async () => ({ path: `${(await this.answeredQuestion()).answer}/remove` }),
    unpublishCourse: async () => ({
      path: `/api/ops/courses/${await this.market.course()}/unpublish`,
    }),
    releaseCourse: async () => {
      const course = `/api/ops/courses/${await this.market.course()}`;
      await this.done(`${course}/unpublish`);
      return { path: `${course}/release` };
    },
    rerunVideo: async () => ({ path: `/api/ops/videos/${await this.failedVideo()}/rerun` }),
    retryDeadLetter: async () => ({
      path: `/api/ops/dead-letters/${await this.deadLetter()}/${SUBSCRIBER}/retry`,
    }),
    discardDeadLetter: async () => ({
      path: `/api/ops/dead-letters/${await this.deadLetter()}/${SUBSCRIBER}/discard`,
    }),
    retryDeadLetters: async () => {
      await this.deadLetter();
      return { path: '/api/ops/dead-letters/retry', body: { subscriber: SUBSCRIBER } };
    },
    registerWebhookEndpoint: async () => ({
      path: '/api/ops/webhooks/endpoints',
      body: { url: this.address(), events: ['course.published'] },
    }),
    rotateWebhookSecret: async () => ({ path: `${await this.endpoint()}/rotate-secret` }),
    dropWebhookSecret: async () => {
      const endpoint = await this.endpoint();
      await this.done(`${endpoint}/rotate-secret`);
      return { path: `${endpoint}/drop-previous-secret` };
    },
    disableWebhookEndpoint: async () => ({ path: `${await this.endpoint()}/disable` }),
    replayWebhook: async () => ({
      path: `/api/ops/webhooks/deliveries/${await this.webhook()}/replay`,
    }),
  };

  private async user(): Promise<string> {
    return (await this.market.learner()).user._id;
  }

  private async orderOf({ user }: HttpClient): Promise<string> {
    const { body } = await this.ops.get<{ _id: string }[]>(`/api/ops/orders?term=${user._id}`);
    return body[0]?._id ?? '';
  }

  /** Of something that an educator earned in March. */
  private async transfer() {
    const educatorId = randomUUID();
    await this.market.app.sql.rows(
      `insert into commerce.earning_day (educator_id, day, paise) values ($1, '2026-03-01', 99900)`,
      [educatorId],
    );
    const paidOn = new Date().toISOString().slice(0, 10);
    return { educatorId, amount: 999, paidOn, reference: 'NEFT-2026-03' };
  }

  private async certificate(): Promise<string> {
    const { classroom, first, second } = await Classroom.withTwoLessons(this.market.app);
    const learner = await classroom.learner();
    await watch(learner, { done: [first.lectureId, second.lectureId] });
    return eventually('a certificate', async () => {
      const { courses } = (await progressOf(learner)) as {
        courses: { certificate: { number: string } | null }[];
      };
      return courses[0]?.certificate?.number;
    });
  }

  private async repliedReview(): Promise<string> {
    const classroom = await Classroom.open(this.market.app);
    const reviewId = await this.review(classroom);
    await classroom.educator.put(`/api/review/reply/${reviewId}`, { text: 'You are a fool' });
    return reviewId;
  }

  private async review(room?: Classroom): Promise<string> {
    const classroom = room ?? (await Classroom.open(this.market.app));
    const author = await classroom.learner();
    const review = { courseId: classroom.courseId, rating: 2, comment: 'Buy shoes' };
    return (await author.post<{ _id: string }>('/api/review/givereview', review)).body._id;
  }

  private async answeredQuestion() {
    const { classroom, first } = await Classroom.withTwoLessons(this.market.app);
    const learner = await classroom.learner();
    const path = `questions/${randomUUID()}`;
    const answer = `${path}/answers/${randomUUID()}`;
    const asked = { lectureId: first.lectureId, positionSeconds: 1, text: 'You fool?' };
    await learner.put(`/api/${path}`, asked);
    await learner.put(`/api/${answer}`, { text: 'You fool!' });
    return { question: `/api/ops/${path}`, answer: `/api/ops/${answer}` };
  }

  private async failedVideo(): Promise<string> {
    const videoId = randomUUID();
    await this.market.app.sql.rows(
      `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status,
         reason, renditions, original_quality)
       values ($1, $2, $3, 'sources/none', 1, now(), 'failed', 'The disk was full.', '[]', false)`,
      [videoId, randomUUID(), randomUUID()],
    );
    return videoId;
  }

  private async deadLetter(): Promise<string> {
    const messageId = randomUUID();
    await this.market.app.sql.rows(
      `insert into platform.outbox_message (id, type, payload) values ($1, '${FACT}', '{}')`,
      [messageId],
    );
    await this.market.app.sql.rows(
      `insert into platform.dead_letter (message_id, subscriber, type, payload, attempts, error)
       values ($1, '${SUBSCRIBER}', '${FACT}', '{}', 8, 'Error: connection refused')`,
      [messageId],
    );
    return messageId;
  }

  private address(): string {
    return `http://127.0.0.1:9/${randomUUID()}`;
  }

  private async endpoint(): Promise<string> {
    const path = '/api/ops/webhooks/endpoints';
    const body = { url: this.address(), events: ['review.created'], reason };
    const made = await this.ops.post<{ target: string }>(path, body);
    return `${path}/${made.body.target}`;
  }

  private async webhook(): Promise<string> {
    const id = randomUUID();
    const endpointId = (await this.endpoint()).split('/').at(-1);
    await this.market.app.sql.rows(
      `insert into integrations.webhook_delivery (id, endpoint_id, event, data, status, attempts, created_at)
       values ($1, $2, 'review.created', '{}', 'failed', 40, now())`,
      [id, endpointId],
    );
    return id;
  }

  private async done(path: string): Promise<void> {
    const { status } = await this.ops.post(path, { reason });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
}
