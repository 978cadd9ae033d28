import { z } from 'zod';

/** The one shape of every error. */
export const Problem = z
  .object({
    statusCode: z.int().meta({ example: 400 }),
    code: z.string().meta({ example: 'VALIDATION_FAILED', description: 'Stable, for programs.' }),
    message: z
      .string()
      .meta({ example: 'Enter a valid email address.', description: 'One sentence for a person.' }),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ example: [{ field: 'email', message: 'Enter a valid email address.' }] }),
    requestId: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
  })
  .meta({ id: 'Problem', description: 'The one shape of every error.' });

export type Problem = z.infer<typeof Problem>;
