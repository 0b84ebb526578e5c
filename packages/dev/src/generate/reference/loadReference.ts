/**
 * Loads the sources of the reference: descriptors, functions and attributes by path, as the package's entry may be
 * stale.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BehaviorDescriptor, PredicateDescriptor } from '@playhouse/core';
import type { BehaviorFixture } from '../../../../../fixtures/behaviors/fixtureProject.ts';
import { readEntries } from '../catalogue.ts';

type Core = typeof import('@playhouse/core');

/** Everything that the pages describe. */
export interface ReferenceSource
  extends Pick<
    Core,
    | 'attributeSchema'
    | 'conditionClasses'
    | 'defaultAttributes'
    | 'delegateEvents'
    | 'expressionFunctions'
    | 'isAttributeNode'
    | 'issueCodes'
    | 'keyNames'
    | 'messageOf'
    | 'scriptDeclaration'
    | 'signatureOf'
    | 'usages'
  > {
  readonly behaviors: readonly BehaviorDescriptor[];
  readonly conditions: readonly PredicateDescriptor[];
  /** Valid and invalid examples of a behavior by its class. */
  readonly fixtures: ReadonlyMap<string, BehaviorFixture>;
  /** Programs with their results. */
  readonly programs: readonly ProgramExample[];
  /** The precedence of each operator. */
  readonly operatorLevels: Readonly<Record<string, number>>;
  /** The table that programs read. */
  readonly table: ExampleTable;
}

interface ExampleTable {
  readonly name: string;
  readonly rows: readonly string[];
  readonly columns: readonly { readonly name: string; readonly values: readonly unknown[] }[];
}

export interface ProgramExample {
  readonly program: string;
  /** The function or operator that the program demonstrates, and what it shows of it. */
  readonly of?: string;
  readonly kind?: string;
  readonly type?: string;
  readonly value?: unknown;
  readonly faults?: unknown;
  readonly issues?: unknown;
  readonly random?: unknown;
}

const programFiles = ['every', 'text', 'math', 'tables'];

/** Reads everything from the sources and fixtures of the repository. */
export async function loadReference(root: string): Promise<ReferenceSource> {
  const load = async (file: string): Promise<Core> =>
    import(pathToFileURL(path.join(root, 'packages/core/src', file)).href);
  const catalogue = path.join(root, 'packages/core/src/catalogue');
  const [behaviors, conditions] = await Promise.all([
    readEntries<BehaviorDescriptor>(path.join(catalogue, 'behaviors')),
    readEntries<PredicateDescriptor>(path.join(catalogue, 'conditions')),
  ]);
  const { conditionClasses } = await load('catalogue/defineCondition.ts');
  const { defaultAttributes } = await load('catalogue/defineBehavior.ts');
  const { delegateEvents } = await load('catalogue/delegateEvents.ts');
  const { keyNames } = await load('catalogue/keyNames.ts');
  const { messageOf } = await load('catalogue/messageOf.ts');
  const { scriptDeclaration } = await load('catalogue/scriptFunctions.ts');
  const { usages } = await load('catalogue/usages.ts');
  const { attributeSchema } = await load('attributes/findAttribute.ts');
  const { isAttributeNode } = await load('attributes/tree/node.ts');
  const { signatureOf } = await load('expression/functions/defineFunction.ts');
  const { expressionFunctions } = await load('expression/functions/expressionFunctions.ts');
  const { issueCodes } = await load('model/issueCodes.ts');
  const { operatorLevels } = await import(
    pathToFileURL(path.join(root, 'packages/core/src/expression/operators.ts')).href
  );
  const table = firstTable(readPrograms(root, 'tables').tables);
  return {
    attributeSchema,
    conditionClasses,
    defaultAttributes,
    delegateEvents,
    expressionFunctions,
    isAttributeNode,
    issueCodes,
    keyNames,
    messageOf,
    scriptDeclaration,
    signatureOf,
    usages,
    behaviors: behaviors.map(({ descriptor }) => descriptor),
    conditions: conditions.map(({ descriptor }) => descriptor),
    fixtures: new Map(readFolder<BehaviorFixture>(root, 'fixtures/behaviors').map((each) => [each.class, each])),
    operatorLevels,
    programs: programFiles.flatMap((name) => examplesIn(readPrograms(root, name), table)),
    table,
  };
}

interface Programs {
  readonly cases: readonly ProgramExample[];
  readonly tables?: readonly ExampleTable[];
}

function readPrograms(root: string, name: string): Programs {
  return readJson(path.join(root, `fixtures/expressions/${name}.json`));
}

/** The programs of a file; those that use tables only if the file contains the table shown on the page. */
function examplesIn({ cases, tables: [own] = [] }: Programs, table: ExampleTable): readonly ProgramExample[] {
  if (JSON.stringify(own) === JSON.stringify(table)) return cases;
  return cases.filter(({ program }) => !program.includes('tables.'));
}

function firstTable([table]: readonly ExampleTable[] = []): ExampleTable {
  if (table === undefined) throw new Error('Programs on tables need a table to look at.');
  return table;
}

function readFolder<Content>(root: string, folder: string): Content[] {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => readJson<Content>(path.join(root, folder, file)));
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}
