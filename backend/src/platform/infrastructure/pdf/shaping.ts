import { Blob, Buffer as Letters, Direction, Face, Font, shape } from 'harfbuzzjs';
import { copiesIn, GlyphCopies } from './glyph-copies.js';
import { onceFor, openFont, type PlacedGlyph, sfntAt } from './open-fonts.js';

/**
 * Marks runs that go from right to left, because the PDF writer knows no directions and passes on only features. This
 * one selects mirrored forms, of brackets for example, which HarfBuzz does there anyway.
 */
export const RIGHT_TO_LEFT: ['rtlm'] = ['rtlm'];

/**
 * A font whose glyphs HarfBuzz chooses and places. The PDF writer's own shaper sets rare conjuncts of Bengali and
 * Kannada wrongly, and fails on marks without a position (null anchors).
 */
export const fontShapedByHarfBuzz = onceFor((path) => {
  const font = openFont(path);
  const copies = new GlyphCopies();
  const subset = font.createSubset.bind(font);
  font.createSubset = () => copiesIn(subset());
  font.layout = (text, features) => {
    const isRightToLeft = features?.includes(RIGHT_TO_LEFT[0]) ?? false;
    const placed = placedGlyphs(text, path, isRightToLeft);
    return {
      glyphs: placed.map(({ id, codePoints }) => {
        const { advanceWidth } = font.getGlyph(id);
        return { id: copies.idOf(id, codePoints), codePoints, advanceWidth };
      }),
      positions: placed.map(({ xAdvance, yAdvance, xOffset, yOffset }) => {
        return { xAdvance, yAdvance, xOffset, yOffset };
      }),
      // The writer reads it after converting the positions to its own unit.
      get advanceWidth() {
        return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return font;
});

/** Kept, because opening one costs more than a line of text. */
const fontAt = onceFor((path) => new Font(new Face(new Blob(sfntAt(path)))));

/** Returns glyphs from left to right. The first of several that belong together stands for all their letters. */
export function placedGlyphs(text: string, path: string, isRightToLeft = false): PlacedGlyph[] {
  const letters = new Letters();
  letters.addText(text);
  // HarfBuzz must not guess: digits in Urdu belong to a script that runs the other way.
  letters.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
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
