import { validateProject } from '@playhouse/core';
import { randomProject, seededRandom } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { behavior, change, soloGame } from './describeGame.ts';
import { contradictionsOf, playValidExamples, playValidProjects, withoutBlocking } from './validGames.property.ts';

describe('a project without blocking issues', () => {
  it('runs without faults that a check could have predicted', async () => {
    expect(await playValidProjects(1, 20)).toEqual([]);
  });

  it('made of valid examples does so, too', async () => {
    expect(await playValidExamples(1, 40)).toEqual([]);
  });

  it('results from removing blocking issues, and keeps most of its content', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const project = withoutBlocking(randomProject(seededRandom(seed)));
      expect(validateProject(project).issues.filter(({ severity }) => severity === 'blocking')).toEqual([]);
      expect(project.scenes.size).toBeGreaterThan(0);
    }
  });

  it.each([1211, 1413, 3126])('runs no expression of a disabled particle change: seed %d', async (seed) => {
    expect(await playValidProjects(seed, 1)).toEqual([]);
  });

  it.each([
    ['a missing scene', [behavior('PauseGameAction', { sceneKey: 'id404' })], 'scene.missing'],
    ['a missing attribute', [change('self.attributes.id404', '1')], 'attribute.missing'],
    ['a program that cannot be read', [change('', { '@': 'expression', $: ['1 +'] })], 'attribute.missing'],
  ])('would be distinguished from one with %s', async (_, behaviors, code) => {
    expect((await contradictionsOf(soloGame(behaviors), 1)).map((one) => one.code)).toContain(code);
  });
});
