// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const allControls = new RegExp(controls, 'g');

/** True when a text contains control characters other than tabs and line breaks. */
export function hasControls(text: string): boolean {
  return controls.test(text);
}

/** The text without lone surrogates and without control characters other than tabs and line breaks. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(allControls, '');
}

/** The first `most` characters of a text, counted in code points. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const points = [...text.slice(0, 2 * most + 1)];
  return points.length <= most ? text : points.slice(0, most).join('');
}

/** Compares texts by code point, whereas `<` compares by UTF-16 unit. */
export function compareCodePoints(first: string, second: string): number {
  const shorter = Math.min(first.length, second.length);
  for (let at = 0; at < shorter; at++) {
    const left = first.charCodeAt(at);
    const right = second.charCodeAt(at);
    if (left !== right) return rank(left) - rank(right);
  }
  return first.length - second.length;
}

/** Surrogates represent code points above all single units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
