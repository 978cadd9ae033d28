import { DomainError, type FieldError } from '../../../../platform/domain/domain-error.js';
import { isQuickToNormalize } from '../../../../platform/domain/plain-text.js';
import { cleanedLine, withoutMarkup } from './caption-markup.js';

interface Cue {
  readonly start: string;
  readonly end: string;
  readonly settings: string;
  readonly lines: readonly string[];
}

/** The file is not valid captions; every fault names its line, so that the educator can fix it in an editor. */
export class CaptionsInvalid extends DomainError {
  constructor(faults: readonly string[]) {
    const fields = faults.map((message): FieldError => ({ field: fieldOf(message), message }));
    super('invalid', 'CAPTIONS_INVALID', faults[0] ?? '', { fields });
  }
}

/** A separate field name per line, because error lists hold one message per field. */
function fieldOf(fault: string): string {
  const line = /^Line (\d+)/.exec(fault)?.[1];
  return line ? `captions[${line}]` : 'captions';
}

const MAX_FAULTS = 20;
const MAX_CUES = 20_000;
const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s+-->\s+${TIME}(\s.*)?$`);
/** WebVTT's cue settings for position and alignment; SubRip's coordinates mean nothing to browsers. */
const SETTINGS = /^((vertical|line|position|size|align|region):[\w.,%-]+\s*)*$/;
const NO_CUE = /^(NOTE|STYLE|REGION)\b/;

/** Converts WebVTT or SubRip to clean WebVTT. @throws CaptionsInvalid naming the faulty lines */
export function toWebVtt(content: string): string {
  const lines = content
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const cues: Cue[] = [];
  const faults: string[] = [];
  let latest = 0;
  for (const block of blocksOf(lines)) {
    const read = readBlock(block, latest);
    if (typeof read === 'string') faults.push(read);
    else if (read) {
      cues.push(read.cue);
      latest = read.start;
    }
    if (faults.length === MAX_FAULTS || cues.length > MAX_CUES) break;
  }
  if (cues.length > MAX_CUES) faults.push(`There are more than ${MAX_CUES} captions.`);
  if (faults.length === 0 && cues.length === 0) faults.push('Line 1: there are no captions here.');
  if (faults.length > 0) throw new CaptionsInvalid(faults);
  return ['WEBVTT', ...cues.map(written), ''].join('\n\n');
}

const CUE_TIMING = /^.*-->.*$/gm;

/** The spoken text of clean WebVTT, without times and tags. */
export const spokenText = (vtt: string): string =>
  withoutMarkup(vtt.replace(/^WEBVTT.*$/m, '').replace(CUE_TIMING, '')).trim();

interface Block {
  /** The number of the first line, counted from 1. */
  readonly at: number;
  readonly lines: readonly string[];
}

function* blocksOf(lines: readonly string[]): Generator<Block> {
  let begin = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    if (at < lines.length && lines[at]?.trim() !== '') continue;
    if (at > begin) yield { at: begin + 1, lines: lines.slice(begin, at) };
    begin = at + 1;
  }
}

/** The cue, or null for other blocks, or the fault. */
function readBlock(
  { at, lines }: Block,
  latest: number,
): { cue: Cue; start: number } | string | null {
  const [first = '', second] = lines;
  if ((at === 1 && /^WEBVTT(\s|$)/.test(first)) || NO_CUE.test(first)) return null;
  // The times may be preceded by a line with a number or a name.
  const skipped = second?.includes('-->') && !first.includes('-->') ? 1 : 0;
  const line = at + skipped;
  const found = TIMING.exec(lines[skipped] ?? '');
  if (!found) return `Line ${line}: expected times such as 00:00:01.000 --> 00:00:04.000.`;
  const [start, end] = [clockOf(found.slice(1, 5)), clockOf(found.slice(5, 9))];
  if (!start || !end) return `Line ${line}: minutes and seconds go up to 59.`;
  if (end.ms <= start.ms) return `Line ${line}: the caption ends before it begins.`;
  if (start.ms < latest) return `Line ${line}: the caption begins before the one above.`;
  const text = lines.slice(skipped + 1).map(cleanedLine);
  if (text.every((part) => part === '')) return `Line ${line + 1}: the caption has no text.`;
  const endless = text.findIndex((part) => !isQuickToNormalize(withoutMarkup(part)));
  if (endless >= 0)
    return `Line ${line + 1 + endless}: a letter has more marks than any writing needs.`;
  const settings = (found[9] ?? '').trim();
  const kept = SETTINGS.test(settings) ? settings : '';
  return {
    cue: { start: start.text, end: end.text, settings: kept, lines: text },
    start: start.ms,
  };
}

function clockOf(parts: readonly (string | undefined)[]): { ms: number; text: string } | null {
  const [hours = 0, minutes = 0, seconds = 0, ms = 0] = parts.map((part) => Number(part ?? 0));
  if (minutes > 59 || seconds > 59) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms,
    text: `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(ms).padStart(3, '0')}`,
  };
}

function written({ start, end, settings, lines }: Cue): string {
  const text = lines.filter((line) => line !== '').join('\n');
  return `${start} --> ${end}${settings && ` ${settings}`}\n${text}`;
}
