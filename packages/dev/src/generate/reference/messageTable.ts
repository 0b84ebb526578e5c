import type { Field, Fields, IssueCode } from '@playhouse/core';
import type { BehaviorFixture } from '../../../../../fixtures/behaviors/fixtureProject.ts';
import type { ReferenceSource } from './loadReference.ts';
import { anchorOf, codeOf, tableOf } from './markdown.ts';

/**
 * The messages of the editor about each field: those of the field itself, and those that its invalid examples cause.
 * Messages about any expression are listed once. `depth` is the number of folders up to the reference.
 */
export function messageTable(
  source: ReferenceSource,
  fields: Fields,
  fixture: BehaviorFixture | undefined,
  depth: string,
): string {
  const current = Object.entries(fields).filter(([, { legacy }]) => legacy !== true);
  const rows = current.flatMap(([key, field]) => fieldRows(source, field, codesOf(source, key, field, fixture), depth));
  const isComputed = current.some(([, { computed, kind }]) => computed || kind === 'assignments');
  return tableOf(['Field', 'Message', 'Code', 'Blocks'], [...rows, ...(isComputed ? expressionRows(depth) : [])]);
}

/** One row per text, with all its codes. */
function fieldRows(source: ReferenceSource, field: Field, codes: readonly IssueCode[], depth: string): string[][] {
  const byText = new Map<string, IssueCode[]>();
  for (const code of codes) {
    const key = `${messageInWords(source, field, code)}\n${field.lenient?.includes(code) === true ? 'no' : 'yes'}`;
    byText.set(key, [...(byText.get(key) ?? []), code]);
  }
  return Array.from(byText, ([key, own]) => {
    const [text = '', blocks = ''] = key.split('\n');
    return [field.label, text, own.map((code) => linkTo(code, depth)).join(', '), blocks];
  });
}

/** Messages about expressions, regardless of the field. */
const expressionMessages: Readonly<Partial<Record<IssueCode, string>>> = {
  'expression.syntax': 'Expected ‹this› but ‹that› found.',
  'expression.reference': 'The attribute ‹name› does not exist.',
};

function expressionRows(depth: string): string[][] {
  return Object.entries(expressionMessages).map(([code, text]) => ['Any expression', text, linkTo(code, depth), 'yes']);
}

function linkTo(code: string, depth: string): string {
  return `[${codeOf(code)}](${depth}codes.md#${anchorOf(code)})`;
}

/** In the order of all codes. */
function codesOf(
  { issueCodes }: ReferenceSource,
  key: string,
  field: Field,
  fixture: BehaviorFixture | undefined,
): IssueCode[] {
  const wrong = (fixture?.invalid ?? []).flatMap(({ expect }) => expect).filter(({ path }) => path[1] === key);
  const found = new Set([...Object.keys(field.messages ?? {}), ...wrong.map(({ code }) => code)]);
  const isOwn = (code: IssueCode) => found.has(code) && code !== 'behavior.field' && !(code in expressionMessages);
  return (Object.keys(issueCodes) as IssueCode[]).filter(isOwn);
}

/** Parts of a text that vary are in angle brackets. */
function messageInWords({ messageOf, issueCodes }: ReferenceSource, field: Field, code: IssueCode): string {
  const text = messageOf(field, code, {});
  if (text === code) return issueCodes[code];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `‹${partNames[name] ?? name}›`);
}

const partNames: Readonly<Record<string, string>> = {
  target: 'name',
  actual: 'type it has',
  keypath: 'attribute',
};
