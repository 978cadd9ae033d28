/** The part of fontkit that we use; the package has no types. */
declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }
  export function openSync(path: string): Font;

  /** Opens a font from the content of its file. */
  export function create(file: Uint8Array): unknown;
}
