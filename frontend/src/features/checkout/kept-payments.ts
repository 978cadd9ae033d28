import type { EnrolledCourse } from '../../shared/api/types';
import { readStored, writeStored } from '../../shared/lib/storage';
import { ownKey } from '../../shared/session/own-storage';

/** A checkout whose result this tab does not know yet. */
export interface KeptPayment {
  orderId: string;
  course: EnrolledCourse;
  /** Whether the provider says that money has moved; otherwise it only may have. */
  isPaid: boolean;
}

type Kept = Record<string, KeptPayment & { since: number }>;

/** By then the course has arrived, or the order was abandoned. */
const MOST_MS = 3_600_000;

const keyOf = (userId: string) => ownKey(userId, 'payments');
const read = (userId: string) => readStored<Kept>('session', keyOf(userId)) ?? {};

/** The pending payments of this buyer, in this tab, also after a reload. */
export function readPayments(userId: string, now: number): KeptPayment[] {
  return Object.values(read(userId)).filter(({ since }) => now - since < MOST_MS);
}

export function keepPayment(userId: string, payment: KeptPayment, now: number): void {
  const kept = read(userId);
  const since = kept[payment.orderId]?.since ?? now;
  writeStored('session', keyOf(userId), { ...kept, [payment.orderId]: { ...payment, since } });
}

export function forgetPayment(userId: string, orderId: string): void {
  const kept = { ...read(userId) };
  delete kept[orderId];
  writeStored('session', keyOf(userId), Object.keys(kept).length > 0 ? kept : null);
}
