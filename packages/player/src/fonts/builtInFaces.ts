import '@fontsource/arimo/400.css';
import '@fontsource/cousine/400.css';
import '@fontsource/open-sans/400.css';
import '@fontsource/open-sans-condensed/300.css';
import '@fontsource/tinos/400.css';
import { builtInFontOf } from '@playhouse/core';
import './optionalFaces.ts';

/** A font as registered with the page. */
export interface FontFamily {
  readonly family: string;
  readonly weight: number;
}

/** The fallback for texts whose font does not exist. */
const fallbackFont = 'Arimo';

/** The page's font for a name that is not an uploaded font. docs/runtime-rules.md#display. */
export function builtInFace(name: string): FontFamily {
  const family = builtInFontOf(name) ?? fallbackFont;
  return { family, weight: family === 'Open Sans Condensed' ? 300 : 400 };
}
