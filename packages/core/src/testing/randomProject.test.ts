import { describe, expect, it } from 'vitest';
import type { Behavior } from '../generated/entities.ts';
import * as validators from '../generated/validators.js';
import type { Project } from '../model/project.ts';
import { randomProject } from './randomProject.ts';
import { seededRandom } from './randomSource.ts';
import { specifiedBehaviors } from './specifiedBehaviors.ts';
import { textOfProject } from './testEdit.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
const made = (seed: number): Project => randomProject(seededRandom(seed));

function allOf(behaviors: readonly Behavior[]): Behavior[] {
  return behaviors.flatMap((behavior) => [
    behavior,
    ...allOf(behavior.behaviors ?? []),
    ...allOf(behavior.elseBehaviors ?? []),
  ]);
}

describe('a random project', () => {
  it('is the same for the same seed', () => {
    expect(textOfProject(made(7))).toBe(textOfProject(made(7)));
    expect(textOfProject(made(7))).not.toBe(textOfProject(made(8)));
  });

  it('has the stored shape', () => {
    for (const seed of seeds) {
      const project = made(seed);
      expect(validators.validateGame(project.object), `object of seed ${seed}`).toBe(true);
      for (const scene of project.scenes.values()) expect(validators.validateScene(scene), `seed ${seed}`).toBe(true);
      for (const actor of project.actors.values()) {
        expect(validators.validatePrototype(actor), `seed ${seed}`).toBe(true);
      }
      for (const table of project.tables.values()) expect(validators.validateTable(table), `seed ${seed}`).toBe(true);
      for (const saved of project.behaviors.values()) expect(validators.validateSavedBehavior(saved)).toBe(true);
    }
  });

  it('has, over many seeds, exactly the classes of the specification, all kinds of documents, and both kinds of instances', () => {
    const projects = seeds.map(made);
    const owned = projects.flatMap((project) => [...project.actors.values()].flatMap(({ behaviors }) => behaviors));
    const classes = new Set(allOf(owned).map((behavior) => behavior.class));
    expect([...classes].sort()).toEqual(specifiedBehaviors.map((descriptor) => descriptor.class).sort());
    const instances = projects.flatMap((project) =>
      [...project.scenes.values()].flatMap(({ layers }) => layers.flatMap(({ actors }) => actors)),
    );
    expect(new Set(instances.map(({ behaviors }) => behaviors === undefined)).size).toBe(2);
    for (const name of ['tables', 'delegates', 'behaviors', 'tests'] as const) {
      expect(projects.some((project) => project[name].size > 1 || (name === 'tests' && project[name].size > 0))).toBe(
        true,
      );
    }
  });
});
