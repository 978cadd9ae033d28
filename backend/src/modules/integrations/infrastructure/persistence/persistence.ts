import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { WebhookDeliveryMapping, WebhookEndpointMapping } from './mapping.js';

export const integrationsPersistence: Persistence = {
  schema: 'integrations',
  mappings: [WebhookEndpointMapping, WebhookDeliveryMapping],
};
