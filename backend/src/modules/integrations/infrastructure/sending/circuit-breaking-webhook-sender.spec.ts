import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';
import { CircuitBreakingWebhookSender } from './circuit-breaking-webhook-sender.js';

/** Records calls; hosts in `silent` give no answer, all others reply with `status`. */
class TwinSender extends WebhookSender {
  readonly called: string[] = [];
  readonly silent = new Set<string>();
  status = 200;

  async send({ url }: SignedMessage): Promise<number> {
    this.called.push(url);
    if (this.silent.has(url)) throw new Error('No answer came.');
    return this.status;
  }
}

const HANGING = 'https://hangs.example/hooks';
const WELL = 'https://well.example/hooks';

let twin: TwinSender;
let clock: FixedClock;
let sender: CircuitBreakingWebhookSender;
beforeEach(() => {
  twin = new TwinSender();
  twin.silent.add(HANGING);
  clock = new FixedClock();
  sender = new CircuitBreakingWebhookSender(twin, clock);
});

const call = (url: string) => sender.send({ url, headers: {}, body: '{}' });
async function callTimes(times: number, url = HANGING): Promise<void> {
  for (let n = 0; n < times; n += 1) await call(url).catch(() => undefined);
}

describe('A receiver that gives no answer', () => {
  it('is not called any more after five calls, and the next attempt says why', async () => {
    await callTimes(5);
    await expect(call(HANGING)).rejects.toThrow(
      'Not called: it has not been answering (No answer came.)',
    );
    expect(twin.called).toHaveLength(5);
  });

  it('is called once more after half a minute', async () => {
    await callTimes(5);
    clock.advance(30);
    await callTimes(3);
    expect(twin.called).toHaveLength(6);
  });

  it('is called as ever once it answers again', async () => {
    await callTimes(5);
    twin.silent.clear();
    clock.advance(30);
    expect([await call(HANGING), await call(HANGING)]).toEqual([200, 200]);
  });

  it('keeps nobody else from being called', async () => {
    await callTimes(5);
    expect(await call(WELL)).toBe(200);
  });
});

it('A receiver that answers is called, whatever it says', async () => {
  twin.status = 500;
  await callTimes(9, WELL);
  expect(twin.called).toHaveLength(9);
});
