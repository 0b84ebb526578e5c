const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*$/;

/** Longer texts are not numbers: parsing a million digits takes as long as a frame. */
const longestNumber = 1000;

/** The number that a text looks like, or undefined. Surrounding spaces are ignored. */
export function numberOfText(text: string): number | undefined {
  return text.length <= longestNumber && decimal.test(text) ? Number(text) : undefined;
}
