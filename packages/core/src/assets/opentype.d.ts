/**
 * The part of opentype.js that Playhouse uses; the library has no types. Node only sees its default export, bundlers
 * only its named ones.
 */
declare module 'opentype.js' {
  export type Names = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

  export interface Outline {
    readonly commands: readonly unknown[];
    /** As the `d` of an SVG path. */
    toPathData(decimals: number): string;
    getBoundingBox(): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  }

  /** Lengths are in font units; `unitsPerEm` of them make the font size. */
  export interface ParsedFont {
    /** Names by platform, then by kind of name, then by language. */
    readonly names: Readonly<Record<string, Names | undefined>>;
    readonly unitsPerEm: number;
    readonly ascender: number;
    /** Negative below the baseline. */
    readonly descender: number;
    readonly numGlyphs: number;
    readonly tables: {
      readonly hhea: { readonly lineGap: number };
      /** Numbers of glyphs by code points. */
      readonly cmap: { readonly glyphIndexMap: Readonly<Record<string, number>> };
    };
    /** The outlines of a text whose baseline starts at a point; y grows downward. */
    getPath(text: string, x: number, y: number, fontSize: number): Outline;
    getAdvanceWidth(text: string, fontSize: number): number;
  }

  export interface OpenType {
    parse(buffer: ArrayBuffer, options?: { readonly lowMemory?: boolean }): ParsedFont;
  }

  export const parse: OpenType['parse'];
  const library: OpenType | undefined;
  export default library;
}
