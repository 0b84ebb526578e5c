/** The little of opentype.js that Playhouse uses; the library brings no types. */
declare module 'opentype.js' {
  export type Names = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

  /** Names by platform, then by kind of name, then by language. */
  export interface ParsedFont {
    readonly names: Readonly<Record<string, Names | undefined>>;
  }

  interface OpenType {
    parse(buffer: ArrayBuffer, options?: { readonly lowMemory?: boolean }): ParsedFont;
  }

  const library: OpenType;
  export default library;
}
