import { openSync } from 'fontkit';
import { fontFiles, fontRuns } from '../../platform/infrastructure/pdf/pdf-fonts.js';
import type { FontWeight } from '../../platform/infrastructure/pdf/pdf-page.js';

// Draws text as outlines: machines without fonts would draw nothing, and others would differ.

type Font = ReturnType<typeof openSync>;
const opened = new Map<string, Font>();

function fontNamed(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const path = fontFiles.find((file) => file.name === name)?.path ?? '';
  const font = openSync(path);
  opened.set(name, font);
  return font;
}

interface Look {
  readonly size: number;
  readonly weight: FontWeight;
  readonly fill: string;
}

function widthOf(text: string, { size, weight }: Look): number {
  return fontRuns(text, weight).reduce((sum, run) => {
    const font = fontNamed(run.font);
    return sum + (font.layout(run.text).advanceWidth * size) / font.unitsPerEm;
  }, 0);
}

/** Wraps to lines of at most this width, between words. */
function wrap(text: string, look: Look, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, look) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One line as SVG, its baseline starting at x, y. */
function line(text: string, x: number, y: number, look: Look): string {
  let at = x;
  const parts = fontRuns(text, look.weight).map((run) => {
    const font = fontNamed(run.font);
    const scale = look.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    const outlines = glyphs.map((glyph, index) => {
      const place = `translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})`;
      at += (positions[index]?.xAdvance ?? 0) * scale;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    });
    return outlines.join('');
  });
  return `<g fill="${look.fill}">${parts.join('')}</g>`;
}

/** Several lines below one another. */
export function paragraph(text: string, x: number, y: number, width: number, look: Look): string {
  const lines = wrap(text, look, width);
  return lines.map((words, n) => line(words, x, y + n * look.size * 1.3, look)).join('');
}
