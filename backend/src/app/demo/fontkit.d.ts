/** What we use of fontkit, which brings no types. */
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
}
