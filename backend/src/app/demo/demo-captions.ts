import { CARD_SECONDS, type LectureScript } from './demo-slides.js';

/** The WebVTT captions of a demo lecture: a cue for each card, while it is shown. */
export function demoCaptions({ title, points }: LectureScript): string {
  const cues = [title, ...points].map((text, at) => {
    const [from, to] = [at, at + 1].map((card) => clock(card * CARD_SECONDS));
    return `${from} --> ${to}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function clock(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}.000`;
}
