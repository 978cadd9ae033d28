import { describe, expect, it } from '@jest/globals';
import { type SignedMessage, WebhookSender } from '../../application/webhook-sender.js';
import { FairWebhookSender } from './fair-webhook-sender.js';

/** Leaves every call open until it is told to answer. */
class HangingSender extends WebhookSender {
  readonly open: ((status: number) => void)[] = [];

  send(): Promise<number> {
    return new Promise((resolve) => this.open.push(resolve));
  }
}

class FailingSender extends WebhookSender {
  async send(): Promise<number> {
    throw new Error('No answer came.');
  }
}

const to = (host: string, path = '/hooks'): SignedMessage => ({
  url: `https://${host}${path}`,
  headers: {},
  body: '{}',
});

const PLACES = 16;

function callsWithoutAnswer() {
  const hanging = new HangingSender();
  const sender = new FairWebhookSender(hanging, PLACES);
  /** Sends more than allowed; returns how many calls were made. */
  const fill = (host: string): number => {
    const already = hanging.open.length;
    for (let n = 0; n < 2 * PLACES; n += 1) sender.send(to(host)).catch(() => undefined);
    return hanging.open.length - already;
  };
  return { hanging, sender, fill };
}

describe('The places for calls to receivers', () => {
  it('are half taken by one that does not answer, whatever it is to be told', () => {
    const { fill } = callsWithoutAnswer();
    expect(fill('hangs.example')).toBe(PLACES / 2);
  });

  it('are never all taken, however many receivers do not answer', () => {
    const { fill, hanging } = callsWithoutAnswer();
    for (let n = 0; n < 3 * PLACES; n += 1) fill(`hangs-${n}.example`);
    expect(hanging.open).toHaveLength(PLACES - 1);
  });

  it('are there for another receiver beside one that hangs', async () => {
    const { sender, hanging, fill } = callsWithoutAnswer();
    fill('hangs.example');
    const answer = sender.send(to('answers.example'));
    hanging.open.at(-1)?.(204);
    expect(await answer).toBe(204);
  });

  it('are counted together for all addresses of one receiver', async () => {
    const { sender, fill } = callsWithoutAnswer();
    fill('hangs.example');
    await expect(sender.send(to('hangs.example', '/others'))).rejects.toThrow('Not called');
  });

  it('are free again after an answer', async () => {
    const { sender, hanging, fill } = callsWithoutAnswer();
    const first = sender.send(to('hangs.example'));
    fill('hangs.example');
    hanging.open[0]?.(200);
    await first;
    expect(fill('hangs.example')).toBe(1);
  });

  it('are free again after a failure', async () => {
    const sender = new FairWebhookSender(new FailingSender(), PLACES);
    for (let n = 0; n < 2 * PLACES; n += 1)
      await expect(sender.send(to('away.example'))).rejects.toThrow('No answer came.');
  });
});
