import { z } from 'zod';

/** The format of every error. */
export const Problem = z
  .object({
    statusCode: z.int().meta({ example: 400 }),
    code: z.string().meta({
      example: 'VALIDATION_FAILED',
      description: 'Stable, so that programs can rely on it.',
    }),
    message: z.string().meta({
      example: 'Enter a valid email address.',
      description: 'One sentence for people to read.',
    }),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ example: [{ field: 'email', message: 'Enter a valid email address.' }] }),
    requestId: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
  })
  .meta({ id: 'Problem', description: 'The format of every error.' });

export type Problem = z.infer<typeof Problem>;

const BY_STATUS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['VALIDATION_FAILED', 'The request could not be understood.'],
  401: ['UNAUTHENTICATED', 'Please log in to continue.'],
  403: ['FORBIDDEN', 'You are not allowed to do this.'],
  404: ['NOT_FOUND', 'This was not found.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not support that method.'],
  408: ['REQUEST_TIMEOUT', 'This took too long to arrive. Please try again.'],
  409: ['CONFLICT', 'This was changed elsewhere. Reload to see the latest.'],
  410: ['GONE', 'This is no longer here.'],
  412: ['PRECONDITION_FAILED', 'The request does not fit the protocol.'],
  413: ['PAYLOAD_TOO_LARGE', 'This is too large.'],
  415: ['UNSUPPORTED_MEDIA', 'This type of content is not supported.'],
  416: ['RANGE_NOT_SATISFIABLE', 'This part is not in the file.'],
  429: ['RATE_LIMITED', 'Too many requests. Please try again later.'],
  431: ['HEADERS_TOO_LARGE', 'The headers of this request are too large.'],
  500: ['INTERNAL', 'Something went wrong.'],
  503: ['UNAVAILABLE', 'The service is busy. Please try again in a moment.'],
};

/** The standard message of a status; a status that we do not use becomes 500. */
export function standardProblem(status: number, code?: string): Omit<Problem, 'requestId'> {
  const statusCode = BY_STATUS[status] ? status : 500;
  const [usual = '', message = ''] = BY_STATUS[statusCode] ?? [];
  return { statusCode, code: code ?? usual, message };
}
