import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProgramNode } from './ast.ts';
import { ProgramParser } from './grammar.ts';
import { parseProgram } from './parseProgram.ts';
import { shownRange } from './program.ts';
import { isBlankProgram, joinParts, type ProgramPart } from './programPart.ts';
import { arbitraryProgram } from './testing/randomPrograms.ts';

/** A tree with every group in brackets, so that tests can show what belongs together. */
function treeOf(node: ProgramNode): string {
  switch (node.kind) {
    case 'literal':
      return JSON.stringify(node.value);
    case 'reference':
      return `<${node.keypath}>`;
    case 'negation':
      return `${'-'.repeat(node.count)}${treeOf(node.operand)}`;
    case 'call':
      return `${node.name}(${node.arguments.map(treeOf).join(',')})`;
    case 'chain':
      return `[${node.operands.map((operand, index) => `${treeOf(operand)}${node.operators[index] ?? ''}`).join('')}]`;
  }
}

function parse(...parts: ProgramPart[]): string {
  const result = parseProgram(parts);
  return result.ok ? treeOf(result.value.ast) : (result.issues[0]?.message ?? '');
}

describe('parseProgram', () => {
  test('has a grammar without ambiguities', () => {
    expect(() => new ProgramParser({ validate: true })).not.toThrow();
  });

  test.each([
    ['1+2*3', '[1+[2*3]]'],
    ['1*2+3', '[[1*2]+3]'],
    ['1-2-3', '[1-2-3]'],
    ['1-(2-3)', '[1-[2-3]]'],
    ['(1-2)-3', '[[1-2]-3]'],
    ['1+2..3+4', '[[1+2]..[3+4]]'],
    ['1..2==3..4', '[[1..2]==[3..4]]'],
    ['1<2 and 3>4 or 5', '[[[1<2]and[3>4]]or5]'],
    ['1 or 2 and 3', '[1or[2and3]]'],
    ['1 || 2 && 3', '[1or[2and3]]'],
    ['2^3^4', '[2^3^4]'],
    ['-2^2', '-[2^2]'],
    ['2^-3^4', '[2^-[3^4]]'],
    ['2*-3', '[2*-3]'],
    ['-2*3', '[-2*3]'],
    ['- - -1', '---1'],
    ['--2^2', '--[2^2]'],
    ['1..5', '[1..5]'],
    ['1...5', '[1..0.5]'],
    ['1.5..2', '[1.5..2]'],
    ['1e3+1E-2', '[1000+0.01]'],
    ['f()', 'f()'],
    ['f(1, g(2), 3+4)', 'f(1,g(2),[3+4])'],
    [' f\n(\t1 ) ', 'f(1)'],
    ['"a" .. \'b\'', '["a".."b"]'],
    ['true and false', '[trueandfalse]'],
    ['andy(1)', 'andy(1)'],
    ['é(1)', 'é(1)'],
  ])('groups %s', (source, tree) => {
    expect(parse(source)).toBe(tree);
  });

  test('accepts references wherever a value may be, and texts in several parts', () => {
    const position = { keypath: 'self.attributes.position.x' };
    expect(parse('si', 'n(', position, ' + 1', '2)')).toBe('sin([<self.attributes.position.x>+12])');
    expect(parse(position)).toBe('<self.attributes.position.x>');
    expect(parse('"a', position, '"')).toBe('Expected " but end of input found.');
    expect(parse(position, position)).toBe('Expected an operator but "self.attributes.position.x" found.');
  });

  test('gives every node its range in the text', () => {
    fc.assert(
      fc.property(arbitraryProgram(['kp.a', 'kp.longer']), (parts) => {
        const result = parseProgram(parts);
        if (!result.ok) throw new Error(result.issues[0]?.message);
        const { ast, text, references } = result.value;
        const visit = (node: ProgramNode): void => {
          const source = text.slice(node.start, node.end);
          expect(source.trim()).toBe(source);
          if (node.kind === 'reference') expect(source.replaceAll(/[() ]/g, '')).toBe(node.keypath);
          else if (!/^\(/.test(source) && !source.includes('kp.')) expect(parse(source)).toBe(treeOf(node));
          if (node.kind === 'chain') node.operands.forEach(visit);
          if (node.kind === 'call') node.arguments.forEach(visit);
          if (node.kind === 'negation') visit(node.operand);
        };
        visit(ast);
        expect(references.map(({ start, end }) => text.slice(start, end))).toEqual(
          references.map(({ keypath }) => keypath),
        );
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('reads each text once', () => {
    const first = parseProgram(['1+', { keypath: 'self.attributes.id77' }]);
    expect(parseProgram(['1+', { keypath: 'self.attributes.id77' }])).toBe(first);
    expect(parseProgram(['1+self.attributes.id77'])).not.toBe(first);
    expect(parseProgram(['1+', { keypath: 'self.attributes.id78' }])).not.toBe(first);
  });

  test('locates failures in the text that people see', () => {
    const parts = [{ keypath: 'self.attributes.id1' }, ' + ', { keypath: 'self.attributes.id2' }, ' )'];
    const shown = parseProgram(parts, (keypath, index) => (index === 0 ? 'self.Health' : keypath.slice(-3)));
    expect(shown).toMatchObject({ ok: false, issues: [{ range: [18, 19] }] });
    expect(parseProgram(parts)).toMatchObject({ ok: false, issues: [{ range: [42, 43] }] });
  });

  test('converts ranges to the text that people see', () => {
    const result = parseProgram([{ keypath: 'abc' }, '+', { keypath: 'de' }, '+1']);
    if (!result.ok) throw new Error('unreadable');
    const show = (keypath: string): string => keypath.repeat(3);
    expect(shownRange(result.value, [0, 3], show)).toEqual([0, 9]);
    expect(shownRange(result.value, [4, 6], show)).toEqual([10, 16]);
    expect(shownRange(result.value, [0, 8], show)).toEqual([0, 18]);
    expect(shownRange(result.value, [7, 8], show)).toEqual([17, 18]);
  });
});

describe('what is not a program', () => {
  test.each<readonly [string, readonly [number, number], string]>([
    ['', [0, 0], 'Expected a value but end of input found.'],
    ['1 + ', [4, 4], 'Expected a value but end of input found.'],
    ['1 2', [2, 3], 'Expected an operator but "2" found.'],
    ['1 + 😀', [4, 6], 'Expected a value but "😀" found.'],
    ['1 & 2', [2, 3], 'Expected an operator but "&" found.'],
    ['1 | 2', [2, 3], 'Expected an operator but "|" found.'],
    ['1 . 2', [2, 3], 'Expected an operator but "." found.'],
    ['1 .| 2', [2, 3], 'Expected an operator but "." found.'],
    ['1 &| 2', [2, 3], 'Expected an operator but "&" found.'],
    ['1 ~ 2', [2, 3], 'Expected an operator but "~" found.'],
    ['1 = 2', [2, 3], 'Expected an operator but "=" found.'],
    ['1 @@ 2', [2, 3], 'Expected an operator but "@" found.'],
    ['1 !! 2', [2, 3], 'Expected an operator but "!" found.'],
    ['(1', [2, 2], 'Expected ")" but end of input found.'],
    ['f(1', [3, 3], 'Expected "," or ")" but end of input found.'],
    ['f(', [2, 2], 'Expected a value or ")" but end of input found.'],
    ['f(1 2)', [4, 5], 'Expected "," or ")" but "2" found.'],
    ['1 + "a', [4, 6], 'Expected " but end of input found.'],
    ["1 + 'a", [4, 6], "Expected ' but end of input found."],
    ['1 "two"', [2, 7], 'Expected an operator but "two" found.'],
    [`1 ${'x'.repeat(24)}`, [2, 26], `Expected an operator but "${'x'.repeat(24)}" found.`],
    [`1 ${'x'.repeat(25)}`, [2, 27], `Expected an operator but "${'x'.repeat(24)}…" found.`],
  ])('%s is reported at %j', (source, range, message) => {
    const result = parseProgram([source]);
    expect(result.ok ? [] : result.issues).toMatchObject([{ code: 'expression.syntax', range, message }]);
  });

  test('quotes the name of an attribute in full, whatever its length', () => {
    const keypath = 'self.attributes.'.concat('x'.repeat(40));
    const result = parseProgram(['1 ', { keypath }]);
    expect(result.ok ? '' : result.issues[0]?.message).toBe(`Expected an operator but "${keypath}" found.`);
  });

  test('a program contains its text and each of its attributes once', () => {
    const result = parseProgram(['(', { keypath: 'b' }, '+', { keypath: 'a' }, ')*', { keypath: 'b' }]);
    expect(result.ok && [result.value.text, result.value.keypaths]).toEqual(['(b+a)*b', ['b', 'a']]);
    expect(result.ok && result.value.references.map(({ start, end }) => [start, end])).toEqual([
      [1, 2],
      [3, 4],
      [6, 7],
    ]);
  });
});

describe('limits', () => {
  const limit = { ok: false, issues: [{ code: 'expression.limit', severity: 'blocking' }] };

  test.each([
    ['200 levels of parentheses', `${'('.repeat(200)}1${')'.repeat(200)}`],
    ['200 nested calls', `${'sin('.repeat(200)}1${')'.repeat(200)}`],
    ['10,000 terms', Array(10_000).fill('1').join('+')],
    ['10,000 powers', Array(10_000).fill('1').join('^')],
    ['10,000 texts', Array(10_000).fill('""').join('..')],
    ['10,000 comparisons', Array(10_000).fill('1').join('<')],
    ['10,000 ors', Array(10_000).fill('1').join(' or ')],
    ['10,000 minus signs', `${'-'.repeat(10_000)}1`],
    ['10,000 arguments', `max(${Array(10_000).fill('1').join(',')})`],
    ['65,536 bytes', ' '.repeat(65_535).concat('1')],
  ])('allow %s', (_, source) => {
    expect(parseProgram([source]).ok).toBe(true);
  });

  test.each([
    ['201 levels of parentheses', `${'('.repeat(201)}1${')'.repeat(201)}`],
    ['100,000 open parentheses', '('.repeat(60_000)],
    ['201 nested negative exponents', `${'2^-'.repeat(201)}2`],
    ['65,537 bytes', ' '.repeat(65_536).concat('1')],
    ['too many bytes in fewer characters', `"${'é'.repeat(33_000)}"`],
    ['a text that is much too long', `"${'x'.repeat(1e6)}"`],
  ])('refuse %s', (_, source) => {
    expect(parseProgram([source])).toMatchObject(limit);
  });

  test('are reported over the whole text that people see', () => {
    const parts = [{ keypath: 'kp' }, `+${'1'.repeat(70_000)}`];
    expect(parseProgram(parts)).toMatchObject({ issues: [{ range: [0, 70_003] }] });
    expect(parseProgram(parts, () => 'self.Health')).toMatchObject({ issues: [{ range: [0, 70_012] }] });
  });

  test.each<readonly [string, string, number]>([
    ['parentheses', `1 + ${'('.repeat(201)}1${')'.repeat(201)}`, 204],
    ['a chain of powers', `1 + ${'2^-'.repeat(201)}2`, 0],
    ['the powers of an argument', `max(3, ${'2^-'.repeat(201)}2)`, 7],
    ['powers in parentheses', `(${'2^-'.repeat(201)}2) + 1`, 1],
  ])('of nesting are reported at %s that nest too deeply', (_, source, start) => {
    expect(parseProgram([source])).toEqual({
      ok: false,
      issues: [
        {
          code: 'expression.limit',
          severity: 'blocking',
          path: [],
          params: { limit: 200 },
          message: 'The expression is nested more than 200 levels deep.',
          range: [start, start + 1],
        },
      ],
    });
  });

  test('of length state how long a program may be', () => {
    const result = parseProgram(['1'.repeat(70_000)]);
    expect(result.ok ? [] : result.issues).toMatchObject([
      { message: 'The expression is longer than 65536 bytes.', params: { limit: 65_536 }, range: [0, 70_000] },
    ]);
  });

  test('count bytes, and each part of a text', () => {
    const letters = 'é'.repeat(32_767);
    expect(parseProgram([`"${letters}"`]).ok).toBe(true);
    expect(parseProgram([`"${letters}é"`])).toMatchObject(limit);
    expect(parseProgram([`"${letters}"`, '', ' '])).toMatchObject(limit);
    expect(parseProgram([`"${letters.slice(2)}".`, '.', { keypath: 'ab' }]).ok).toBe(true);
    expect(parseProgram([`"${letters.slice(2)}".`, '.', { keypath: 'abc' }])).toMatchObject(limit);
  });

  test('allow many groups in a row', () => {
    expect(parseProgram([Array(300).fill('(1)').join('+')]).ok).toBe(true);
    expect(parseProgram([Array(300).fill('sin(1)').join('+')]).ok).toBe(true);
  });

  test('count keypaths as part of the text', () => {
    expect(parseProgram([{ keypath: 'x'.repeat(65_537) }])).toMatchObject(limit);
  });
});

test('the parser never throws', () => {
  const soup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '(',
          ')',
          ',',
          '-',
          '..',
          '.',
          '"',
          "'",
          '\\',
          '^',
          ' and ',
          'sin(',
          '1',
          '1e',
          '.5',
          '~',
          '=',
          '\0',
          ' ',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
        fc.constantFrom({ keypath: 'a' }, { keypath: '' }, { keypath: '"' }),
      ),
      { maxLength: 30 },
    )
    .map((parts): ProgramPart[] => parts);
  fc.assert(
    fc.property(soup, (parts) => {
      const result = parseProgram(parts);
      if (result.ok) return;
      expect(result.issues).toHaveLength(1);
      expect(result.issues[0]?.message).toMatch(/^Expected [\s\S]+ but [\s\S]+ found\.$/);
    }),
    { seed: 1, numRuns: 5000 },
  );
});

describe('parts', () => {
  test('are blank when they contain only spaces', () => {
    expect([[], [''], [' ', '\n']].map(isBlankProgram)).toEqual([true, true, true]);
    expect([['1'], [{ keypath: '' }]].map(isBlankProgram)).toEqual([false, false]);
  });

  test('join where texts meet', () => {
    expect(joinParts(['', 'a', 'b', { keypath: 'x' }, '', 'c'])).toEqual(['ab', { keypath: 'x' }, 'c']);
  });
});
