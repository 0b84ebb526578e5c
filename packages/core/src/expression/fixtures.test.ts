import { describe, expect, test } from 'vitest';
import errors from '../../../../fixtures/expressions/errors.json';
import every from '../../../../fixtures/expressions/every.json';
import logic from '../../../../fixtures/expressions/logic.json';
import lua from '../../../../fixtures/expressions/lua.json';
import math from '../../../../fixtures/expressions/math.json';
import tables from '../../../../fixtures/expressions/tables.json';
import text from '../../../../fixtures/expressions/text.json';
import type { Scalar } from '../attributes/convert.ts';
import type { Issue } from '../model/issue.ts';
import { checkProgram } from './checkProgram.ts';
import { compileProgram, compileProgramClosures } from './compileProgram.ts';
import { expressionFunctions } from './functions/expressionFunctions.ts';
import { parseText } from './names/parseText.ts';
import { operatorLevels } from './operators.ts';
import {
  createFixtureScope,
  createFixtureWorld,
  type FixtureAttribute,
  type FixtureTable,
} from './testing/fixtureScope.ts';
import type { Value } from './value.ts';

interface FixtureFile {
  readonly attributes?: readonly FixtureAttribute[];
  readonly tables?: readonly FixtureTable[];
  readonly cases: readonly {
    readonly program: string;
    readonly type?: string;
    readonly value?: Scalar;
    readonly random?: readonly number[];
    readonly faults?: readonly string[];
    readonly issues?: readonly object[];
  }[];
}

const files: Readonly<Record<string, FixtureFile>> = { every, math, text, logic, tables, errors, lua };
const notFinite: Readonly<Record<string, number>> = {
  inf: Number.POSITIVE_INFINITY,
  '-inf': Number.NEGATIVE_INFINITY,
  nan: Number.NaN,
};

/** Lua does not report parts of a program that do not run, but the checker may. */
const unchecked = 'lua';

describe.each(Object.entries(files))('fixtures/expressions/%s.json', (name, file) => {
  const { names, context, createBinder } = createFixtureScope(file.attributes, file.tables);

  test.each(file.cases.filter(({ issues }) => issues))('finds what is wrong with $program', ({ program, issues }) => {
    const typed = parseText(program, names);
    const found: readonly Issue[] = typed.program ? checkProgram(typed.program, context).issues : typed.issues;
    expect(found).toHaveLength(issues?.length ?? 0);
    for (const [index, issue] of (issues ?? []).entries()) expect(found[index]).toMatchObject(issue);
  });

  test.each(file.cases.filter(({ issues }) => !issues))('evaluates $program', (fixture) => {
    const { program } = parseText(fixture.program, names);
    if (!program) throw new Error(parseText(fixture.program, names).issues[0]?.message);
    const isNumber = fixture.type === 'number';
    const expected = isNumber && typeof fixture.value === 'string' ? notFinite[fixture.value] : fixture.value;
    for (const compile of [compileProgram, compileProgramClosures]) {
      const world = createFixtureWorld(fixture.random);
      const value: Value = compile(program, createBinder())(undefined, world);
      expect(typeof value === 'number' ? value + 0 : value).toBe(expected);
      expect(world.faults).toEqual(fixture.faults ?? []);
    }
    const { type, issues } = checkProgram(program, context);
    expect([fixture.type, 'any']).toContain(type);
    if (!fixture.faults && name !== unchecked)
      expect(issues.filter(({ severity }) => severity === 'blocking')).toEqual([]);
  });
});

describe('every.json has a value, another type and an error for each', () => {
  const needed = [
    ...expressionFunctions.map(({ name }) => [name, `${name}(`] as const),
    ...Object.keys(operatorLevels).map((sign) => [sign, sign] as const),
    ['negation', '-'] as const,
  ];

  test.each(needed)('%s', (name, written) => {
    const rows: FixtureFile['cases'] = every.cases.filter(
      ({ of, program }) => of === name && program.includes(written),
    );
    const kinds = every.cases.filter(({ of }) => of === name).map(({ kind }) => kind);
    expect(rows).toHaveLength(kinds.length);
    expect(new Set(kinds)).toEqual(new Set(['value', 'type', 'error']));
    for (const [index, kind] of kinds.entries()) {
      const { value, faults, issues } = rows[index] ?? {};
      const isWrong = (issues ?? faults ?? []).length > 0;
      if (kind !== 'type') expect(isWrong).toBe(kind === 'error');
      if (!issues) expect(value).toBeDefined();
    }
  });
});
