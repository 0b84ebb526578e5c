import type { ExpressionFunction, FunctionGroup, ParameterType } from '@playhouse/core';
import type { ProgramExample, ReferenceSource } from './loadReference.ts';
import { codeOf, pageOf, tableOf } from './markdown.ts';

const groups: readonly (readonly [group: FunctionGroup, title: string, about: string])[] = [
  ['math', 'Numbers', 'Angles are in degrees, counterclockwise, with 0 to the right.'],
  [
    'text',
    'Texts',
    'Positions count characters from 1. Numbers and truths are taken as text where a text is asked for.',
  ],
  ['table', 'Tables', 'Rows and columns are numbers from 1, or names.'],
];

const types: Readonly<Record<ParameterType | ExpressionFunction['result'], string>> = {
  number: 'number',
  text: 'text',
  table: 'table',
  scalar: 'number, text or truth',
  any: 'number, text or truth',
};

/** The page of functions that expressions can call, with the results of some calls. */
export function functionsPage(source: ReferenceSource): string {
  const sections = groups.flatMap(([group, title, about]) => {
    const members = source.expressionFunctions.filter((each) => each.group === group);
    const look = group === 'table' ? [exampleTable(source)] : [];
    return [`## ${title}`, about, ...look, ...members.map((each) => functionSection(source, each))];
  });
  return pageOf(
    '# Functions in expressions',
    'Names of functions are written exactly as here, capitals included. What stands in brackets may be left out.',
    ...sections,
    operatorSection(source),
  );
}

function functionSection(source: ReferenceSource, each: ExpressionFunction): string {
  const parameters = each.parameters.map(({ name, type, default: value }) => [
    codeOf(name),
    types[type],
    value === undefined ? '' : codeOf(JSON.stringify(value)),
  ]);
  const examples = examplesOf(source, each).map((example) => [codeOf(example.program), shown(each, example)]);
  return [
    `### ${each.name}`,
    `${codeOf(source.signatureOf(each))} gives a ${types[each.result]}. ${each.help}`,
    tableOf(['Parameter', 'Takes', 'When left out'], parameters).trim(),
    examples.length === 0 ? '' : `For example:\n\n${tableOf(['Example', 'Result'], examples).trim()}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function exampleTable({ table: { name, rows, columns } }: ReferenceSource): string {
  const cells = rows.map((row, at) => [row, ...columns.map(({ values }) => String(values[at]))]);
  return `The examples look at this table, which is called ${name}:\n\n${tableOf(['', ...columns.map((column) => column.name)], cells)}`;
}

const signs: Readonly<Record<string, string>> = { negation: '- before a value' };
const negationLevel = 7;

/** Operators in ascending order of precedence, each with a tested case. */
function operatorSection({ operatorLevels, programs }: ReferenceSource): string {
  const levels: Readonly<Record<string, number>> = { ...operatorLevels, negation: negationLevel };
  const rows = Object.keys(levels)
    .sort((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0))
    .flatMap((sign) => {
      const example = programs.find(({ of, kind }) => of === sign && kind === 'value');
      const result = example ? codeOf(JSON.stringify(example.value)) : '';
      return [[String(levels[sign]), codeOf(signs[sign] ?? sign), codeOf(example?.program ?? ''), result]];
    });
  return [
    '## Operators',
    'From those that bind least to those that bind most. Those of a level are taken from the left, except `..` and `^`, which are taken from the right. What differs from Lua is on [a page of its own](lua-differences.md).',
    tableOf(['Level', 'Operator', 'Example', 'Result'], rows).trim(),
  ].join('\n\n');
}

const mostExamples = 3;
const longest = 60;

/** Short programs consisting only of a call of the function, from the tested cases. */
function examplesOf({ programs }: ReferenceSource, { name }: ExpressionFunction): ProgramExample[] {
  const calls = programs.filter(
    ({ program, kind = 'value', value, faults, issues }) =>
      kind === 'value' &&
      program.startsWith(`${name}(`) &&
      program.indexOf(')') === program.length - 1 &&
      program.length <= longest &&
      value !== undefined &&
      faults === undefined &&
      issues === undefined,
  );
  const programsOnce = new Map(calls.map((call) => [call.program, call]));
  return [...programsOnce.values()].slice(0, mostExamples);
}

function shown({ varies }: ExpressionFunction, { type, value }: ProgramExample): string {
  const text = codeOf(typeof value === 'string' && type !== 'number' ? JSON.stringify(value) : String(value));
  return varies ? `such as ${text}` : text;
}
