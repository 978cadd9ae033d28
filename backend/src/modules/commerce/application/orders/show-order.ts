import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { LearningApi } from '../../../learning/contract.js';
import { OwnRight } from '../refunds/own-right.js';
import { RefundPolicy } from '../../domain/refund-policy.js';
import type { TaxDocument } from '../../domain/tax-document.js';
import { TaxDocuments } from '../../domain/tax-documents.js';
import {
  isDisputed,
  OrderHistory,
  type OrderRecord,
  type UndeliveredRefund,
} from './order-history.js';
import { type Milestone, timelineOf } from './order-timeline.js';
import { SharedDevices } from './shared-devices.js';

export interface ShownOrder {
  readonly order: OrderRecord;
  readonly timeline: readonly Milestone[];
  /** Whether the learner may refund the order themselves, until when, and the policy in words. */
  readonly selfRefund: {
    readonly isAllowed: boolean;
    /** The buyer's bank has an open dispute about the payment, which must be decided first. */
    readonly isDisputed: boolean;
    /** By another order, which they may once; only told where the rest would allow it. */
    readonly isGivenBackBefore: boolean;
    readonly until: Date | null;
    readonly terms: string;
  };
  readonly invoiceNumber: string | null;
  /** Oldest first; several when the money was refunded in parts. */
  readonly creditNotes: readonly { readonly number: string; readonly amountPaise: number }[];
}

export interface StaffOrder extends ShownOrder {
  /** Whether learner and educator signed in with the same browser. */
  readonly sharesDeviceWithEducator: boolean;
  readonly undelivered: readonly UndeliveredRefund[];
}

/** Everything about one order: where its money is, what may be done with it, which documents exist. */
@Injectable()
export class ShowOrder {
  constructor(
    private readonly history: OrderHistory,
    private readonly documents: TaxDocuments,
    private readonly policy: RefundPolicy,
    private readonly ownRight: OwnRight,
    private readonly learning: LearningApi,
    private readonly devices: SharedDevices,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound unless the order is the learner's */
  async toLearner(learnerId: string, orderId: string): Promise<ShownOrder> {
    const order = await this.history.find(orderId);
    if (order?.learnerId !== learnerId) throw new NotFound();
    return this.shown(order, await this.documents.ofOrder(orderId));
  }

  /** Anybody's orders, for staff. */
  async toStaff(orderIds: readonly string[]): Promise<StaffOrder[]> {
    const orders = await this.history.these(orderIds);
    const [papers, undelivered, sharers] = await Promise.all([
      this.documents.ofOrders(orderIds),
      this.history.undelivered(orderIds),
      this.devices.accountsWith(orders.map(({ educatorId }) => educatorId)),
    ]);
    const shown: StaffOrder[] = [];
    // One by one: each may run a query, and fifty at once would take all database connections from other requests.
    for (const order of orders)
      shown.push({
        ...(await this.shown(order, papers.get(order.orderId) ?? [])),
        sharesDeviceWithEducator: sharers.get(order.educatorId)?.has(order.learnerId) ?? false,
        undelivered: undelivered.filter(({ orderId }) => orderId === order.orderId),
      });
    return shown;
  }

  private async shown(order: OrderRecord, papers: readonly TaxDocument[]): Promise<ShownOrder> {
    const creditNotes = papers.filter(({ kind }) => kind === 'credit-note');
    return {
      order,
      timeline: timelineOf(order),
      selfRefund: await this.selfRefund(order),
      invoiceNumber: papers.find(({ kind }) => kind === 'invoice')?.number ?? null,
      creditNotes: creditNotes.map(({ number, content }) => ({
        number,
        amountPaise: content.totalPaise,
      })),
    };
  }

  private async selfRefund(order: OrderRecord) {
    const { status, paidAt, paidBy, disputes, learnerId, courseId } = order;
    const not = { isAllowed: false, isDisputed: false, isGivenBackBefore: false } as const;
    const { terms } = this.policy;
    if (status !== 'paid' || !paidAt) return { ...not, until: null, terms };
    const rule = { until: this.policy.lastMoment(paidAt), terms };
    if (isDisputed(paidBy, disputes)) return { ...not, isDisputed: true, ...rule };
    if (!(await this.isWithinTerms(order, paidAt))) return { ...not, ...rule };
    const isGivenBackBefore = await this.ownRight.isUsedUp(learnerId, courseId);
    return { ...not, isAllowed: !isGivenBackBefore, isGivenBackBefore, ...rule };
  }

  /** The watched share is only looked up while it can make a difference: most orders of a list are too old. */
  private async isWithinTerms({ learnerId, courseId }: OrderRecord, paidAt: Date) {
    const now = this.clock.now();
    if (!this.policy.allows(paidAt, 0, now)) return false;
    const watched = await this.learning.watchedShareOf(learnerId, courseId);
    return this.policy.allows(paidAt, watched, now);
  }
}
