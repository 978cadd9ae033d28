import { createRequire } from 'node:module';
import { openFont } from './open-fonts.js';
import type { FontWeight } from './pdf-page.js';

/** They include the rupee sign; the first script that has a character sets it. */
const SHARED = ['latin', 'latin-ext', 'devanagari', 'greek', 'cyrillic', 'vietnamese'] as const;
/** India's other scripts, whose fonts have packages of their own. */
const OWN: Readonly<Record<string, string>> = {
  arabic: 'noto-naskh-arabic',
  bengali: 'noto-sans-bengali',
  gujarati: 'noto-sans-gujarati',
  gurmukhi: 'noto-sans-gurmukhi',
  kannada: 'noto-sans-kannada',
  malayalam: 'noto-sans-malayalam',
  'meetei-mayek': 'noto-sans-meetei-mayek',
  'ol-chiki': 'noto-sans-ol-chiki',
  oriya: 'noto-sans-oriya',
  tamil: 'noto-sans-tamil',
  telugu: 'noto-sans-telugu',
};
const SCRIPTS = [...SHARED, ...Object.keys(OWN)];
const WEIGHTS: Readonly<Record<FontWeight, number>> = { regular: 400, bold: 700 };

const require = createRequire(import.meta.url);

interface FontFile {
  readonly name: string;
  readonly path: string;
}

/** A piece of text and a font with its characters. */
export interface FontRun {
  readonly font: string;
  readonly text: string;
}

export const fontFiles: readonly FontFile[] = (
  Object.entries(WEIGHTS) as [FontWeight, number][]
).flatMap(([weight, value]) =>
  SCRIPTS.map((script) => ({
    name: nameOf(script, weight),
    path: require.resolve(
      `${packageOf(script)}/files/${filesOf(script)}-${script}-${value}-normal.woff`,
    ),
  })),
);

const paths = new Map(fontFiles.map(({ name, path }) => [name, path]));

type Range = readonly [first: number, last: number];

const covered = coverage();

/** Finds what readers see as one character: keeps conjuncts with their vowels, and emoji sequences whole. */
export const signs = new Intl.Segmenter('en-IN');
const ASCII = /^[ -~]+$/;
/** Invisible characters that no font draws: joiners and direction marks. */
const INVISIBLE = /^[\p{Join_Control}\p{Bidi_Control}]$/u;

/** Splits a text where the script changes. Omits what no font has, because a box would tell readers nothing. */
export function fontRuns(text: string, weight: FontWeight): FontRun[] {
  // Most lines are pure ASCII, and callers check each several times.
  if (ASCII.test(text)) return [{ font: nameOf('latin', weight), text }];
  const runs: ScriptRun[] = [];
  for (const { segment } of signs.segment(text))
    if (!addSign(runs, segment, weight)) addSign(runs, plainOf(segment), weight);
  return runs.map((run) => ({ font: nameOf(run.script, weight), text: run.text }));
}

/** Replaces fancy letters in names with plain ones, and all hyphens, non-breaking or not, with '-'. */
function plainOf(sign: string): string {
  return sign
    .normalize('NFKC')
    .replace('\u2010', '-')
    .replace(/^[\u2012\u2015]$/, '–');
}

interface ScriptRun {
  readonly script: string;
  text: string;
}

/** Returns whether a font has the character; omits marks that no font has. */
function addSign(runs: ScriptRun[], [base = '', ...others]: string, weight: FontWeight): boolean {
  const script = scriptOf(base, runs.at(-1)?.script, weight);
  if (script === undefined) return false;
  add(runs, script, base);
  for (const other of others) {
    const next = scriptOf(other, script, weight);
    if (next !== undefined) add(runs, next, other);
  }
  return true;
}

function add(runs: ScriptRun[], script: string, sign: string): void {
  const last = runs.at(-1);
  if (last?.script === script) last.text += sign;
  else runs.push({ script, text: sign });
}

/** Prefers the script of the character before. */
function scriptOf(
  sign: string,
  before: string | undefined,
  weight: FontWeight,
): string | undefined {
  if (INVISIBLE.test(sign)) return before ?? 'latin';
  const code = sign.codePointAt(0) ?? 0;
  if (before !== undefined && has(before, code, weight)) return before;
  return SCRIPTS.find((script) => has(script, code, weight));
}

function nameOf(script: string, weight: FontWeight): string {
  return `${script} ${weight}`;
}

function filesOf(script: string): string {
  return OWN[script] ?? 'noto-sans';
}

function packageOf(script: string): string {
  return `@fontsource/${filesOf(script)}`;
}

/** Packages promise more than their files have; checks the file last, because that opens it. */
function has(script: string, code: number, weight: FontWeight): boolean {
  const isPromised = (covered.get(script) ?? []).some(
    ([first, last]) => first <= code && code <= last,
  );
  if (!isPromised) return false;
  return openFont(paths.get(nameOf(script, weight)) ?? '').hasGlyphForCodePoint(code);
}

/** Packages list the characters that each file may have, as CSS does: `U+0900-097F,U+20B9`. */
function coverage(): ReadonlyMap<string, readonly Range[]> {
  return new Map(
    SCRIPTS.map((script) => {
      const told = require(`${packageOf(script)}/unicode.json`) as Record<string, string>;
      return [script, (told[script] ?? '').split(',').map(rangeOf)];
    }),
  );
}

function rangeOf(range: string): Range {
  const [first = 0, last = first] = range
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16));
  return [first, last];
}
