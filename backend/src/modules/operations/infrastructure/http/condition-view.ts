import { z } from 'zod';

const PartView = z.object({
  name: z.enum(['database', 'files', 'deliveries']).meta({ example: 'database' }),
  isWell: z.boolean().meta({ example: true }),
  milliseconds: z.number().meta({ description: 'How long the part took to answer.', example: 1.8 }),
  says: z.string().meta({ example: 'PostgreSQL 18.4, 3 of 20 connections open, nobody waits' }),
});

export const ConditionView = z
  .object({
    isWell: z.boolean().meta({ description: 'Whether all parts are well.', example: true }),
    parts: z.array(PartView),
    process: z
      .object({
        startedAt: z.iso.datetime(),
        node: z.string().meta({ example: '24.11.1' }),
        memoryMiB: z.int().meta({ example: 180 }),
        stops: z
          .boolean()
          .meta({ description: 'Whether the process was told to stop.', example: false }),
      })
      .meta({ description: 'The process that answered.' }),
  })
  .meta({ id: 'Condition' });

export type Part = z.infer<typeof PartView>;
