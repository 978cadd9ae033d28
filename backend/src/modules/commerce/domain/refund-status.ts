/**
 * `requested`: we owe it · `sent`: the provider took the request · `done`: the provider says the money went back ·
 * `failed`: the provider refuses, or could not send what it took on; people have to look.
 */
export type RefundStatus = 'requested' | 'sent' | 'done' | 'failed';
export type RefundEvent = 'send' | 'complete' | 'fail' | 'retry';

/** Reports overtake each other, so money may be back before we noted that we asked. Nothing leads away from `done`. */
export const REFUND_TRANSITIONS: Readonly<
  Record<RefundStatus, Readonly<Partial<Record<RefundEvent, RefundStatus>>>>
> = {
  requested: { send: 'sent', complete: 'done', fail: 'failed' },
  sent: { complete: 'done', fail: 'failed' },
  failed: { retry: 'requested', complete: 'done' },
  done: {},
};
