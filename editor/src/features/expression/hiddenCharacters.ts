/**
 * Characters that have no shape, or change the direction or the line of what follows. Editors and views show a sign in
 * their place, so that an expression never looks different from what it is. Line feeds and tabs are not among them.
 */
export const hiddenCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this finds
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]/gu;

/** A text with a bullet for each hidden character. */
export function withoutHidden(text: string): string {
  return text.replace(hiddenCharacters, '•');
}
