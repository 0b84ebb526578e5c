import { behavior, group, rule, timer } from '../../packages/runtime/src/test/describeGame.ts';
import type { CauseKind } from '../../packages/runtime/src/trace/causes.ts';
import { hit, named, never, off, tap } from '../../packages/runtime/src/trace/plantedQuestions.ts';
import { down, earlier, key, moment, otherDown, otherKey, type PlantedCase, press } from './plantedCase.ts';
import { plant, plantStranger, strangers, unlocked } from './plantedGame.ts';

const spawnStranger = behavior('SpawnAction', { prototypeKey: strangers.prototype });

/** Cases of behaviors that could not run: disabled, without an actor, or in a game that waits. */
export const plantedAbsences = {
  missing: [
    {
      name: 'a behavior that was deleted',
      plant: (host) => plant(host, [press]),
      at: '70',
      says: 'This behavior is no longer in the game.',
      leads: [],
    },
  ],
  note: [
    {
      name: 'a note',
      plant: (host) => plant(host, [behavior('NoteBehavior', { text: 'hm' })]),
      at: '0',
      says: 'It is a note. Notes do nothing in the game.',
      leads: [],
    },
  ],
  off: [
    {
      name: 'a disabled rule',
      plant: (host) => plant(host, [off(press)]),
      at: '0',
      says: 'It was not asked: it is off.',
      leads: ['0'],
      events: tap(10, key),
    },
    {
      name: 'a condition of a disabled rule',
      plant: (host) => plant(host, [off(press)]),
      at: '0/when/0',
      says: 'It was not asked: it is off.',
      leads: ['0'],
      events: tap(10, key),
    },
  ],
  blockOff: [
    {
      name: 'a rule in a disabled group',
      plant: (host) => plant(host, [off(named('Moves', group([press])))]),
      at: '0/do/0',
      says: 'It was not asked: the block “Moves” was off.',
      leads: ['0'],
      events: tap(10, key),
    },
  ],
  unlocked: [
    {
      name: 'a rule of an unlocked actor',
      plant(host) {
        const { project, path } = plant(host, [press]);
        return { project: unlocked(host, project), path };
      },
      at: '0',
      says: ({ name }) => `It was not asked: this “${name}” is unlocked and has its own behaviors.`,
      leads: [],
      events: tap(10, key),
    },
  ],
  neverPlaced: [
    {
      name: 'a rule of an actor that is not in any scene',
      plant: (host) => plantStranger(host, [press], { isIn: 'nothing' }),
      at: '0',
      says: 'There was no “Stranger”: it is in no scene, and nothing spawns it.',
      leads: [],
      events: tap(10, key),
    },
    {
      name: 'a rule of an actor whose Spawn is disabled',
      plant: (host) => plantStranger(host, [press], { isIn: 'nothing', hosts: [off(spawnStranger)] }),
      at: '0',
      says: 'There was no “Stranger”: it is in no scene, and nothing spawns it.',
      leads: [],
      events: tap(10, key),
    },
  ],
  neverSpawned: [
    {
      name: 'a rule of an actor that has not been spawned yet',
      plant: (host) => plantStranger(host, [press], { isIn: 'nothing', hosts: [rule(never, [spawnStranger])] }),
      at: '0',
      says: 'There was no “Stranger”: it was not spawned.',
      leads: [],
      events: tap(10, key),
    },
  ],
  otherScene: [
    {
      name: 'a rule of an actor in a scene that is not running',
      plant: (host) => plantStranger(host, [press], { isIn: 'otherScene' }),
      at: '0',
      says: ({ sceneName }) => `“Stranger” is in “Attic”, but “${sceneName}” was running.`,
      leads: [],
      events: tap(10, key),
    },
  ],
  destroyed: [
    {
      name: 'an action scheduled after its actor is destroyed',
      plant: (host) =>
        plantStranger(
          host,
          [rule(down, [named('Leave', behavior('DestroyAction'))]), named('Wait', timer('after', 2, [hit]))],
          { isIn: 'scene' },
        ),
      at: '1/do/0',
      says: (host) => `“Stranger” was gone: it was destroyed at ${moment(host, 10)} by “Leave”.`,
      leads: ['0/do/0'],
      events: tap(10, key),
    },
    {
      name: 'a rule of an actor that was destroyed long ago',
      plant: (host) =>
        plantStranger(host, [rule(down, [behavior('DestroyAction')]), rule(otherDown, [hit])], { isIn: 'scene' }),
      at: '1',
      says: '“Stranger” was gone: it was destroyed before.',
      leads: [],
      frames: earlier,
      events: [...tap(10, key), ...tap(earlier - 20, otherKey)],
    },
  ],
  paused: [
    {
      name: 'a rule of a paused scene',
      plant(host) {
        const pause = timer('after', 0.1, [behavior('PauseGameAction', { sceneKey: strangers.scene })]);
        const { project, hostPath } = plantStranger(host, [], { isIn: 'nothing', hosts: [pause, press] });
        return { project, path: hostPath };
      },
      at: '1',
      says: 'It was not asked: the scene was paused.',
      leads: [],
      frames: earlier,
      events: tap(earlier - 20, key),
    },
  ],
  waiting: [
    {
      name: 'a rule of a game that waits for a text',
      plant: (host) =>
        plant(host, [
          behavior('KeyboardInputAction', { targetAttribute: 'game.attributes.id902', keyboardPrompt: 'Name?' }),
          press,
        ]),
      at: '1',
      says: 'It was not asked: the game was waiting for an answer.',
      leads: [],
      frames: earlier,
      events: tap(earlier - 20, key),
    },
  ],
} as const satisfies Partial<Record<CauseKind, readonly PlantedCase[]>>;
