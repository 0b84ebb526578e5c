import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { ScriptedEvent } from '../index.ts';
import { behavior, condition, gameAttributes, keyDown, rule, timer, write } from '../test/describeGame.ts';
import { playProject } from '../test/playProject.ts';

type Condition = ReturnType<typeof condition>;

/** Scenes with one actor each that covers the screen, with different behaviors. */
function scenes(...lists: readonly (readonly BehaviorDescription[])[]) {
  return buildProject({
    attributes: gameAttributes,
    prototypes: lists.map((behaviors, index) => ({
      name: `Actor ${index + 1}`,
      attributes: { size: { width: 4000, height: 4000 } },
      behaviors,
    })),
    scenes: lists.map((_, index) => ({
      name: `Scene ${index + 1}`,
      layers: [{ actors: [{ prototype: `id${index + 1}` }] }],
    })),
  });
}

const at = { x: 10, y: 10 };
const hold = (kind: 'pointer' | 'touch' | 'key', from: number, to: number): ScriptedEvent[] => {
  if (kind === 'key')
    return [
      { frame: from, type: 'keyDown', key: 'a' },
      { frame: to, type: 'keyUp', key: 'a' },
    ];
  if (kind === 'pointer')
    return [
      { frame: from, type: 'pointerDown', ...at },
      { frame: to, type: 'pointerUp', ...at },
    ];
  return [
    { frame: from, type: 'touchStart', touch: 2, ...at },
    { frame: to, type: 'touchEnd', touch: 2, ...at },
  ];
};

const presses: readonly [string, Condition, 'pointer' | 'touch' | 'key'][] = [
  ['the mouse button that is down', condition('mouse', { mouseState: 'down' }), 'pointer'],
  ['a key that is down', keyDown('a'), 'key'],
  ['a touch that is pressed', condition('touch', { touchState: 'pressed' }), 'touch'],
  ['a touch that is inside', condition('touch', { touchState: 'inside' }), 'touch'],
  ['the mouse as a touch that is inside', condition('touch', { touchState: 'inside' }), 'pointer'],
];

describe.each(presses)('%s', (_, pressed, kind) => {
  const go = (sceneKey: string) => rule(pressed, [write('x'), behavior('ChangeSceneAction', { sceneKey, index: 1 })]);

  it('changes the scene once in eight frames, and once more when it is pressed again', async () => {
    const project = scenes([go('id2')], [go('id1')]);
    const events = [...hold(kind, 5, 13), ...hold(kind, 20, 28)];
    const label = async (frames: number) => (await playProject(project, { events, frames })).attributes()['game.label'];
    expect(await label(18)).toBe('x');
    expect(await label(40)).toBe('xx');
  });

  it('resets a scene once', async () => {
    const project = scenes([rule(pressed, [write('x'), behavior('ResetSceneAction')])]);
    const game = await playProject(project, { events: hold(kind, 5, 13), frames: 40 });
    expect(game.attributes()['game.label']).toBe('x');
  });

  it('pauses once, unpauses once, and does not pause again', async () => {
    const pause = rule(pressed, [write('p'), behavior('PauseGameAction', { sceneKey: 'id2' })]);
    const goOn = rule(pressed, [write('u'), behavior('UnpauseGameAction')]);
    const events = [...hold(kind, 5, 13), ...hold(kind, 20, 28), ...hold(kind, 35, 43)];
    const game = await playProject(scenes([pause], [goOn]), { events, frames: 60 });
    expect(game.attributes()['game.label']).toBe('pup');
  });
});

it.each([
  ['a key that is up', condition('key', { keyString: 'a', mode: 'up' }), 'key'],
  ['the mouse button that is up', condition('mouse', { mouseState: 'up' }), 'pointer'],
  ['a touch that is outside', condition('touch', { touchState: 'outside' }), 'touch'],
] as const)('%s holds in a scene that begins while it is held', async (_, released, kind) => {
  const leave = timer('after', 0.1, [behavior('ChangeSceneAction', { sceneKey: 'id2', index: 1 })]);
  const project = scenes([leave], [rule(released, [write('u')])]);
  const game = await playProject(project, { events: hold(kind, 2, 50), frames: 20 });
  expect(game.attributes()['game.label']).toBe('u');
});

it('nothing is released before it was pressed', async () => {
  const released = rule(condition('touch', { touchState: 'released' }), [write('r')]);
  const label = async (events: readonly ScriptedEvent[]) =>
    (await playProject(scenes([released]), { events, frames: 30 })).attributes()['game.label'];
  expect(await label([])).toBe('');
  expect(await label(hold('touch', 5, 40))).toBe('');
  expect(await label(hold('touch', 5, 10))).toBe('r');
  expect(await label([...hold('pointer', 5, 10), ...hold('touch', 15, 20)])).toBe('rr');
});
