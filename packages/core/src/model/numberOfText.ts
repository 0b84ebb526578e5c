const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*$/;

/** Longer texts are no numbers: reading a million digits takes as long as a frame. */
const longestNumber = 1000;

/** The number that a text looks like, or undefined when it looks like none. Spaces around it do not count. */
export function numberOfText(text: string): number | undefined {
  return text.length <= longestNumber && decimal.test(text) ? Number(text) : undefined;
}
