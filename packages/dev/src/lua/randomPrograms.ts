/** Random programs in the common subset of Lua and our language, grouped by result type. */

type Kind = 'number' | 'text' | 'boolean';

/** Numbers whose sums, products and quotients cover every case of formatting and rounding. */
const numbers = ['0', '1', '2', '3', '4', '7', '10', '12', '100', '0.5', '.4', '0.1', '2.25', '1.5', '33', '1000'];
const texts = ['""', '"a"', '"b"', '"hello"', '"Hello World"', "'10'", '"3"', '"0.5"', '" 7 "', "'it'", '"zz"'];

/** A source of programs that is reproducible by its seed. */
export function createProgramSource(seed: number): () => string {
  const random = createRandom(seed);
  return () => {
    const kind = pick(random, ['number', 'number', 'text', 'boolean'] as const);
    if (random() < 0.15) return apart(transcendental(random));
    return apart(expression(random, kind, 1 + Math.floor(random() * 3)));
  };
}

/** Two consecutive minus signs start a comment in Lua. */
function apart(program: string): string {
  return program.replaceAll('--', '- -');
}

type Random = () => number;

function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Parentheses are rare, so that the parsers decide the grouping. */
function expression(random: Random, kind: Kind, depth: number): string {
  const source = depth <= 0 ? literal(random, kind) : compound(random, kind, depth - 1);
  return random() < 0.15 ? `(${source})` : source;
}

function literal(random: Random, kind: Kind): string {
  if (kind === 'boolean') return pick(random, ['true', 'false']);
  const [first = '0', ...rest] = kind === 'number' ? numbers : texts;
  return pick(random, [first, ...rest]);
}

function compound(random: Random, kind: Kind, depth: number): string {
  const part = (of: Kind): string => expression(random, of, depth);
  if (random() < 0.2) {
    const other = pick(random, ['number', 'text', 'boolean'] as const);
    return pick(random, [
      `${part('boolean')} and ${part(kind)} or ${part(kind)}`,
      `${part(kind)} or ${part(other)}`,
      `${part(other)} and ${part(kind)}`,
    ]);
  }
  if (kind === 'number') return compoundNumber(random, part);
  if (kind === 'text') return compoundText(random, part);
  const of = pick(random, ['number', 'number', 'text'] as const);
  const comparison = pick(random, ['==', '~=', '<', '>', '<=', '>=']);
  return pick(random, [
    `${part(of)} ${comparison} ${part(of)}`,
    `${part(of)}${comparison}${part(of)}`,
    `${part('boolean')} ${pick(random, ['and', 'or'])} ${part('boolean')}`,
    `${part('number')} ${pick(random, ['==', '~='])} ${part('text')}`,
  ]);
}

/**
 * Functions whose last bits differ between libraries are used alone, so that `floor` or a comparison cannot turn a tiny
 * difference into a large one.
 */
function transcendental(random: Random): string {
  const angle = pick(random, ['1', '17.5', '31', '59', '100', '123.4', '200.25', '301', '359', '-44', '7777']);
  const number = pick(random, ['0.1', '0.5', '1.5', '2', '3.75', '10', '33', '1000', '12 / 7', '2 ^ 5']);
  const part = pick(random, ['0.1', '0.25', '0.5', '-0.3', '-0.75', '0.999']);
  const call = pick(random, [
    `${pick(random, ['sin', 'cos', 'tan'])}(${angle})`,
    `${pick(random, ['asin', 'acos', 'atan'])}(${part})`,
    `${pick(random, ['ln', 'log10', 'exp', 'sqrt'])}(${number})`,
    `pow(${number}, ${part})`,
    `(${number}) ^ ${part}`,
    `magnitude(${number}, ${angle})`,
    `vectorToAngle(${number}, ${angle})`,
  ]);
  return pick(random, [call, `${call} * ${number}`, `- ${call} / ${number}`, `${call} ^ 2`]);
}

function compoundNumber(random: Random, part: (of: Kind) => string): string {
  const sign = pick(random, ['+', '-', '*', '/', '%', '+', '-', '*']);
  const power = pick(random, ['2', '3', '-1', '-2', '2^2', '-1^2']);
  const small = pick(random, ['2', '3', '10', '(1+1)', '-2']);
  const one = pick(random, ['abs', 'floor', 'ceil', 'round', 'sqrt']);
  const two = pick(random, ['max', 'min', 'mod', 'magnitude']);
  return pick(random, [
    `${part('number')}${sign}${part('number')}`,
    `${part('number')} ${sign} ${part('number')} ${pick(random, ['+', '*', '-', '%'])} ${part('number')}`,
    `- ${part('number')}`,
    `${small}^${power}`,
    `${one}(${part('number')})`,
    `${two}(${part('number')}, ${part('number')})`,
    `${part('number')} * ${pick(random, ["'10'", '"3"', '" 7 "'])}`,
    `textLength(${part('text')})`,
    `textFind(${part('text')}, ${part('text')}, ${pick(random, ['1', '2', '-2', '3'])})`,
  ]);
}

function compoundText(random: Random, part: (of: Kind) => string): string {
  const position = (): string => pick(random, ['1', '2', '3', '-1', '-2', '0', '9']);
  return pick(random, [
    `${part('text')}..${part('text')}`,
    `${part('text')} .. ${part('number')}`,
    `${part('number')} ..${part('text')}.. ${part('number')}`,
    `(${part('number')}) .. (${part('number')})`,
    `${pick(random, ['textToUpper', 'textToLower', 'textReverse', 'textTrim'])}(${part('text')})`,
    `textSubStr(${part('text')}, ${position()}, ${position()})`,
    `textRepeat(${part('text')}, ${pick(random, ['0', '1', '3'])})`,
    `${pick(random, ['textReplace', 'textReplaceAll'])}(${part('text')}, ${part('text')}, ${part('text')})`,
    `padInt(${part('number')}, ${pick(random, ['1', '2', '5'])})`,
    `prec(${part('number')}, ${pick(random, ['1', '2', '3'])})`,
  ]);
}
