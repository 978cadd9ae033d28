export interface Line {
  /** Seconds. */
  from: number;
  to: number;
  text: string;
}

/** A pause so long begins a paragraph; in a shorter one a line still counts as being said. */
const PAUSE = 2;
/** After so many seconds the next sentence begins a paragraph. */
const LONG = 30;
const TIME = /(?:\d+:)?\d\d:\d\d\.\d{3}/g;
const SENTENCE_END = /[.!?…।॥。！？]["'”’)]*$/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

const secondsOf = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Who speaks is a mark in WebVTT; other marks say how it looks. */
const plain = (text: string) =>
  text
    .replace(/<v(?:\.[^ >]*)? +([^>]*)>/g, '$1: ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/** The captions as the server keeps them: cleaned when they came, in the order of their times. */
export function linesOf(vtt: string): Line[] {
  const lines = vtt.split(/\n{2,}/).map((cue) => {
    const [times = '', ...text] = cue.split('\n');
    const [from = '', to = ''] = times.match(TIME) ?? [];
    return { from: secondsOf(from), to: secondsOf(to), text: plain(text.join(' ')) };
  });
  return lines.filter(({ to, text }) => to > 0 && text !== '');
}

/** The places of the lines, paragraph by paragraph. */
export function paragraphsOf(lines: readonly Line[]): number[][] {
  const paragraphs: number[][] = [];
  let begun = 0;
  for (const [index, { from }] of lines.entries()) {
    const before = lines[index - 1];
    const isLong = from - begun >= LONG && SENTENCE_END.test(before?.text ?? '');
    if (before && from - before.to < PAUSE && !isLong) paragraphs.at(-1)?.push(index);
    else {
      paragraphs.push([index]);
      begun = from;
    }
  }
  return paragraphs;
}

/** The place of the line that is being said, -1 in a pause. */
export function lineAt(lines: readonly Line[], second: number): number {
  const index = lines.findLastIndex(({ from }) => from <= second);
  return second < (lines[index]?.to ?? 0) + PAUSE ? index : -1;
}
