import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AnnounceEvent } from '../../src/modules/integrations/application/announce-event.js';
import type { EventName } from '../../src/modules/integrations/domain/events.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { PartnerInTrouble } from '../support/partner-in-trouble.js';
import { TestApp } from '../support/test-app.js';

/** With only four at once, the others would wait for minutes. */
const MANY = 60;
/** Within the time limit, so that the receiver does not count as unavailable. */
const LATE_MS = 8_000;
const answer = (status: string) => `HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

const announce = (event: EventName) =>
  inOwnScope(() =>
    app.nest.get(AnnounceEvent).execute({ event, data: {}, happenedAt: new Date() }),
  );

async function register(receiver: PartnerInTrouble, event: EventName): Promise<void> {
  const body = { url: `http://${receiver.address}/hooks`, events: [event] };
  const reason = 'Ordered by the integration team';
  const ops = await app.opsStaff();
  await ops.post('/api/ops/webhooks/endpoints', { ...body, reason });
}

describe('A receiver of webhooks that is slow to answer', () => {
  it('holds up nobody else', async () => {
    const slow = await PartnerInTrouble.who((socket) => {
      setTimeout(() => socket.end(answer('504 Gateway Timeout')), LATE_MS).unref();
    });
    const isTold = (heard: string) => heard.includes('"type":"lecture.ready"');
    const healthy = await PartnerInTrouble.who((socket, heard) => {
      if (isTold(heard)) socket.end(answer('200 OK'));
    });
    try {
      await register(slow, 'lecture.failed');
      await register(healthy, 'lecture.ready');
      for (let n = 0; n < MANY; n += 1) await announce('lecture.failed');
      await eventually('calls without an answer yet', () => slow.calls.length >= 4);
      await announce('lecture.ready');
      await eventually('the healthy receiver told', () => healthy.calls.some(isTold));
      expect(healthy.calls).toHaveLength(1);
    } finally {
      slow.close();
      healthy.close();
    }
  });
});
