import { readdirSync, readFileSync } from 'node:fs';
import { defaultAttributes, findBehavior, type Issue, validateProject } from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import {
  type BehaviorFixture,
  buildFixtureProject,
  type FixtureRow,
  fixtureOwner,
  type InvalidRow,
} from '../../fixtures/behaviors/fixtureProject.ts';

/** Every fixture of a behavior by class. */
export const behaviorFixtures: ReadonlyMap<string, BehaviorFixture> = readFixtures('behaviors');

/** One file of `fixtures/conditions`: valid and invalid conditions of one kind of test. */
interface ConditionFixture {
  readonly type: string;
  readonly valid: readonly ConditionDescription[];
  readonly invalid: readonly { readonly condition: ConditionDescription; readonly expect: InvalidRow['expect'] }[];
}

/** Every fixture of a condition by the type of its predicate. */
export const conditionFixtures: ReadonlyMap<string, ConditionFixture> = readFixtures('conditions');

/** The behavior of a row: the defaults of its class with the attributes of the row. */
export function behaviorOfRow(className: string, { attributes, ...rest }: FixtureRow): BehaviorDescription {
  const descriptor = findBehavior(className);
  const { title: _, example: __, ...parts } = rest;
  return {
    class: className,
    ...parts,
    attributes: { ...(descriptor && defaultAttributes(descriptor)), ...attributes },
    ...(parts.behaviors && { behaviors: parts.behaviors.map(withDefaults) }),
    ...(parts.elseBehaviors && { elseBehaviors: parts.elseBehaviors.map(withDefaults) }),
  };
}

/** Findings of one behavior, with paths relative to it. */
export function issuesOf(behavior: BehaviorDescription): Issue[] {
  const { issues } = validateProject(buildFixtureProject([behavior]));
  const own = issues.filter(({ path }) => path[0] === 'actors' && path[1] === fixtureOwner);
  if (own.length !== issues.length) throw new Error('the fixture project itself has findings');
  return own.map((issue) => ({ ...issue, path: issue.path.slice(4) }));
}

/** A condition for tests: its id is optional and nothing is checked by the type system. */
export interface ConditionDescription {
  readonly class: string;
  readonly eventType?: string;
  readonly attributes: { readonly conditionType: number; readonly [key: string]: unknown };
  readonly predicate: { readonly type: string; readonly attributes: Readonly<Record<string, unknown>> };
}

/** Findings of one condition, with paths relative to it. */
export function conditionIssues(condition: ConditionDescription): Issue[] {
  const stored = JSON.parse(JSON.stringify({ id: 'id900', ...condition }));
  const found = issuesOf(behaviorOfRow('RuleBehavior', { title: '', conditions: [stored] }));
  return found.map((issue) => ({ ...issue, path: issue.path.slice(2) }));
}

function withDefaults(child: BehaviorDescription): BehaviorDescription {
  const descriptor = findBehavior(child.class);
  return { ...child, attributes: { ...(descriptor && defaultAttributes(descriptor)), ...child.attributes } };
}

function readFixtures<Fixture>(kind: string): ReadonlyMap<string, Fixture> {
  const folder = new URL(`../../fixtures/${kind}/`, import.meta.url);
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
  );
}
