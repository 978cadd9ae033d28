import { expect, it } from '@jest/globals';
import { WebhookDelivery } from './webhook-delivery.js';

const at = new Date('2026-11-21T10:00:00Z');
const aDelivery = () =>
  WebhookDelivery.prepare({
    id: 'd1',
    endpointId: 'e1',
    event: 'lecture.ready',
    data: {},
    happenedAt: at,
  });

it('A delivery that nobody takes ends as failed', () => {
  const delivery = aDelivery();
  delivery.miss('500');
  delivery.giveUp();
  expect(delivery.status).toBe('failed');
});

it('A delivery that arrived stays so, though nobody noted that it was the last attempt', () => {
  const delivery = aDelivery();
  delivery.succeed('200', at);
  delivery.giveUp();
  expect(delivery.status).toBe('delivered');
});
