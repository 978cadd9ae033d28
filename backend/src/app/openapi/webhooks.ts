import type { OpenAPIObject } from '@nestjs/swagger';
import type { EventName } from '../../modules/integrations/contract.js';

const ID = { type: 'string', format: 'uuid', example: '0192f0c1-7b5e-7000-8000-000000000000' };

interface Event {
  readonly summary: string;
  readonly data: Readonly<Record<string, object>>;
}

/** The events for integrators; modules/integrations maps facts to them. */
const EVENTS: Readonly<Record<EventName, Event>> = {
  'enrollment.created': {
    summary: 'A learner was enrolled in a course, paid or free',
    data: { learnerId: ID, courseId: ID },
  },
  'payment.refunded': {
    summary: 'The money of an order goes back and the enrollment has ended',
    data: { orderId: ID, learnerId: ID, courseId: ID },
  },
  'course.published': {
    summary: 'A course was published and can be found and bought',
    data: { courseId: ID },
  },
  'course.unpublished': {
    summary: 'A course was taken out of the catalog',
    data: { courseId: ID },
  },
  'lecture.ready': {
    summary: 'The video of a lecture can be watched',
    data: { lectureId: ID, courseId: ID },
  },
  'lecture.failed': {
    summary: 'The video of a lecture could not be processed',
    data: { lectureId: ID, courseId: ID },
  },
  'review.created': {
    summary: 'A learner reviewed a course for the first time',
    data: {
      reviewId: ID,
      courseId: ID,
      rating: { type: 'integer', minimum: 1, maximum: 5, example: 5 },
    },
  },
};

const HEADERS = [
  [
    'webhook-id',
    'The same for every attempt to deliver one event, so that you can recognize repetitions.',
  ],
  ['webhook-timestamp', 'When the call was sent, in seconds since 1970.'],
  [
    'webhook-signature',
    'One or more signatures of the form `v1,<base64>`, separated by spaces. One of them has to match.',
  ],
] as const;

const ABOUT =
  'Signed according to Standard Webhooks. Any 2xx answer accepts the event; after anything else it is sent again, for about four hours. ' +
  'Contains ids, of a review also its stars: ask the API for the rest. See docs/integrators/webhooks.md.';

/** Documents our calls to integrators. */
export function addWebhooks(document: OpenAPIObject): void {
  document.webhooks = Object.fromEntries(
    Object.entries(EVENTS).map(([name, event]) => [name, { post: callOf(name, event) }]),
  );
}

function callOf(name: string, { summary, data }: Event) {
  const examples = Object.entries(data).map(([field, schema]) => [
    field,
    (schema as { example?: unknown }).example,
  ]);
  return {
    operationId: name.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    summary,
    description: ABOUT,
    tags: ['Webhooks'],
    security: [],
    parameters: HEADERS.map(([header, description]) => ({
      name: header,
      in: 'header' as const,
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { type: 'string', enum: [name], example: name },
              timestamp: {
                type: 'string',
                format: 'date-time',
                description: 'When the event happened.',
                example: '2026-11-21T06:30:00.000Z',
              },
              data: { type: 'object', properties: data, required: Object.keys(data) },
            },
            required: ['type', 'timestamp', 'data'],
          },
          example: {
            type: name,
            timestamp: '2026-11-21T06:30:00.000Z',
            data: Object.fromEntries(examples) as Record<string, unknown>,
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'The event was accepted.' },
      '4XX': { description: 'The event was not accepted; it is sent again.' },
    },
  };
}
