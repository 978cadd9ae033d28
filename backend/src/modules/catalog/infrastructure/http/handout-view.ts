import { z } from 'zod';
import type { HandoutView } from '../../application/handouts/handouts-view.js';

export const Handout = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    name: z.string().meta({ example: 'slides.pdf' }),
    size: z.int().meta({ example: 48_210, description: 'In bytes.' }),
    url: z.string().meta({
      description: 'The file, for anyone who may watch the lecture.',
      example:
        '/api/course/handouts/0192f0c1-7b5e-7000-8000-000000000000/0192f0c1-7b5e-7000-8000-000000000001',
    }),
  })
  .meta({ id: 'Handout' });

export const Handouts = z.array(Handout);

export function presentHandout(handout: HandoutView): z.infer<typeof Handout> {
  const { id, lectureId, name, size } = handout;
  return { _id: id, name, size, url: `/api/course/handouts/${lectureId}/${id}` };
}
