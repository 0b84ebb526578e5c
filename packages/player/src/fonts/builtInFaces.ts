import '@fontsource/arimo/400.css';
import '@fontsource/cousine/400.css';
import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans-condensed/300.css';
import '@fontsource/tinos/400.css';

/** A font as the page knows it. */
export interface FontFamily {
  readonly family: string;
  readonly weight: number;
}

/** The font of texts that ask for none that the game has. */
export const fallbackFont: FontFamily = { family: 'Arimo', weight: 400 };

/** The fonts that every game has, by name in lower case. Reference 1.4 "Display Text". */
export const builtInFaces: ReadonlyMap<string, FontFamily> = new Map(
  [
    fallbackFont,
    { family: 'Tinos', weight: 400 },
    { family: 'Cousine', weight: 400 },
    { family: 'Open Sans', weight: 400 },
    { family: 'Open Sans Condensed', weight: 300 },
  ].map((font) => [font.family.toLowerCase(), font]),
);
