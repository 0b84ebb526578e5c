import { change, condition, rule, tally } from '../../packages/runtime/src/test/describeGame.ts';
import type { CauseKind } from '../../packages/runtime/src/trace/causes.ts';
import { always, both, either, hit, named, never, tap } from '../../packages/runtime/src/trace/plantedQuestions.ts';
import {
  down,
  isHuge,
  key,
  keyIsDown,
  moment,
  otherDown,
  otherIsDown,
  otherKey,
  type PlantedCase,
  press,
} from './plantedCase.ts';
import { plant } from './plantedGame.ts';

/** Cases of conditions, and of faults in conditions or in what they control. */
export const plantedConditions = {
  fault: [
    {
      name: 'an action on a deleted attribute',
      plant: (host) => plant(host, [rule(down, [named('Count', change('game.attributes.id404', 1))])]),
      at: '0/do/0',
      says: '“Count” stopped: There is no attribute game.attributes.id404.',
      leads: ['0/do/0'],
      events: tap(10, key),
    },
    {
      name: 'a rule with an incomplete condition',
      plant: (host) => plant(host, [named('Odd', rule(condition('unset', {}), [hit]))]),
      at: '0/do/0',
      says: '“Odd” stopped: The condition is incomplete and is never true.',
      leads: ['0'],
    },
  ],
  neverTrue: [
    {
      name: 'a rule on a key that nobody presses',
      plant: (host) => plant(host, [press]),
      at: '0',
      says: `${keyIsDown} was never true.`,
      leads: ['0/when/0'],
      events: tap(10, otherKey),
    },
    {
      name: 'a rule on a number that is never reached',
      plant: (host) => plant(host, [tally, rule(never, [hit])]),
      at: '1',
      says: `${isHuge} was never true.`,
      leads: ['1/when/0'],
    },
    {
      name: 'the second of two conditions that are both required',
      plant: (host) => plant(host, [rule([always, down], [hit], [], both)]),
      at: '0',
      says: `${keyIsDown} was never true.`,
      leads: ['0/when/1'],
    },
    {
      name: 'two conditions, either of which is enough',
      plant: (host) => plant(host, [rule([down, never], [hit], [], either)]),
      at: '0',
      says: `${keyIsDown} and ${isHuge} were never true.`,
      leads: ['0/when/0', '0/when/1'],
    },
  ],
  neverTogether: [
    {
      name: 'two keys that are pressed one after the other',
      plant: (host) => plant(host, [rule([down, otherDown], [hit], [], both)]),
      at: '0',
      says: `${keyIsDown} and ${otherIsDown} were never true together.`,
      leads: ['0/when/0', '0/when/1'],
      events: [...tap(10, key), ...tap(20, otherKey)],
    },
  ],
  aroundNeverTrue: [
    {
      name: 'an action in a rule on a key that nobody presses',
      plant: (host) => plant(host, [named('Press', press)]),
      at: '0/do/0',
      says: `It was not asked: in “Press”, ${keyIsDown} was never true.`,
      leads: ['0/when/0'],
    },
    {
      name: 'a rule inside a rule whose number is never reached',
      plant: (host) => plant(host, [named('Out', rule(never, [press]))]),
      at: '0/do/0',
      says: `It was not asked: in “Out”, ${isHuge} was never true.`,
      leads: ['0/when/0'],
      events: tap(10, key),
    },
  ],
  aroundNeverTogether: [
    {
      name: 'an action in a rule on two keys that are pressed one after the other',
      plant: (host) => plant(host, [named('Combo', rule([down, otherDown], [hit], [], both))]),
      at: '0/do/0',
      says: `It was not asked: in “Combo”, ${keyIsDown} and ${otherIsDown} were never true together.`,
      leads: ['0/when/0', '0/when/1'],
      events: [...tap(10, key), ...tap(20, otherKey)],
    },
  ],
  aroundAlwaysTrue: [
    {
      name: 'a rule in Otherwise',
      plant: (host) => plant(host, [named('Safe', rule(always, [], [press]))]),
      at: '0/else/0',
      says: 'It was not asked: it is in Otherwise, and the conditions of “Safe” were always true.',
      leads: ['0'],
      events: tap(10, key),
    },
  ],
  conditionDecided: [
    {
      name: 'a condition after one that is never true',
      plant: (host) => plant(host, [rule([never, down], [hit], [], both)]),
      at: '0/when/1',
      says: `It was not asked: ${isHuge} was never true.`,
      leads: ['0/when/0'],
      events: tap(10, key),
    },
    {
      name: 'a condition after one that is enough',
      plant: (host) => plant(host, [rule([always, down], [hit], [], either)]),
      at: '0/when/1',
      says: 'It was not asked: “game.count ≥ 0” was already true.',
      leads: ['0/when/0'],
      events: tap(10, key),
    },
  ],
  conditionTrue: [
    {
      name: 'a condition that was true',
      plant: (host) => plant(host, [press]),
      at: '0/when/0',
      says: (host) => `${keyIsDown} was true, last at ${moment(host, 12)}.`,
      leads: ['0/when/0'],
      events: tap(10, key),
    },
  ],
} as const satisfies Partial<Record<CauseKind, readonly PlantedCase[]>>;
