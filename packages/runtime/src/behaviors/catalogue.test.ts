import { readdirSync, readFileSync } from 'node:fs';
import {
  type BehaviorDescriptor,
  behaviorDescriptors,
  conditionKinds,
  defaultAttributes,
  findBehavior,
} from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import {
  type BehaviorFixture,
  buildFixtureProject,
  type FixtureRow,
} from '../../../../fixtures/behaviors/fixtureProject.ts';
import { runtimeConditions } from '../conditions/index.ts';
import { playProject } from '../test/playProject.ts';
import { runtimeBehaviors } from './index.ts';

const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;

/** What no check of a project can see: cells and scenes that are computed, and how often something happens. */
const seenOnlyWhileRunning = ['table.cell', 'scene.missing', 'limit.sceneChanges'];

const folder = new URL('../../../../fixtures/behaviors/', import.meta.url);
const fixtures: readonly BehaviorFixture[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
const rows = (kind: 'valid' | 'invalid') =>
  fixtures.flatMap((fixture) => fixture[kind].map((row) => [fixture.class, row.title, row] as const));

function behaviorOf(
  className: string,
  { title: _, attributes, behaviors, elseBehaviors, ...rest }: FixtureRow,
): BehaviorDescription {
  const descriptor = findBehavior(className);
  const complete = (list: readonly BehaviorDescription[]) =>
    list.map((child) => behaviorOf(child.class, { title: '', ...child }));
  return {
    class: className,
    ...rest,
    attributes: { ...(descriptor && defaultAttributes(descriptor)), ...attributes },
    ...(behaviors && { behaviors: complete(behaviors) }),
    ...(elseBehaviors && { elseBehaviors: complete(elseBehaviors) }),
  };
}

describe('the catalogue', () => {
  it('has a unit for every class that runs, and none for others', () => {
    const wanted = descriptors.filter(({ editorOnly }) => !editorOnly).map((descriptor) => descriptor.class);
    expect(runtimeBehaviors.map((one) => one.class).sort()).toEqual(wanted.sort());
  });

  it('has a test for every predicate', () => {
    expect(runtimeConditions.map(({ type }) => type).sort()).toEqual(conditionKinds.map(({ type }) => type).sort());
  });

  it.each(rows('valid'))('%s runs: %s', async (className, _, row) => {
    const game = await playProject(buildFixtureProject([behaviorOf(className, row)]), { frames: 40 });
    const found = new Set<string>(game.faults.map(({ code }) => code));
    for (const code of seenOnlyWhileRunning) found.delete(code);
    expect([...found]).toEqual([]);
  });

  it('never makes the engine fail by what is wrong in a behavior', async () => {
    for (const [className, , row] of rows('invalid')) {
      const game = await playProject(buildFixtureProject([behaviorOf(className, row)]), { frames: 3 });
      expect(game.faults.filter(({ cause }) => cause === 'engine')).toEqual([]);
    }
  });
});
