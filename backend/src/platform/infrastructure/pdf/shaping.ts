import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { sfntOf } from './sfnt.js';

/** A glyph of a font, in its place; lengths in units of the font. */
interface PlacedGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** What the PDF writer knows of an open font, and keeps to itself. */
interface OpenFont {
  layout: (text: string) => {
    glyphs: { id: number; advanceWidth: number; codePoints: readonly number[] }[];
    positions: Omit<PlacedGlyph, 'id' | 'codePoints'>[];
    advanceWidth: number;
  };
  getGlyph(id: number): { readonly advanceWidth: number };
}

const fonts = new Map<string, Font>();

/**
 * Lets HarfBuzz choose and place the glyphs of the font that a document is set in. What the PDF writer brings for
 * that sets rare conjuncts of Bengali and Kannada wrongly, and fails at marks without a place (null anchors).
 */
export function shapeAsHarfBuzz(doc: PDFKit.PDFDocument, path: string): void {
  const { font } = (doc as unknown as { readonly _font: { readonly font: OpenFont } })._font;
  font.layout = (text) => {
    const placed = placedGlyphs(text, path);
    return {
      glyphs: placed.map(({ id, codePoints }) => {
        return { id, codePoints, advanceWidth: font.getGlyph(id).advanceWidth };
      }),
      positions: placed.map(({ xAdvance, yAdvance, xOffset, yOffset }) => {
        return { xAdvance, yAdvance, xOffset, yOffset };
      }),
      advanceWidth: placed.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };
}

/** In the order they are drawn. The first glyph of several that belong together stands for all their letters. */
export function placedGlyphs(text: string, path: string): PlacedGlyph[] {
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(fontAt(path), letters);
  const glyphs = letters.getGlyphInfosAndPositions();
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const told = new Set<number>();
  return glyphs.map((glyph) => {
    const { codepoint: id, cluster, xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const signs = told.has(cluster) ? [] : [...text.slice(cluster, end)];
    told.add(cluster);
    const codePoints = signs.map((sign) => sign.codePointAt(0) ?? 0);
    return { id, codePoints, xAdvance, yAdvance, xOffset, yOffset };
  });
}

/** Kept, because opening one costs more than a line of text. */
function fontAt(path: string): Font {
  const font = fonts.get(path) ?? new Font(new Face(new Blob(sfntOf(readFileSync(path)))));
  fonts.set(path, font);
  return font;
}
