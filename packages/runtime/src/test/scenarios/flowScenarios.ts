import {
  behavior,
  count as counter,
  group,
  increment,
  keyDown,
  rule,
  tally,
  timer,
  when,
  write,
} from '../describeGame.ts';
import { actors, count, label, x } from './observations.ts';
import { action, persistent, press, type Scenario, type Scenarios, type Seen } from './scenario.ts';

const scene = ({ game }: Seen) => game.currentScene.id;
const scenesShown = ({ game }: Seen) => game.view.scenes.length;
const counted = (seen: Seen) => [count(seen), x(seen)];
const go = behavior('MoveBehavior', { direction: 0, speed: 60, space: 1 });
const held = keyDown('a');
const place = (prototype: string) => ({ layers: [{ actors: [{ prototype }] }] });

/** Scenes `id1` with the first actor and `id2` with another one. */
const twoScenes: Pick<Scenario, 'others' | 'rest'> = {
  others: [{ name: 'Other', behaviors: [rule(keyDown('b'), [behavior('UnpauseGameAction')])] }],
  rest: { scenes: [place('id1'), place('id2')] },
};

const toNext = behavior('ChangeSceneAction', { sceneKey: 'next', index: 1 });
const changed = { ...twoScenes, sees: scene };
const resetOn = (className: string) => [go, increment, rule(held, [behavior(className)])];
const tap = press('a', 20, 21);
const pause = behavior('PauseGameAction', { sceneKey: 'id2' });
const paused = { ...twoScenes, behaviors: [tally, rule(held, [pause])] };
const state = (seen: Seen) => [scenesShown(seen), seen.game.evaluate('game.count')];
const gives = (value: number) => ({ ok: true, value });
const note = { ...behavior('NoteBehavior'), behaviors: [increment] };
const loop = {
  ...behavior('LoopBehavior', { maxLoopsPerFrame: 2 }, [increment]),
  conditions: [when(counter, '<', 100)],
};

/** The scenarios of docs/runtime-rules.md#flow and docs/runtime-rules.md#organization. */
export const flowScenarios = {
  RuleBehavior: {
    reference: '6.1: exactly one section is active; Otherwise at once when the first evaluation is false',
    start: [{ behaviors: [rule(held, [write('m')], [write('o')])], frames: 1, sees: label, is: 'o' }],
    frame: [
      {
        behaviors: [rule(held, [write('m'), tally], [write('o')])],
        events: press('a', 1, 99),
        frames: 30,
        sees: (seen) => [label(seen), count(seen)],
        is: ['m', 30],
      },
    ],
    stop: [
      {
        behaviors: [timer('for', 0.5, [rule(held, [tally], [tally])])],
        events: press('a', 10, 20),
        frames: 60,
        sees: count,
        is: 30,
      },
    ],
    falls: [
      {
        behaviors: [rule(held, [write('m')], [write('o')])],
        events: [...press('a', 5, 10), ...press('a', 15, 20)],
        frames: 30,
        sees: label,
        is: 'omomo',
      },
      {
        behaviors: [rule(held, [timer('after', 0.25, [write('m')])])],
        events: [...press('a', 1, 15), ...press('a', 20, 34)],
        frames: 60,
        sees: label,
        is: '',
      },
    ],
  },
  TimerBehavior: persistent({
    reference: '6.3, 6.10: "every 0.1" ticks ten times a second, first after one interval; resets when it stops',
    does: timer('every', 0.1, [increment]),
    sees: count,
    first: 0,
    at30: 5,
    after: 5,
    again: 10,
  }),
  LoopBehavior: persistent({
    reference: '1.7: passes within the frame while the conditions hold, at most so many, then the next frame',
    does: loop,
    sees: count,
    first: 2,
    at30: 60,
    after: 60,
    again: 100,
  }),
  ChangeSceneAction: {
    reference: '1.7: at the end of the frame; all actors of the old scene are gone, next goes around',
    start: [
      { ...changed, behaviors: [toNext, increment], frames: 1, is: 'id2' },
      { ...changed, behaviors: [toNext, increment], frames: 1, sees: count, is: 1 },
    ],
    frame: [
      {
        ...changed,
        behaviors: [toNext, tally],
        frames: 30,
        sees: (seen) => [scene(seen), count(seen)],
        is: ['id2', 1],
      },
    ],
    stop: [{ ...changed, behaviors: [rule(held, [toNext])], events: press('a', 5, 6), frames: 30, is: 'id2' }],
    falls: [{ ...changed, behaviors: [rule(held, [toNext])], events: press('b', 5, 6), frames: 30, is: 'id1' }],
  },
  ResetSceneAction: {
    reference: '1.7: the scene starts anew at the end of the frame; game attributes keep their values',
    start: [{ behaviors: resetOn('ResetSceneAction'), events: tap, frames: 20, sees: counted, is: [1, 0] }],
    frame: [{ behaviors: resetOn('ResetSceneAction'), events: tap, frames: 30, sees: counted, is: [2, 10] }],
    stop: [
      {
        behaviors: resetOn('ResetSceneAction'),
        events: [...tap, ...press('a', 40, 41)],
        frames: 60,
        sees: counted,
        is: [3, 20],
      },
    ],
    falls: [{ behaviors: resetOn('ResetSceneAction'), frames: 30, sees: counted, is: [1, 30] }],
  },
  ResetGameAction: {
    reference: '1.7: game attributes back to what the author made, first scene',
    start: [{ behaviors: resetOn('ResetGameAction'), events: tap, frames: 20, sees: counted, is: [0, 0] }],
    frame: [{ behaviors: resetOn('ResetGameAction'), events: tap, frames: 30, sees: counted, is: [1, 10] }],
    stop: [
      {
        behaviors: resetOn('ResetGameAction'),
        events: [...tap, ...press('a', 40, 41)],
        frames: 60,
        sees: counted,
        is: [1, 20],
      },
    ],
    falls: [{ behaviors: resetOn('ResetGameAction'), frames: 30, sees: counted, is: [1, 30] }],
  },
  PauseGameAction: {
    reference: '1.7, 6.8: the running scene stands still under the other one; game time too',
    start: [{ ...paused, events: tap, frames: 20, sees: state, is: [2, gives(20)] }],
    frame: [
      { ...paused, events: tap, frames: 60, sees: state, is: [2, gives(20)] },
      { ...paused, events: tap, frames: 60, sees: ({ game }) => game.evaluate('game.time * 60'), is: gives(20) },
    ],
    stop: [{ ...paused, events: [...tap, ...press('b', 30, 31)], frames: 60, sees: state, is: [1, gives(50)] }],
    falls: [{ ...paused, frames: 60, sees: state, is: [1, gives(60)] }],
  },
  UnpauseGameAction: {
    reference: '1.7: closes the overlay; the paused scene goes on where it stood',
    start: [{ ...paused, events: [...tap, ...press('b', 30, 31)], frames: 30, sees: state, is: [1, gives(20)] }],
    frame: [{ ...paused, events: [...tap, ...press('b', 30, 31)], frames: 40, sees: state, is: [1, gives(30)] }],
    stop: [{ ...paused, events: [...tap, ...press('b', 30, 50)], frames: 60, sees: state, is: [1, gives(50)] }],
    falls: [
      {
        ...paused,
        events: [...tap, ...press('b', 30, 31), ...press('a', 40, 41), ...press('b', 50, 51)],
        frames: 60,
        sees: state,
        is: [1, gives(40)],
      },
    ],
  },
  EndGameAction: action({
    reference: '1.7: asks the platform to close the game',
    does: behavior('EndGameAction'),
    sees: ({ quits }) => quits,
    before: 0,
    once: 1,
    twice: 2,
  }),
  SpawnAction: action({
    reference: '1.7: one new actor',
    does: behavior('SpawnAction', { prototypeKey: 'id2' }),
    others: [{ name: 'Spawned' }],
    sees: actors,
    before: 1,
    once: 2,
    twice: 3,
  }),
  DestroyAction: {
    reference: '1.7: removes the actor at the end of the frame; the rest of its list still runs in that frame',
    start: [
      {
        behaviors: [behavior('DestroyAction'), increment],
        frames: 1,
        sees: (seen) => [actors(seen), count(seen)],
        is: [0, 1],
      },
    ],
    frame: [{ behaviors: [behavior('DestroyAction'), tally], frames: 30, sees: count, is: 1 }],
    stop: [
      {
        behaviors: [rule(held, [behavior('DestroyAction')]), tally],
        events: press('a', 10, 11),
        frames: 30,
        sees: count,
        is: 10,
      },
    ],
    falls: [{ behaviors: [rule(held, [behavior('DestroyAction')])], frames: 30, sees: actors, is: 1 }],
  },
  CompoundBehavior: persistent({
    reference: '1.8: children run as if they stood in its place',
    does: group([tally]),
    sees: count,
    first: 1,
    at30: 30,
    after: 30,
    again: 60,
  }),
  NoteBehavior: persistent({
    reference: '1.8: never runs',
    does: note,
    sees: count,
    first: 0,
    at30: 0,
    after: 0,
    again: 0,
  }),
} satisfies Record<string, Scenarios>;
