/** Fonts that every game has without a file. Spec 2 chapter 3 "Assets". */
export const builtInFonts: readonly string[] = ['Arimo', 'Tinos', 'Cousine', 'Open Sans', 'Open Sans Condensed'];
