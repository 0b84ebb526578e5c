import { describe, expect, test } from 'vitest';
import errors from '../../../../fixtures/expressions/errors.json';
import logic from '../../../../fixtures/expressions/logic.json';
import lua from '../../../../fixtures/expressions/lua.json';
import math from '../../../../fixtures/expressions/math.json';
import tables from '../../../../fixtures/expressions/tables.json';
import text from '../../../../fixtures/expressions/text.json';
import type { Scalar } from '../attributes/convert.ts';
import type { Issue } from '../validate/issue.ts';
import { checkProgram } from './checkProgram.ts';
import { compileProgram, compileProgramClosures } from './compileProgram.ts';
import { parseText } from './names/parseText.ts';
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

const files: Readonly<Record<string, FixtureFile>> = { math, text, logic, tables, errors, lua };
const notFinite: Readonly<Record<string, number>> = {
  inf: Number.POSITIVE_INFINITY,
  '-inf': Number.NEGATIVE_INFINITY,
  nan: Number.NaN,
};

/** Lua says nothing about parts of a program that do not run; there the checker may find something. */
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
