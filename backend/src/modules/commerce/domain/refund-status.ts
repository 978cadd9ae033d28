/**
 * `requested`: we owe it · `sent`: the provider accepted the request · `done`: the provider reports that the money was
 * returned · `failed`: the provider refuses, or could not send what it accepted; staff have to act.
 */
export type RefundStatus = 'requested' | 'sent' | 'done' | 'failed';
export type RefundEvent = 'send' | 'complete' | 'fail' | 'retry';

/** Reports overtake each other, so the money may be returned before we noted our request. `done` is final. */
export const REFUND_TRANSITIONS: Readonly<
  Record<RefundStatus, Readonly<Partial<Record<RefundEvent, RefundStatus>>>>
> = {
  requested: { send: 'sent', complete: 'done', fail: 'failed' },
  sent: { complete: 'done', fail: 'failed' },
  failed: { retry: 'requested', complete: 'done' },
  done: {},
};
