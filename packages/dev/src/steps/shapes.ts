/** The two lengths of every shape. */
export const lengths = [700, 2800] as const;

/** Programs of any length, valid and invalid; `game.n` is a number. */
export const shapes: readonly (readonly [name: string, (length: number) => string])[] = [
  ['sums', (size) => Array(size).fill('game.n').join(' + ')],
  ['joined texts', (size) => Array(size).fill('"a"').join('..')],
  ['powers', (size) => Array(size).fill('game.n').join('^')],
  ['minus signs', (size) => `${'-'.repeat(size)}1`],
  ['a long name', (size) => 'x'.repeat(size)],
  ['a long number', (size) => '1'.repeat(size)],
  ['a long text', (size) => `"${'x'.repeat(size)}"`],
  ['an open text', (size) => `"${'x'.repeat(size)}`],
  ['open parentheses', (size) => '('.repeat(size)],
  ['arguments', (size) => `max(${Array(size).fill('game.n').join(',')})`],
  ['unknown signs', (size) => '@'.repeat(size)],
  ['words', (size) => 'and '.repeat(size)],
  ['comparisons', (size) => Array(size).fill('game.n').join('<')],
  ['unknown functions', (size) => Array(size).fill('f(1)').join('+')],
  ['missing names', (size) => Array(size).fill('game.zz').join('+')],
];
