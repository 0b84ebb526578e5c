/** Fonts that every game has without a file. docs/product-rules.md#assets. */
export const builtInFonts: readonly string[] = ['Arimo', 'Tinos', 'Cousine', 'Open Sans', 'Open Sans Condensed'];

/** Web fonts that every game may use without a file. A page loads those that its game uses. */
export const optionalFonts: readonly string[] = [
  'Antic',
  'Bilbo',
  'Cambay',
  'Cutive Mono',
  'Lato',
  'Libre Baskerville',
  'Lora',
  'Monda',
  'Montserrat',
  'Noticia Text',
  'Oswald',
  'Poppins',
  'Raleway',
  'Roboto',
];

/**
 * Fonts of operating systems, by the built-in font that replaces them. Characters of Arimo, Tinos and Cousine are as
 * wide as those of Arial, Times New Roman and Courier New; the others are the most similar ones.
 */
const systemFonts: Readonly<Record<string, readonly string[]>> = {
  Arimo: [
    ...['Arial', 'Helvetica', 'Helvetica Neue', 'Liberation Sans', 'Nimbus Sans', 'Sans Serif', 'System', 'System UI'],
    ...['Calibri', 'Geneva', 'Lucida Grande', 'Lucida Sans', 'Lucida Sans Unicode', 'Microsoft Sans Serif', 'Segoe UI'],
    ...['Tahoma', 'Trebuchet', 'Trebuchet MS', 'Verdana', 'DejaVu Sans', 'San Francisco'],
  ],
  Tinos: [
    ...['Times', 'Times New Roman', 'Times Roman', 'Liberation Serif', 'Nimbus Roman', 'Serif', 'New York'],
    ...[
      'Baskerville',
      'Book Antiqua',
      'Cambria',
      'Garamond',
      'Georgia',
      'Palatino',
      'Palatino Linotype',
      'DejaVu Serif',
    ],
  ],
  Cousine: [
    ...['Courier', 'Courier New', 'Liberation Mono', 'Nimbus Mono', 'Monospace'],
    ...['Andale Mono', 'Consolas', 'Lucida Console', 'Menlo', 'Monaco', 'DejaVu Sans Mono'],
  ],
};

const families: ReadonlyMap<string, string> = new Map([
  ...Object.entries(systemFonts).flatMap(([family, names]) => names.map((name) => [plain(name), family] as const)),
  ...[...builtInFonts, ...optionalFonts].map((name) => [plain(name), name] as const),
]);

/** The built-in font of this name, or the one that replaces a font of an operating system; undefined for others. */
export function builtInFontOf(name: string): string | undefined {
  let text = plain(name);
  for (;;) {
    const family = families.get(text);
    const shorter = text.replace(/(?:regular|normal|bold|italic|oblique|mt|ps)$/, '');
    if (family !== undefined || shorter === text) return family;
    text = shorter;
  }
}

/** Font names without spaces and signs, so that `ArialMT`, `Arial-BoldMT` and `arial` match. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
