/**
 * The little of opentype.js that Playhouse uses; the library brings no types. Node sees a default export only, bundlers
 * see only named ones.
 */
declare module 'opentype.js' {
  export type Names = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

  /** Names by platform, then by kind of name, then by language. */
  export interface ParsedFont {
    readonly names: Readonly<Record<string, Names | undefined>>;
  }

  export interface OpenType {
    parse(buffer: ArrayBuffer, options?: { readonly lowMemory?: boolean }): ParsedFont;
  }

  export const parse: OpenType['parse'];
  const library: OpenType | undefined;
  export default library;
}
