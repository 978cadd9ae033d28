import { describe, expect, it } from '@jest/globals';
import { fontFiles } from './pdf-fonts.js';
import { fontShapedByHarfBuzz, RIGHT_TO_LEFT } from './shaping.js';

describe('Glyphs that several letters share', () => {
  it('are told apart in a PDF, which takes the same outline for each', () => {
    const path = fontFiles.find(({ name }) => name === 'arabic regular')?.path ?? '';
    const font = fontShapedByHarfBuzz(path);
    const { glyphs } = font.layout('سا شا', RIGHT_TO_LEFT);
    const told = new Map(glyphs.map(({ id, codePoints }) => [id, codePoints.join()]));
    for (const { id, codePoints } of glyphs) expect(told.get(id)).toBe(codePoints.join());

    const subset = font.createSubset();
    const places = glyphs.map(({ id }) => subset.includeGlyph(id));
    expect(new Set(places).size).toBe(told.size);
    expect(glyphs.map(({ id }) => subset.includeGlyph(id))).toEqual(places);
    const outlines = places.map((place) => subset.glyphs[place] ?? 0);
    expect(outlines).toEqual(glyphs.map(({ id }) => id % 0x10000));
    // At least two letters share a stroke.
    expect(new Set(outlines).size).toBeLessThan(told.size);
  });
});
