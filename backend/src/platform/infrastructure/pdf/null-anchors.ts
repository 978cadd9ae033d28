import { openSync } from 'fontkit';

type Anchor = object | null;

/** What places marks on letters; fontkit keeps it to itself. */
interface Innards {
  layout(text: string): unknown;
  readonly _layoutEngine: { readonly engine: { readonly GPOSProcessor: object | null } };
}

interface Placing {
  applyAnchor: (
    this: unknown,
    mark: { readonly markAnchor: Anchor },
    base: Anchor,
    index: number,
  ) => void;
}

/**
 * A font may say that a mark has no place on a letter (OpenType: a null anchor), as those of Gurmukhi, Malayalam
 * and Telugu do. fontkit takes every anchor to be there and fails; after this the mark stays where it is.
 */
export function skipNullAnchors(fontPath: string): void {
  const font = openSync(fontPath) as unknown as Innards;
  font.layout('a');
  const { GPOSProcessor } = font._layoutEngine.engine;
  if (!GPOSProcessor) throw new Error(`${fontPath} places no marks`);
  const placing = Object.getPrototypeOf(GPOSProcessor) as Placing;
  const { applyAnchor } = placing;
  placing.applyAnchor = function (mark, base, index) {
    if (base && mark.markAnchor) applyAnchor.call(this, mark, base, index);
  };
}
