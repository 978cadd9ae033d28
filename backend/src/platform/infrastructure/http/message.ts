import { z } from 'zod';

/** The reply of calls that have nothing to tell but that they worked. */
export const Message = z
  .object({ message: z.string().meta({ example: 'Logged out successfully!' }) })
  .meta({ id: 'Message' });

export type Message = z.infer<typeof Message>;
