import { createProject } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { behavior, change, count, increment, soloGame, write } from '../test/describeGame.ts';
import { playProject, startProject } from '../test/playProject.ts';

describe('a game', () => {
  it('of an empty project runs', async () => {
    const game = await playProject(createProject({ title: 'Empty' }), { frames: 10 });
    expect([game.frame, game.faults, game.actorList(), game.log]).toEqual([10, [], [], []]);
  });

  it('without any scene runs', async () => {
    const project = createProject({ title: 'None' });
    const game = await playProject({ ...project, scenes: new Map() }, { frames: 10 });
    expect(game.currentScene).toEqual({ id: '', name: '' });
    expect(game.stateHash()).toMatch(/^[0-9a-f]{16}$/);
  });

  it('starts in the requested scene, or in the first if it does not exist', async () => {
    const project = soloGame([], {}, { scenes: [{ name: 'One' }, { name: 'Two' }] });
    const nameOf = async (sceneId: string) => (await startProject(project, { sceneId })).currentScene.name;
    expect([await nameOf('id2'), await nameOf('id404')]).toEqual(['Two', 'One']);
  });

  it('prefers the seed of the project over the given one', async () => {
    const roll = change(count, { '@': 'expression', $: ['random(1, 1000000)'] });
    const rolled = async (randomSeed: number, seed: number) => {
      const project = soloGame([roll]);
      const seeded = {
        ...project,
        object: { ...project.object, attributes: { ...project.object.attributes, randomSeed } },
      };
      return (await playProject(seeded, { seed })).attributes()['game.count'];
    };
    expect(await rolled(-1, 1)).not.toBe(await rolled(-1, 2));
    expect(await rolled(7, 1)).toBe(await rolled(7, 2));
    expect(await rolled(7, 1)).not.toBe(await rolled(8, 1));
  });

  it('runs the other behaviors when one is damaged', async () => {
    const project = soloGame([
      behavior('ChangeTableValueAction', { tableID: 'id1', assignments: [null] }),
      { class: 'MoveBehavior', attributes: null as never },
      { ...behavior('RuleBehavior'), conditions: [{ id: 'id1' } as never] },
      increment,
      write('x'),
    ]);
    const game = await playProject(project, { frames: 2 });
    expect(game.attributes()).toMatchObject({ 'game.count': 1, 'game.label': 'x' });
    expect(game.faults.map(({ code }) => code)).toEqual(['engine.error', 'engine.error', 'engine.error']);
  });

  it('does not change the project that it runs', async () => {
    const project = soloGame([increment, behavior('MoveBehavior')]);
    const before = JSON.stringify([...project.actors, ...project.scenes, project.object]);
    await playProject(project, { frames: 10 });
    expect(JSON.stringify([...project.actors, ...project.scenes, project.object])).toBe(before);
  });

  it('keeps an actor the same object for its whole life', async () => {
    const game = await playProject(soloGame([behavior('MoveBehavior')]));
    const actor = game.view.scenes[0]?.layers[0]?.actors[0];
    game.step([]);
    expect(game.view.scenes[0]?.layers[0]?.actors[0]).toBe(actor);
    expect(actor).toMatchObject({ x: expect.closeTo(10), previousX: expect.closeTo(5) });
  });

  it('notifies the player when actors are added and removed, and only then', async () => {
    const spawn = behavior('TimerBehavior', { timerType: 1, interval: 0.1 }, [
      behavior('SpawnAction', { prototypeKey: 'id2' }),
    ]);
    const project = soloGame(
      [],
      {},
      {
        prototypes: [{ name: 'A', behaviors: [spawn] }, { name: 'B' }],
        scenes: [{ layers: [{ actors: [{ prototype: 'id1' }] }] }],
      },
    );
    const game = await startProject(project);
    const versions: (number | undefined)[] = [];
    for (let frame = 0; frame < 9; frame++) {
      game.step([]);
      versions.push(game.view.scenes[0]?.layers[0]?.version);
    }
    expect(new Set(versions.slice(0, 5)).size).toBe(1);
    expect(versions[5]).toBeGreaterThan(versions[4] ?? 0);
    expect(new Set(versions.slice(5)).size).toBe(1);
  });
});
