import { z } from 'zod';
import { onFirstUse } from '../../../../platform/domain/on-first-use.js';

const names = onFirstUse(() => new Intl.DisplayNames(['en'], { type: 'language' }));

export const Caption = z
  .object({
    language: z.string().meta({ description: 'A BCP 47 language tag.', example: 'hi' }),
    label: z.string().meta({ example: 'Hindi' }),
  })
  .meta({ id: 'Caption' });

export const Captions = z.array(Caption);

export const CaptionTrack = Caption.extend({
  url: z.string().meta({
    description: 'A WebVTT file, for anyone who may watch the video.',
    example: '/api/media/0192f0c1-7b5e-7000-8000-000000000001/captions/hi.vtt',
  }),
}).meta({ id: 'CaptionTrack' });

export function presentCaption({ language }: { language: string }): z.infer<typeof Caption> {
  return { language, label: names().of(language) ?? language };
}
