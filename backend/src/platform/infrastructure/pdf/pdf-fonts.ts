import { createRequire } from 'node:module';

/** Rupee sign and Indian names included; the first script that has a character is the one it is set in. */
const SCRIPTS = ['latin', 'latin-ext', 'devanagari', 'greek', 'cyrillic', 'vietnamese'] as const;
const WEIGHTS = { regular: 400, bold: 700 } as const;

export type FontWeight = keyof typeof WEIGHTS;

const PACKAGE = '@fontsource/noto-sans';
const { resolve } = createRequire(import.meta.url);

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
    path: resolve(`${PACKAGE}/files/noto-sans-${script}-${value}-normal.woff`),
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

function has(script: string, code: number): boolean {
  return (covered.get(script) ?? []).some(([first, last]) => first <= code && code <= last);
}

/** The package tells which characters each of its files has, as CSS does: `U+0900-097F,U+20B9`. */
function coverage(): ReadonlyMap<string, readonly Range[]> {
  const told = createRequire(import.meta.url)(`${PACKAGE}/unicode.json`) as Record<string, string>;
  return new Map(
    Object.entries(told).map(([script, ranges]) => [
      script,
      ranges.split(',').map((range): Range => {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((code) => parseInt(code, 16));
        return [first, last];
      }),
    ]),
  );
}
