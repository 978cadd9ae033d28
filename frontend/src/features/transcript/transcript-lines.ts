export interface Line {
  /** Seconds. */
  from: number;
  to: number;
  text: string;
}

/** A pause this long starts a new paragraph; during a shorter one, the last line stays current. */
const PAUSE = 2;
/** After this many seconds, the next sentence starts a new paragraph. */
const LONG = 30;
const TIME = /(?:\d+:)?\d\d:\d\d\.\d{3}/g;
const SENTENCE_END = /[.!?…।॥。！？]["'”’)]*$/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

const secondsOf = (clock: string) =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** WebVTT marks the speaker with a tag; other tags are about style. */
const plain = (text: string) =>
  text
    .replace(/<v(?:\.[^ >]*)? +([^>]*)>/g, '$1: ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/** Parses captions as the server stores them: cleaned, and ordered by time. */
export function linesOf(vtt: string): Line[] {
  const lines = vtt.split(/\n{2,}/).map((cue) => {
    const [times = '', ...text] = cue.split('\n');
    const [from = '', to = ''] = times.match(TIME) ?? [];
    return { from: secondsOf(from), to: secondsOf(to), text: plain(text.join(' ')) };
  });
  return lines.filter(({ to, text }) => to > 0 && text !== '');
}

/** The indexes of the lines, by paragraph. */
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

/** The index of the current line, -1 in a pause. */
export function lineAt(lines: readonly Line[], second: number): number {
  const index = lines.findLastIndex(({ from }) => from <= second);
  return second < (lines[index]?.to ?? 0) + PAUSE ? index : -1;
}
