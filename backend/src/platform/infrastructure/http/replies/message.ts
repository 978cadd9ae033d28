import { z } from 'zod';

/** The reply of calls that have no result except success. */
export const Message = z
  .object({ message: z.string().meta({ example: 'Logged out successfully!' }) })
  .meta({ id: 'Message' });

export type Message = z.infer<typeof Message>;
