import { describe, expect, test } from 'vitest';
import { refuse, succeed } from '../model/issue.ts';
import { expressionIssue } from './expressionIssue.ts';
import { createProgram, type Program } from './program.ts';
import { lengthOf, ProgramMemory } from './programMemory.ts';
import type { ProgramPart } from './programPart.ts';

const resultOf = (name: string) => refuse<Program>(expressionIssue('expression.syntax', name));

/** A memory that holds a result, named by its text, for each of the given programs. */
function memoryOf(capacity: number, ...programs: readonly (readonly ProgramPart[])[]): ProgramMemory {
  const memory = new ProgramMemory(capacity);
  for (const parts of programs) memory.keep(parts, resultOf(JSON.stringify(parts)));
  return memory;
}

function nameOf(memory: ProgramMemory, parts: readonly ProgramPart[]): string | undefined {
  const found = memory.find(parts);
  return found && !found.ok ? found.issues[0]?.message : undefined;
}

const x = { keypath: 'x' };

describe('the program memory', () => {
  test.each<readonly [string, readonly ProgramPart[]]>([
    ['a text', ['1 + 2']],
    ['a reference', [x]],
    ['both', ['1 + ', x, ' * 2']],
    ['nothing', []],
  ])('finds %s by the same list and by an equal one', (_, parts) => {
    const memory = memoryOf(1000, parts);
    expect(nameOf(memory, parts)).toBe(JSON.stringify(parts));
    expect(nameOf(memory, structuredClone(parts))).toBe(JSON.stringify(parts));
    expect(nameOf(memory, structuredClone(parts))).toBe(JSON.stringify(parts));
  });

  test.each<readonly [readonly ProgramPart[], readonly ProgramPart[]]>([
    [['x'], [x]],
    [[x], ['x']],
    [['1'], ['2']],
    [['1'], ['1', '']],
    [['12'], ['1', '2']],
    [[x], [{ keypath: 'y' }]],
    [['1', x], ['1']],
    [['Aa'], ['BB']],
    [[{ keypath: 'Aa' }], [{ keypath: 'BB' }]],
    [['Aa'], [{ keypath: 'BB' }]],
  ])('distinguishes %j from %j', (kept, asked) => {
    const memory = memoryOf(1000, kept);
    expect(memory.find(asked)).toBeUndefined();
    memory.keep(asked, succeed(createProgram(asked, { kind: 'literal', value: 1, start: 0, end: 1 })));
    expect(memory.find(asked)).toMatchObject({ ok: true });
    expect(nameOf(memory, kept)).toBe(JSON.stringify(kept));
  });

  test('keeps eight texts per hash, and reads further ones again', () => {
    const pairs = ['Aa', 'BB'];
    const texts = pairs.flatMap((a) => pairs.flatMap((b) => pairs.flatMap((c) => pairs.map((d) => [a + b + c + d]))));
    const memory = memoryOf(100_000, ...texts);
    expect(texts.map((parts) => memory.find(parts) !== undefined)).toEqual([
      ...Array(8).fill(true),
      ...Array(8).fill(false),
    ]);
  });

  test('detects a list that has been changed since', () => {
    const parts: ProgramPart[] = ['1 + ', x];
    const memory = memoryOf(1000, parts);
    parts[0] = '2 + ';
    expect(memory.find(parts)).toBeUndefined();
    expect(nameOf(memory, ['1 + ', x])).toBe('["1 + ",{"keypath":"x"}]');
    parts[0] = '1 + ';
    expect(memory.find(parts)).toBeDefined();
    const changed: ProgramPart[] = ['1 + ', { keypath: 'y' }];
    memory.keep(changed, resultOf('y'));
    changed.pop();
    expect(memory.find(changed)).toBeUndefined();
  });

  test('starts over when it is full, counting at least 64 per program', () => {
    const [first, second, third] = [['1'], ['2'], ['3']];
    const memory = memoryOf(128, first, second);
    expect([first, second].map((parts) => nameOf(memory, parts))).toEqual(['["1"]', '["2"]']);
    memory.keep(third, resultOf('third'));
    expect([first, second, third].map((parts) => nameOf(memory, parts))).toEqual([undefined, undefined, 'third']);
    memory.keep(first, resultOf('first'));
    expect([first, second, third].map((parts) => nameOf(memory, parts))).toEqual(['first', undefined, 'third']);
  });

  test('counts long programs by their length and skips what would not fit', () => {
    const long = ['y'.repeat(100)];
    const memory = memoryOf(200, long, ['z'.repeat(100)]);
    expect(memory.find(long)).toBeDefined();
    memory.keep(['1'], resultOf('1'));
    expect(memory.find(long)).toBeUndefined();
    const short = memoryOf(99, ['1'], long);
    expect([memory.find(['1']), short.find(['1']), short.find(long)].map(Boolean)).toEqual([true, true, false]);
    expect(memoryOf(100, long).find(long)).toBeDefined();
  });

  test('measures programs with their keypaths', () => {
    expect([lengthOf([]), lengthOf(['ab', { keypath: 'cde' }, 'f'])]).toEqual([0, 6]);
  });
});
