import { type BehaviorDescriptor, behaviorDescriptors, conditionKinds } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { buildFixtureProject } from '../../../../fixtures/behaviors/fixtureProject.ts';
import { runtimeConditions } from '../conditions/index.ts';
import { behaviorOf, fixtureRows } from '../test/fixtureRows.ts';
import { playProject } from '../test/playProject.ts';
import { runtimeBehaviors } from './index.ts';

const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;

/** Faults that no check of a project can detect: computed cells and scenes, and how often something happens. */
const seenOnlyWhileRunning = ['table.cell', 'scene.missing', 'limit.sceneChanges'];

describe('the catalogue', () => {
  it('has a unit for every class that runs, and for no other', () => {
    const wanted = descriptors.filter(({ editorOnly }) => !editorOnly).map((descriptor) => descriptor.class);
    expect(runtimeBehaviors.map((one) => one.class).sort()).toEqual(wanted.sort());
  });

  it('has a test for every predicate', () => {
    expect(runtimeConditions.map(({ type }) => type).sort()).toEqual(conditionKinds.map(({ type }) => type).sort());
  });

  it.each(fixtureRows('valid'))('%s runs: %s', async (className, _, row) => {
    const game = await playProject(buildFixtureProject([behaviorOf(className, row)]), { frames: 40 });
    const found = new Set<string>(game.faults.map(({ code }) => code));
    for (const code of seenOnlyWhileRunning) found.delete(code);
    expect([...found]).toEqual([]);
  });

  it('never makes the engine fail on an invalid behavior', async () => {
    for (const [className, , row] of fixtureRows('invalid')) {
      const game = await playProject(buildFixtureProject([behaviorOf(className, row)]), { frames: 3 });
      expect(game.faults.filter(({ cause }) => cause === 'engine')).toEqual([]);
    }
  });
});
