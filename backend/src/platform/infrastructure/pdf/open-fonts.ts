import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import type { GlyphSubset } from './glyph-copies.js';
import { sfntOf } from './sfnt.js';

// Separate from shaping: scripts, like the one that draws the demo's slides, cannot require the HarfBuzz module.

/** A glyph of a font with its position; lengths in font units. */
export interface PlacedGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A font as the PDF writer accepts it, limited to what concerns shaping. */
export interface OpenFont {
  layout: (
    text: string,
    features?: readonly string[],
  ) => {
    glyphs: { id: number; advanceWidth: number; codePoints: readonly number[] }[];
    positions: Omit<PlacedGlyph, 'id' | 'codePoints'>[];
    readonly advanceWidth: number;
  };
  getGlyph(id: number): { readonly advanceWidth: number };
  hasGlyphForCodePoint(codePoint: number): boolean;
  createSubset: () => GlyphSubset;
}

/** Unpacks the font once: the writer would do so for each document, in JavaScript, which is half of all its work. */
export const sfntAt = onceFor((path) => sfntOf(readFileSync(path)));

/** Opens a font for the first text that needs it and keeps it, because it remembers the glyphs it has read. */
export const openFont = onceFor((path) => create(sfntAt(path)) as OpenFont);

export function onceFor<T>(make: (path: string) => T): (path: string) => T {
  const made = new Map<string, T>();
  return (path) => {
    const one = made.get(path) ?? make(path);
    made.set(path, one);
    return one;
  };
}
