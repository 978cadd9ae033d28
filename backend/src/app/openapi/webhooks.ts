import type { OpenAPIObject } from '@nestjs/swagger';

const ID = { type: 'string', format: 'uuid', example: '0192f0c1-7b5e-7000-8000-000000000000' };

interface Event {
  readonly summary: string;
  readonly data: Readonly<Record<string, object>>;
}

/** What integrators are told of; modules/integrations says by which fact. */
const EVENTS: Readonly<Record<string, Event>> = {
  'enrollment.created': {
    summary: 'A learner was enrolled in a course, paid or free',
    data: { learnerId: ID, courseId: ID },
  },
  'payment.refunded': {
    summary: 'The money of an order goes back and the enrollment ended',
    data: { orderId: ID, learnerId: ID, courseId: ID },
  },
  'course.published': { summary: 'A course can be found and bought', data: { courseId: ID } },
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
    summary: 'A learner left a first review',
    data: {
      reviewId: ID,
      courseId: ID,
      rating: { type: 'integer', minimum: 1, maximum: 5, example: 5 },
    },
  },
};

const HEADERS = [
  ['webhook-id', 'The same for every attempt at one event: by it repetitions are recognized.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  ['webhook-signature', 'One or more of `v1,<base64>`, separated by spaces; one has to fit.'],
] as const;

const ABOUT =
  'Signed as Standard Webhooks are. Any answer of 2xx takes it; anything else is tried again for some four hours. ' +
  'Ids only: ask the API for the rest. See docs/integrators/webhooks.md.';

/** Describes the calls that we make to integrators. */
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
                description: 'When it happened.',
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
      '2XX': { description: 'Taken.' },
      '4XX': { description: 'Not taken; it comes again.' },
    },
  };
}
