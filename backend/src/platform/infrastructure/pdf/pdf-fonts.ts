import { createRequire } from 'node:module';

/** The rupee sign included; the first script that has a character is the one it is set in. */
const SHARED = ['latin', 'latin-ext', 'devanagari', 'greek', 'cyrillic', 'vietnamese'] as const;
/** The scripts of India that have a package of their own. */
const OWN = [
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'tamil',
  'telugu',
] as const;
const SCRIPTS = [...SHARED, ...OWN];
const WEIGHTS = { regular: 400, bold: 700 } as const;

export type FontWeight = keyof typeof WEIGHTS;

const require = createRequire(import.meta.url);

interface FontFile {
  readonly name: string;
  readonly path: string;
}

/** A piece of text and the font that has its characters. */
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

type Range = readonly [first: number, last: number];

const covered = coverage();

/** Cuts a text where the script changes; what no font has is left to the first, which shows a box. */
export function fontRuns(text: string, weight: FontWeight): FontRun[] {
  const runs: { script: string; text: string }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const code = sign.codePointAt(0) ?? 0;
    if (last && has(last.script, code)) last.text += sign;
    else runs.push({ script: SCRIPTS.find((script) => has(script, code)) ?? 'latin', text: sign });
  }
  return runs.map((run) => ({ font: nameOf(run.script, weight), text: run.text }));
}

function nameOf(script: string, weight: FontWeight): string {
  return `${script} ${weight}`;
}

function filesOf(script: string): string {
  return OWN.some((own) => own === script) ? `noto-sans-${script}` : 'noto-sans';
}

function packageOf(script: string): string {
  return `@fontsource/${filesOf(script)}`;
}

function has(script: string, code: number): boolean {
  return (covered.get(script) ?? []).some(([first, last]) => first <= code && code <= last);
}

/** The packages tell which characters each of their files has, as CSS does: `U+0900-097F,U+20B9`. */
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
