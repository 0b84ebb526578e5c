import { createInitialValues, createProjectNames, type ProgramPart, type Project } from '@playhouse/core';
import { buildProject, randomProject, seededRandom } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { createGameInspector } from '../inspect/gameInspector.ts';
import { playProject } from '../test/playProject.ts';

const half = { next: () => 0.5 };

/**
 * The values from the core and from the first frame of a game, for each name that placed actors of a project can use.
 */
async function differences(project: Project, programs: (keypath: string) => readonly ProgramPart[]) {
  const found: unknown[] = [];
  let count = 0;
  for (const { id: scene } of project.scenes.values()) {
    const game = await playProject(project, { sceneId: scene, frames: 0 });
    for (const actor of createGameInspector(game).actors()) {
      const owner = { kind: 'instance', scene, id: actor.id } as const;
      const names = createProjectNames(project, owner);
      const initially = createInitialValues(project, owner, half);
      for (const { keypath } of names.attributes()) {
        if (/^(devices|game\.devices|controllerMaps)\./.test(keypath)) continue;
        const parts = programs(keypath);
        const text = parts.map((part) => (typeof part === 'string' ? part : names.textOf(part.keypath))).join('');
        const played = game.evaluate(text, actor.key);
        const stored = initially(parts);
        count += 1;
        if (!Object.is(stored, played.ok ? played.value : undefined)) found.push({ scene, text, stored, played });
      }
    }
    game.destroy();
  }
  return { found, count };
}

describe('the values that a game begins with', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are those of the stored project: random project %i', async (seed) => {
    const { found, count } = await differences(randomProject(seededRandom(seed)), (keypath) => [{ keypath }]);
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

  it('are converted as the game converts them', async () => {
    const project = buildProject({
      attributes: {
        id50: { '@': 'angle', $: -90, name: 'Turn' },
        id51: { '@': 'index', $: -4, name: 'Level' },
        id52: { '@': 'integer', $: 2.5, name: 'Lives' },
      },
      prototypes: [{ id: 'id1', name: 'Pip', attributes: { id70: { '@': 'integer', $: 460, name: 'Jump' } } }],
      scenes: [
        {
          layers: [
            { actors: [{ prototype: 'id1', attributes: { id70: { '@': 'integer', $: 7, name: 'Jump' } } }] },
            { actors: [{ prototype: 'id1', position: { x: 3, y: 4 } }] },
          ],
        },
      ],
    });
    const { found } = await differences(project, (keypath) => [{ keypath }, ' .. "!"']);
    expect(found).toEqual([]);
  });
});
