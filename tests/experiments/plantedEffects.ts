import { buildProject } from '@playhouse/core/testing';
import {
  behavior,
  change,
  constrain,
  expression,
  group,
  increment,
  rule,
  timer,
} from '../../packages/runtime/src/test/describeGame.ts';
import type { CauseKind } from '../../packages/runtime/src/trace/causes.ts';
import { always, endless, hit, inTurn, named, once, tap } from '../../packages/runtime/src/trace/plantedQuestions.ts';
import { down, earlier, key, moment, type PlantedCase, press } from './plantedCase.ts';
import { type Plants, plant, planted } from './plantedGame.ts';

const emptyTable = 'id990005';

/** A table without rows: loops over it never reach their behaviors. */
function withEmptyTable({ project, path }: Plants): Plants {
  const made = buildProject({ tables: [{ id: emptyTable, name: 'Nothing', columns: [{ name: 'A', cells: [] }] }] });
  const { attributes } = project.object;
  return {
    project: {
      ...project,
      tables: new Map([...project.tables, ...made.tables]),
      object: {
        ...project.object,
        attributes: { ...attributes, [emptyTable]: { '@': 'table', name: 'Nothing' } },
      },
    },
    path,
  };
}

/** Cases about order, time and effects. */
export const plantedEffects = {
  onceDone: [
    {
      name: 'a rule that runs once',
      plant: (host) => plant(host, [named('Start', rule(down, [hit], [], once))]),
      at: '0',
      says: '“Start” runs once, and it has already run.',
      leads: ['0'],
      frames: earlier,
      events: [...tap(10, key), ...tap(earlier - 20, key)],
    },
    {
      name: 'an action in a rule that runs once',
      plant: (host) => plant(host, [named('Start', rule(down, [hit], [], once))]),
      at: '0/do/0',
      says: '“Start” runs once, and it has already run.',
      leads: ['0'],
      frames: earlier,
      events: [...tap(10, key), ...tap(earlier - 20, key)],
    },
  ],
  timerWaits: [
    {
      name: 'a rule in a timer that has not fired',
      plant: (host) => plant(host, [named('Wait', timer('after', 60, [press]))]),
      at: '0/do/0',
      says: 'The time of “Wait” was not over.',
      leads: ['0'],
      events: tap(10, key),
    },
  ],
  timerOver: [
    {
      name: 'a rule in a timer that has finished',
      plant: (host) => plant(host, [named('Brief', timer('for', 0.2, [press]))]),
      at: '0/do/0',
      says: 'The time of “Brief” was already over.',
      leads: ['0'],
      frames: earlier,
      events: tap(earlier - 20, key),
    },
  ],
  sequenceWaits: [
    {
      name: 'a rule after a behavior that never ends, in a sequence',
      plant: (host) => plant(host, [named('Story', group([named('Walk', endless), press], inTurn))]),
      at: '0/do/1',
      says: 'It was not its turn: in “Story”, “Walk” was not done.',
      leads: ['0/do/0'],
      events: tap(10, key),
    },
  ],
  doneBefore: [
    {
      name: 'an action of the actor itself',
      plant: (host) => plant(host, [hit]),
      at: '0',
      says: ({ name }) => `It ran once, when “${name}” appeared.`,
      frames: earlier,
    },
    {
      name: 'an action in a rule that stays true',
      plant: (host) => plant(host, [named('Steady', rule(always, [hit]))]),
      at: '0/do/0',
      says: 'It ran when “Steady” became active, and runs again when that becomes active again.',
      frames: earlier,
    },
  ],
  notReached: [
    {
      name: 'a rule in a loop over a table without rows',
      plant: (host) =>
        withEmptyTable(
          plant(host, [
            named('Rows', behavior('LoopTableBehavior', { tableID: emptyTable, loopAttribute: planted }, [press])),
          ]),
        ),
      at: '0/do/0',
      says: 'It was not asked: “Rows” did not get to it.',
      leads: ['0'],
      events: tap(10, key),
    },
  ],
  overwritten: [
    {
      name: 'a value that a later behavior resets',
      plant: (host) => plant(host, [constrain(planted, 5), named('Back', constrain(planted, 3))]),
      at: '0',
      says: (host) => `It set “game.count” to 5 at ${moment(host, 60)}, but “Back” then set it to 3.`,
      leads: ['1'],
    },
    {
      name: 'a value that an earlier behavior resets in the next frame',
      plant: (host) => plant(host, [named('Back', constrain(planted, 3)), constrain(planted, 5)]),
      at: '1',
      says: (host) => `It set “game.count” to 5 at ${moment(host, 59)}, but “Back” then set it to 3.`,
      leads: ['0'],
    },
  ],
  sameValue: [
    {
      name: 'a value that does not change',
      plant: (host) => plant(host, [rule(down, [change(planted, 0)])]),
      at: '0/do/0',
      says: (host) => `It ran at ${moment(host, 10)}, but changed nothing: the value was the same before.`,
      events: tap(10, key),
    },
  ],
  ran: [
    {
      name: 'an action on a key that is pressed',
      plant: (host) => plant(host, [rule(down, [increment])]),
      at: '0/do/0',
      says: (host) => `It ran at ${moment(host, 10)}.`,
      events: tap(10, key),
    },
    {
      name: 'an action on a key that is pressed twice',
      plant: (host) => plant(host, [rule(down, [increment])]),
      at: '0/do/0',
      says: (host) => `It ran 2 times, last at ${moment(host, 30)}.`,
      events: [...tap(10, key), ...tap(30, key)],
    },
    {
      name: 'a rule that is true',
      plant: (host) => plant(host, [rule(always, [constrain(planted, expression`${planted} + 1`)])]),
      at: '0/do/0',
      says: 'It is running.',
    },
  ],
} as const satisfies Partial<Record<CauseKind, readonly PlantedCase[]>>;
