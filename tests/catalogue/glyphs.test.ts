import { type BehaviorDescriptor, behaviorDescriptors } from '@playhouse/core';
import { describe, expect, it } from 'vitest';

const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;

/** The number of arguments of each SVG path command, and which of them are coordinates of the pen. */
const commands: Readonly<Record<string, { readonly takes: number; readonly x?: number; readonly y?: number }>> = {
  M: { takes: 2, x: 0, y: 1 },
  L: { takes: 2, x: 0, y: 1 },
  H: { takes: 1, x: 0 },
  V: { takes: 1, y: 0 },
  C: { takes: 6, x: 4, y: 5 },
  A: { takes: 7, x: 5, y: 6 },
  Z: { takes: 0 },
};
const number = /[-+]?(?:\d+(?:\.\d+)?|\.\d+)/y;
const separators = /[\s,]*/y;
const side = 24;

/** What is wrong with a path: nothing if it starts by moving the pen and stays inside the drawing. */
function problemOf(path: string): string | undefined {
  const parts = [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)];
  if (parts.map(([part]) => part).join('') !== path || !/^m/i.test(path)) return 'does not start with a move';
  let pen = { x: 0, y: 0 };
  let start = pen;
  for (const [part, letter = '', given = ''] of parts) {
    const command = commands[letter.toUpperCase()];
    const values = numbersOf(given);
    if (!command || !values || !isWhole(values.length, command.takes)) return `cannot read ${part}`;
    for (let at = 0; at < values.length; at += command.takes) {
      const [x, y] = [command.x, command.y].map((place) => place !== undefined && values[at + place]);
      pen = moved(pen, x, y, letter === letter.toLowerCase());
      if (Math.min(pen.x, pen.y) < 0 || Math.max(pen.x, pen.y) > side) return `leaves the drawing at ${part}`;
      if (letter.toUpperCase() === 'M' && at === 0) start = pen;
    }
    if (letter.toUpperCase() === 'Z') pen = start;
  }
  return parts.length < 2 ? 'draws nothing' : undefined;
}

function isWhole(count: number, takes: number): boolean {
  return takes === 0 ? count === 0 : count > 0 && count % takes === 0;
}

type Coordinate = number | false | undefined;

function moved(pen: { x: number; y: number }, x: Coordinate, y: Coordinate, isRelative: boolean) {
  const next = (now: number, value: Coordinate) => (typeof value === 'number' ? value + (isRelative ? now : 0) : now);
  return { x: next(pen.x, x), y: next(pen.y, y) };
}

/** The numbers of a command, which may be adjacent if a sign or point separates them; undefined for anything else. */
function numbersOf(text: string): number[] | undefined {
  const found: number[] = [];
  for (let at = skip(text, 0); at < text.length; at = skip(text, number.lastIndex)) {
    number.lastIndex = at;
    const [value] = number.exec(text) ?? [];
    if (value === undefined) return undefined;
    found.push(Number(value));
  }
  return found;
}

function skip(text: string, from: number): number {
  separators.lastIndex = from;
  separators.test(text);
  return separators.lastIndex;
}

describe('the glyphs of behaviors', () => {
  it.each(descriptors)('$class has a valid drawing', ({ glyph }) => {
    expect([glyph, problemOf(glyph)]).toEqual([glyph, undefined]);
  });

  it('have one meaning each', () => {
    const classes = Map.groupBy(descriptors, ({ glyph }) => glyph.replace(/[\s,]+/g, ' '));
    expect([...classes.values()].filter(({ length }) => length > 1).map((all) => all.map((one) => one.class))).toEqual(
      [],
    );
  });

  it.each([
    ['', 'does not start with a move'],
    ['12 12h5', 'does not start with a move'],
    ['h5', 'does not start with a move'],
    ['M4 4', 'draws nothing'],
    ['M4 4l5', 'cannot read l5'],
    ['M4 4h', 'cannot read h'],
    ['M4 4x5', 'cannot read x5'],
    ['M4 4h1.2.3e', 'cannot read e'],
    ['M4 4h#', 'cannot read h#'],
    ['M4 4z5', 'cannot read z5'],
    ['M4 4h30', 'leaves the drawing at h30'],
    ['M4 4h5v-6', 'leaves the drawing at v-6'],
  ])('are rejected as %j, which %s', (path, problem) => {
    expect(problemOf(path)).toBe(problem);
  });
});
