import type { EmbeddingLevels } from 'bidi-js';
import bidiFactory from 'bidi-js/dist/bidi.mjs';
import { onFirstUse } from '../../domain/on-first-use.js';
import { isolated } from './isolated.js';
import { fontRuns, type FontRun, signs } from './pdf-fonts.js';
import type { FontWeight } from './pdf-page.js';

/** A piece of a line, in one font and one direction. */
export interface LineRun extends FontRun {
  readonly isRightToLeft: boolean;
}

type WidthOf = (runs: readonly LineRun[]) => number;

/** A range of a text, without its end. */
type Part = readonly [start: number, end: number];

const bidi = onFirstUse(bidiFactory);

/**
 * A text as set on a page. It breaks lines in reading order, then puts each line in visual order (Unicode's
 * bidirectional algorithm); the first letter determines the overall direction.
 */
export class Paragraph {
  /** The part that the fonts can show. */
  readonly text: string;
  readonly source: string;
  private readonly embedding: EmbeddingLevels;
  private readonly weight: FontWeight;
  private readonly widthOf: WidthOf;

  constructor(text: string, weight: FontWeight, widthOf: WidthOf) {
    this.source = text;
    this.text = printable(text, weight);
    this.weight = weight;
    this.widthOf = widthOf;
    this.embedding = bidi().getEmbeddingLevels(this.text);
  }

  get hasRightToLeft(): boolean {
    return this.embedding.levels.some(isOdd);
  }

  /** Returns lines of at most this width, each with its runs from left to right. */
  lines(width: number): LineRun[][] {
    const fits = (part: Part) => this.widthOf(this.seen(part)) <= width;
    const lines: Part[] = [];
    for (const word of this.words()) {
      const longer: Part = [lines.at(-1)?.[0] ?? word[0], word[1]];
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(...(fits(word) ? [word] : this.pieces(word, fits)));
    }
    return lines.map((line) => this.seen(line));
  }

  private words(): Part[] {
    return Array.from(this.text.matchAll(/[^ ]+/gu), ({ 0: word, index }) => [
      index,
      index + word.length,
    ]);
  }

  /** Breaks a word that no line can hold between any two characters. */
  private pieces([start, end]: Part, fits: (part: Part) => boolean): Part[] {
    const found = signs.segment(this.text.slice(start, end));
    const ends = Array.from(found, ({ segment, index }) => start + index + segment.length);
    const pieces: Part[] = [];
    for (let [from, next] = [start, 0]; next < ends.length;) {
      const upTo = (count: number): Part => [from, ends[next + count - 1] ?? end];
      // A character wider than the line gets its own line.
      const count = Math.max(
        1,
        mostThat((most) => fits(upTo(most)), ends.length - next),
      );
      pieces.push(upTo(count));
      from = upTo(count)[1];
      next += count;
    }
    return pieces;
  }

  private seen([start, end]: Part): LineRun[] {
    const order = bidi().getReorderedIndices(this.text, this.embedding, start, end - 1);
    return this.levelRuns([start, end])
      .map((part) => ({ part, place: order.indexOf(part[0]) }))
      .sort((one, other) => one.place - other.place)
      .flatMap(({ part }) => this.inFonts(part));
  }

  private inFonts([start, end]: Part): LineRun[] {
    const isRightToLeft = isOdd(this.embedding.levels[start] ?? 0);
    const runs = fontRuns(this.text.slice(start, end), this.weight).map((run) => {
      return { ...run, isRightToLeft };
    });
    return isRightToLeft ? runs.reverse() : runs;
  }

  private levelRuns([start, end]: Part): Part[] {
    const { levels } = this.embedding;
    const starts = Array.from({ length: end - start }, (_, index) => start + index).filter(
      (at) => at === start || levels[at] !== levels[at - 1],
    );
    return starts.map((from, index) => [from, starts[index + 1] ?? end]);
  }
}

/**
 * The part of a text that the fonts have. Missing characters leave neither gaps nor empty brackets; dots replace an
 * embedded text (`isolated`) of which nothing is left.
 */
function printable(text: string, weight: FontWeight): string {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  const left = fontRuns(plain, weight).map((run) => run.text);
  if (left.join('') === plain) return plain;
  return left
    .join('')
    .replaceAll(/\( *\)|\[ *\]/g, '')
    .replaceAll(/\u2068 *\u2069/g, isolated('…'))
    .replaceAll(/ +/g, ' ')
    .trim();
}

function isOdd(level: number): boolean {
  return level % 2 === 1;
}

/** Finds the largest number that fits if all smaller ones do, by halving, because each check shapes the text anew. */
function mostThat(fits: (count: number) => boolean, all: number): number {
  if (fits(all)) return all;
  let [most, tooMany] = [0, all];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}
