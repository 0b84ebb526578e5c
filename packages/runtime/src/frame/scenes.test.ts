import type { BehaviorDescription, ProjectDescription } from '@playhouse/core/testing';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import {
  behavior,
  change,
  count,
  expression,
  gameAttributes,
  increment,
  keyDown,
  rule,
  tally,
  timer,
  when,
  write,
} from '../test/describeGame.ts';
import { playProject, startProject, stepFrames } from '../test/playProject.ts';

const changeScene = (sceneKey: string, index: unknown = 1) => behavior('ChangeSceneAction', { sceneKey, index });
const reset = behavior('ResetSceneAction');

/** One scene per list of behaviors, each with one actor that runs the list. */
function scenes(lists: readonly (readonly BehaviorDescription[])[], rest: Partial<ProjectDescription> = {}) {
  return buildProject({
    attributes: gameAttributes,
    prototypes: lists.map((behaviors, index) => ({ name: `Actor ${index + 1}`, behaviors })),
    scenes: lists.map((_, index) => ({
      name: `Scene ${index + 1}`,
      attributes: { id950: { '@': 'real', $: 5, name: 'door' } },
      layers: [{ actors: [{ prototype: `id${index + 1}` }] }],
    })),
    ...rest,
  });
}

describe('Change Scene', () => {
  it('takes effect at the end of the frame; the new scene runs in the next', async () => {
    const game = await playProject(scenes([[changeScene('id2'), write('a')], [write('b')]]));
    expect(game.currentScene).toEqual({ id: 'id2', name: 'Scene 2' });
    expect(game.attributes()['game.label']).toBe('a');
    game.step([]);
    expect(game.attributes()['game.label']).toBe('ab');
  });

  it.each([
    ['next', 1, 'Scene 3'],
    ['next', 2, 'Scene 1'],
    ['prev', 1, 'Scene 1'],
    ['prev', 2, 'Scene 3'],
    ['next', 30, 'Scene 2'],
    ['index', 1, 'Scene 1'],
    ['index', 3, 'Scene 3'],
    ['id3', 1, 'Scene 3'],
  ])('to %s by %d leads from the second of three to %s', async (sceneKey, index, name) => {
    const project = scenes([[], [changeScene(sceneKey, index)], []]);
    expect((await playProject(project, { sceneId: 'id2' })).currentScene.name).toBe(name);
  });

  it.each([
    ['index', 4],
    ['index', 0],
    ['id99', 1],
  ])('to %s %d, which does not exist, is a fault and changes nothing', async (sceneKey, index) => {
    const game = await playProject(scenes([[changeScene(sceneKey, index)], []]));
    expect(game.currentScene.name).toBe('Scene 1');
    expect(game.faults.map(({ code }) => code)).toEqual(['scene.missing']);
  });

  it('keeps game attributes and resets actors and scene attributes', async () => {
    const back = timer('after', 0.1, [rule(when(count, '<', 3), [increment, changeScene('id2')])]);
    const game = await playProject(scenes([[back], [changeScene('id1')]]), { frames: 40 });
    expect(game.attributes()['game.count']).toBe(3);
    expect(game.currentScene.name).toBe('Scene 1');
  });

  it('requests the advertisement that it specifies', async () => {
    const requests: unknown[] = [];
    const platform = { openUrl() {}, quit() {}, askText() {}, request: (...all: unknown[]) => void requests.push(all) };
    const change = behavior('ChangeSceneAction', { sceneKey: 'id2', enableAdvertisement: 2 });
    await playProject(scenes([[change], []]), { ports: { platform } });
    expect(requests).toEqual([['onSceneAboutToChange', { sceneKey: 'id2', sceneName: '', adType: '2' }]]);
  });

  it('uses the last request of a frame', async () => {
    const game = await playProject(scenes([[changeScene('id2'), changeScene('id3')], [], []]));
    expect(game.currentScene.name).toBe('Scene 3');
  });
});

it('Reset Scene restarts the scene from the project and keeps game attributes', async () => {
  const once = rule(when(count, '<', 1), [timer('after', 0.5, [increment, reset])]);
  const project = scenes([[once]]);
  const game = await playProject(project, { frames: 50 });
  expect(game.attributes()['game.count']).toBe(1);
  expect(game.evaluate('1').ok).toBe(true);
  expect(game.view.scenes[0]).toMatchObject({ frame: 20 });
});

it('Reset Game restores game attributes and tables, and goes to the first scene', async () => {
  const fill = behavior('ChangeTableValueAction', {
    tableID: 'id1',
    assignments: [{ id: 'id1', column: '1', rhsvalue: '9' }],
  });
  const resetGame = timer('after', 0.1, [fill, change(count, '8'), behavior('ResetGameAction')]);
  const read = change(count, expression`tableCellValue(${'game.attributes.id1'}, 1, 1)`);
  const project = scenes([[timer('after', 0.2, [read])], [resetGame]], {
    tables: [{ name: 'T', rows: ['r'], columns: [{ name: 'c', type: 2, cells: [4] }] }],
  });
  const game = await playProject(project, { sceneId: 'id2', frames: 8 });
  expect(game.currentScene.name).toBe('Scene 1');
  expect(game.attributes()['game.count']).toBe(0);
  stepFrames(game, 20);
  expect(game.attributes()['game.count']).toBe(4);
});

describe('a paused game', () => {
  const pause = rule(keyDown('p'), [behavior('PauseGameAction', { sceneKey: 'id2' })]);
  const resume = rule(keyDown('u'), [behavior('UnpauseGameAction')]);
  const press = (frame: number, key: string) => [
    { frame, type: 'keyDown', key } as const,
    { frame: frame + 1, type: 'keyUp', key } as const,
  ];
  const times = { paused: 'game.attributes.id901', overlay: 'game.attributes.id904' } as const;
  const more = { ...gameAttributes, id904: { '@': 'real', $: 0, name: 'overlay' } };
  const overlayTally = behavior('ConstrainAttributeBehavior', {
    targetAttribute: times.overlay,
    RHS: expression`${times.overlay} + 1`,
  });

  it('freezes the running scene, runs the overlay over it, and resumes where it left off', async () => {
    const project = scenes(
      [
        [pause, tally],
        [resume, overlayTally],
      ],
      { attributes: more },
    );
    const game = await startProject(project);
    stepFrames(game, 10, press(10, 'p'));
    expect(game.view.scenes.map(({ id }) => id)).toEqual(['id1', 'id2']);
    expect(game.currentScene.id).toBe('id2');
    stepFrames(game, 20, press(30, 'u'));
    expect(game.attributes()).toMatchObject({ 'game.count': 10, 'game.overlay': 20 });
    expect(game.view.scenes.map(({ id }) => id)).toEqual(['id1']);
    stepFrames(game, 5);
    expect(game.attributes()).toMatchObject({ 'game.count': 15, 'game.overlay': 20 });
  });

  it('stops the time of the scene and of the game', async () => {
    const read = rule(keyDown('t'), [change(count, expression`${'game.attributes.time'}`)]);
    const game = await startProject(scenes([[pause, read], [resume]]));
    stepFrames(game, 60, [...press(30, 'p'), ...press(50, 'u')]);
    stepFrames(game, 1, press(61, 't'));
    expect(game.attributes()['game.count']).toBeCloseTo((61 - 20) / 60);
  });

  it('leaves both scenes when the overlay changes the scene', async () => {
    const game = await startProject(scenes([[pause], [timer('after', 0.1, [changeScene('id3')])], []]));
    stepFrames(game, 30, press(5, 'p'));
    expect(game.view.scenes.map(({ id }) => id)).toEqual(['id3']);
  });

  it('resets only the overlay when the overlay is reset', async () => {
    const again = rule(when(count, '==', 0), [increment, reset]);
    const game = await startProject(scenes([[pause], [again]]));
    stepFrames(game, 10, press(5, 'p'));
    expect(game.view.scenes.map(({ id }) => id)).toEqual(['id1', 'id2']);
  });

  it('replaces the first overlay with another one', async () => {
    const other = timer('after', 0.1, [behavior('PauseGameAction', { sceneKey: 'id3' })]);
    const game = await startProject(scenes([[pause], [other], [resume]]));
    stepFrames(game, 30, press(5, 'p'));
    expect(game.view.scenes.map(({ id }) => id)).toEqual(['id1', 'id3']);
    stepFrames(game, 5, press(31, 'u'));
    expect(game.view.scenes.map(({ id }) => id)).toEqual(['id1']);
  });

  it('ignores Unpause Game when nothing is paused', async () => {
    const game = await playProject(scenes([[behavior('UnpauseGameAction'), tally]]), { frames: 5 });
    expect(game.attributes()['game.count']).toBe(5);
  });
});
