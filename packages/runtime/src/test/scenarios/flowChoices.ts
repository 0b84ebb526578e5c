import { count as counter, increment, keyDown, rule, tally, timer, when, write } from '../describeGame.ts';
import type { ChoiceScenario } from './choiceScenario.ts';
import { count, label, requests } from './observations.ts';
import { press, type Scenario, type Seen } from './scenario.ts';

const held = keyDown('a');
const twice = [...press('a', 5, 10), ...press('a', 15, 20)];
/** The first condition holds, the second does not. */
const mixed = { more: { conditions: [when(counter, '<', 3), keyDown('b')] } };
const runsOnce = (children: NonNullable<ChoiceScenario['children']>): ChoiceScenario => {
  return { children, around: (does) => [rule(held, [does])], events: twice, frames: 30, sees: count, is: 1 };
};
const waits: ChoiceScenario = {
  children: [timer('after', 0.5, [write('a')]), write('b')],
  frames: 20,
  sees: label,
  is: '',
};
const twoScenes: Pick<Scenario, 'rest'> = { rest: { scenes: [{ layers: [{ actors: [{ prototype: 'id1' }] }] }, {}] } };
const announces = (sceneKey: string, adType: string, fields = {}): ChoiceScenario => ({
  ...twoScenes,
  fields,
  frames: 1,
  sees: requests,
  is: [['onSceneAboutToChange', { sceneKey, sceneName: '', adType }]],
});
const names = ({ game }: Seen) => game.actorList().map(({ name }) => name);
const between: Pick<Scenario, 'others' | 'rest'> = {
  others: [{ name: 'New' }, { name: 'Beside' }],
  rest: { scenes: [{ layers: [{ actors: ['id3', 'id1', 'id3'].map((prototype) => ({ prototype })) }] }] },
};
const drawnAs = (...is: string[]): ChoiceScenario => {
  return { ...between, fields: { prototypeKey: 'id2' }, frames: 1, sees: names, is };
};
/** One actor at (0, 0), rotated by 90, spawns another one. */
const spawner: Pick<Scenario, 'prototype' | 'others'> = {
  prototype: { attributes: { rotation: 90 } },
  others: [{ name: 'New' }],
};
const spawned = ({ game }: Seen) => game.actorList().find(({ name }) => name === 'New');
const banner = (event: string): ChoiceScenario => {
  return { frames: 1, sees: requests, is: [[event, { position: 'bottom' }]] };
};

/**
 * The choices of docs/runtime-rules.md#flow and docs/runtime-rules.md#organization and docs/runtime-rules.md#services,
 * by class, field and value.
 */
export const flowChoices: Readonly<Record<string, ChoiceScenario>> = {
  // 1.1: "runOnce = the block activates its children only the first time it becomes active in the actor's life".
  'CompoundBehavior.runOnce=true': runsOnce([increment]),
  'TimerBehavior.runOnce=true': { ...runsOnce([increment]), fields: { timerType: 1, interval: 0 } },
  'RuleBehavior.runOnce=true': {
    ...runsOnce([increment]),
    around: (does) => [does],
    more: { conditions: [held], elseBehaviors: [] },
  },
  // 1.1: "a child starts only when the previous child has finished".
  'CompoundBehavior.runSequentially=true': waits,
  'TimerBehavior.runSequentially=true': { ...waits, fields: { timerType: 2, interval: 9 } },
  'RuleBehavior.runSequentially=true': { ...waits, more: { conditions: [], elseBehaviors: [] } },
  // "0 = all conditions, 1 = any".
  'RuleBehavior.compoundConditionKind=1': { ...mixed, children: [write('m')], frames: 1, sees: label, is: 'm' },
  'LoopBehavior.compoundConditionKind=1': { ...mixed, children: [increment], frames: 1, sees: count, is: 3 },
  // "0 = while, 1 = until".
  'LoopBehavior.loopType=1': {
    more: { conditions: [when(counter, '>=', 5)] },
    children: [increment],
    frames: 1,
    sees: count,
    is: 5,
  },
  // 6.3: after half a second the children stay active: from frame 30 to 120; for half a second: 30 frames.
  'TimerBehavior.timerType=1': { fields: { interval: 0.5 }, children: [tally], frames: 120, sees: count, is: 91 },
  'TimerBehavior.timerType=2': { fields: { interval: 0.5 }, children: [tally], frames: 120, sees: count, is: 30 },
  // 6.3: "after: still fires".
  'TimerBehavior.runToCompletion=true': {
    fields: { timerType: 1, interval: 0.5 },
    children: [increment],
    around: (does) => [timer('for', 0.25, [does])],
    frames: 60,
    sees: count,
    is: 1,
  },
  'ChangeSceneAction.enableAdvertisement=1': announces('id2', '1'),
  'ChangeSceneAction.enableAdvertisement=2': announces('id2', '2'),
  'PauseGameAction.enableAdvertisement=1': announces('id2', '1', { sceneKey: 'id2' }),
  'PauseGameAction.enableAdvertisement=2': announces('id2', '2', { sceneKey: 'id2' }),
  'ResetSceneAction.enableAdvertisement=1': announces('id1', '1'),
  'ResetSceneAction.enableAdvertisement=2': announces('id1', '2'),
  'ResetGameAction.enableAdvertisement=1': announces('id1', '1'),
  'ResetGameAction.enableAdvertisement=2': announces('id1', '2'),
  // "1 in back of actor, 2 in front of layer, 3 in back of layer"; lists are back to front.
  'SpawnAction.layerOrder=1': drawnAs('Beside', 'New', 'Solo', 'Beside'),
  'SpawnAction.layerOrder=2': drawnAs('Beside', 'Solo', 'Beside', 'New'),
  'SpawnAction.layerOrder=3': drawnAs('New', 'Beside', 'Solo', 'Beside'),
  // "0 added to the spawner's rotation, 1 absolute".
  'SpawnAction.directionSpace=1': {
    ...spawner,
    fields: { prototypeKey: 'id2', direction: 30 },
    frames: 1,
    sees: (seen) => spawned(seen)?.rotation,
    is: 30,
  },
  // "0 offset from the spawner, 1 scene coordinates"; "the offset turns with the spawner's rotation".
  'SpawnAction.positionSpace=1': {
    ...spawner,
    fields: { prototypeKey: 'id2', x: 10 },
    frames: 1,
    sees: (seen) => spawned(seen)?.position,
    is: { x: 10, y: 0 },
  },
  'ShowBannerAction.position=1': banner('onShowBannerShow'),
  'HideBannerAction.position=1': banner('onHideBanner'),
};
