const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const digits = [...'0123456789'];
const named = [
  'space',
  'left',
  'right',
  'up',
  'down',
  'return',
  'tab',
  'escape',
  'delete',
  'backspace',
  'shift',
  'control',
  'alt',
  'meta',
  'comma',
  'period',
  'slash',
  'semicolon',
  'quote',
  'minus',
  'equals',
  'leftbracket',
  'rightbracket',
  'backslash',
];
const functionKeys = Array.from({ length: 12 }, (_, index) => `f${index + 1}`);

/** Names of keys that a key condition can wait for, in lower case. docs/runtime-rules.md#key-names. */
export const keyNames: readonly string[] = [...letters, ...digits, ...named, ...functionKeys];

/** Other names of the same keys in older files, in lower case. */
const keyAliases: Readonly<Record<string, string>> = {
  apostrophe: 'quote',
  "'": 'quote',
  ' ': 'space',
  ',': 'comma',
  '.': 'period',
  '/': 'slash',
  ';': 'semicolon',
  '-': 'minus',
  '=': 'equals',
  '[': 'leftbracket',
  ']': 'rightbracket',
  '\\': 'backslash',
  'left bracket': 'leftbracket',
  'right bracket': 'rightbracket',
  enter: 'return',
  esc: 'escape',
  option: 'alt',
  command: 'meta',
};

const known = new Set(keyNames);

/** The name of a key, in any case or older spelling; undefined when there is no such key. */
export function findKey(keyString: string): string | undefined {
  if (known.has(keyString)) return keyString;
  const lower = keyString.toLowerCase();
  const name = Object.hasOwn(keyAliases, lower) ? keyAliases[lower] : lower;
  return name !== undefined && known.has(name) ? name : undefined;
}
