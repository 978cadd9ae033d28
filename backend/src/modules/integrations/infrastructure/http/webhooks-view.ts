import { z } from 'zod';
import { opsBody } from '../../../../platform/infrastructure/http/access/ops.js';
import { filterId, pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { DeliveryRecord, EndpointRecord } from '../../application/webhooks-view.js';
import { EVENTS } from '../../domain/events.js';

const MAX_PAGE = 100;

const Url = z
  .url({ protocol: /^https?$/, error: 'Give the address that takes the webhooks.' })
  .max(500)
  .refine((url) => {
    const address = URL.parse(url);
    return !address?.username && !address?.password;
  }, 'The address must not carry a password.')
  // In one spelling, so that one address cannot be registered twice. The fragment is never sent.
  .transform((url) => Object.assign(new URL(url), { hash: '' }).href)
  .meta({
    example: 'https://example.com/webhooks/lectern',
    description: 'In production, an https URL at a public address.',
  });
const Events = z
  .array(z.enum(EVENTS, { error: `Choose among ${EVENTS.join(', ')}.` }))
  .min(1, 'Choose at least one event.')
  .transform((events) => [...new Set(events)]);

export const RegisterEndpointBody = opsBody('RegisterWebhookEndpoint', {
  url: Url,
  events: Events.meta({ example: ['enrollment.created', 'payment.refunded'] }),
});

export const EndpointView = z
  .object({
    _id: z.uuid(),
    url: z.string().meta({ example: 'https://example.com/webhooks/lectern' }),
    events: z.array(z.enum(EVENTS)),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookEndpoint' });

export const SecretsView = z
  .object({
    secrets: z.array(z.string()).meta({
      example: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      description: 'Newest first. There are two while the previous one still signs.',
    }),
  })
  .meta({ id: 'WebhookSecrets' });

export const DeliveryQuery = z.object({
  endpoint: filterId().optional().meta({ description: 'Only deliveries to this endpoint.' }),
  status: z
    .enum(['pending', 'delivered', 'failed'])
    .optional()
    .meta({ description: 'Only deliveries in this state.' }),
  limit: pageLimit({ most: MAX_PAGE, usual: 50 }),
  cursor: filterId()
    .optional()
    .meta({ description: 'From the `Link` header of the previous page.' }),
});

export const DeliveryView = z
  .object({
    _id: z.uuid().meta({ description: 'Sent as `webhook-id`.' }),
    endpoint: z.uuid(),
    event: z.enum(EVENTS),
    status: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int().meta({ example: 1 }),
    lastAnswer: z.string().nullable().meta({ example: 'HTTP 200' }),
    createdAt: z.iso.datetime().meta({ description: 'When the event happened.' }),
    deliveredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

export function presentEndpoint(endpoint: EndpointRecord): z.infer<typeof EndpointView> {
  const { id, url, events, isActive, createdAt } = endpoint;
  return { _id: id, url, events: [...events], isActive, createdAt: createdAt.toISOString() };
}

export function presentDelivery(delivery: DeliveryRecord): z.infer<typeof DeliveryView> {
  return {
    _id: delivery.id,
    endpoint: delivery.endpointId,
    event: delivery.event,
    status: delivery.status,
    attempts: delivery.attempts,
    lastAnswer: delivery.lastAnswer,
    createdAt: delivery.happenedAt.toISOString(),
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  };
}
