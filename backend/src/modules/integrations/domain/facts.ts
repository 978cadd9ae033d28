import { FactType } from '../../../platform/domain/fact.js';

/** A webhook has to be sent, for the first time or again. */
export const WebhookDue = new FactType<{ readonly deliveryId: string }>(
  'integrations.webhook_due.v1',
);
