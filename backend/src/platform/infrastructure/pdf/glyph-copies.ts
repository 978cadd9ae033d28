/** The glyphs that a document uses from a font, as the PDF writer handles them. */
export interface GlyphSubset {
  readonly glyphs: number[];
  includeGlyph: (id: number) => number;
}

/** Fonts have fewer glyphs than this; higher ids are copies. */
const MOST = 0x10000;

/**
 * A PDF stores one text per glyph. Arabic fonts build letters from strokes and dots that many letters share, and fonts
 * of India's scripts store a vowel's text with its consonant, so readers could neither search nor copy such names.
 * This class therefore gives a glyph a separate copy for each text it stands for.
 */
export class GlyphCopies {
  private readonly known = new Map<string, number>();
  private readonly counts = new Map<number, number>();

  idOf(id: number, codePoints: readonly number[]): number {
    const use = [id, ...codePoints].join(' ');
    const known = this.known.get(use);
    if (known !== undefined) return known;
    const count = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, count);
    const copy = count * MOST + id;
    this.known.set(use, copy);
    return copy;
  }
}

/** Makes the subset include copies as separate glyphs. */
export function copiesIn(subset: GlyphSubset): GlyphSubset {
  const include = subset.includeGlyph.bind(subset);
  const places = new Map<number, number>();
  subset.includeGlyph = (id) => {
    if (id < MOST) return include(id);
    const place = places.get(id) ?? subset.glyphs.push(id % MOST) - 1;
    places.set(id, place);
    return place;
  };
  return subset;
}
