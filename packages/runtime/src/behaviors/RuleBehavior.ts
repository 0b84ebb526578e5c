import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import { declare, number, perform, same, variable, when } from '../units/code.ts';
import { defineRuntimeBehavior } from '../units/defineRuntimeBehavior.ts';
import { opensSection } from '../units/once.ts';
import { areUnitsDone, enterUnits, leaveUnits, runUnits } from '../units/run.ts';
import type { Unit } from '../units/unit.ts';

const none = 0;
const main = 1;
const otherwise = 2;

/**
 * Keeps exactly one of its two lists active, depending on its conditions. docs/runtime-rules.md#flow and
 * docs/runtime-rules.md#combining-conditions and docs/runtime-rules.md#activation.
 */
export const Rule = defineRuntimeBehavior('RuleBehavior', {
  /** The last result of the conditions; the active list; which lists have ever been active for the actor. */
  numbers: 3,

  start(unit, actor, world) {
    enter(unit, unit.test(actor, world) ? main : otherwise, unit.fields.runOnce, actor, world);
  },

  update(unit, actor, world) {
    const section = unit.test(actor, world) ? main : otherwise;
    if (section === actor.readSlot(unit.state)) {
      const open = actor.readSlot(unit.state + 1);
      if (open === main) runUnits(unit.children, actor, world);
      else if (open === otherwise) runUnits(unit.otherwise, actor, world);
      return;
    }
    changeSection(unit, section, actor, world);
  },

  code(unit, { actor, world, constant, slot, test, run }) {
    const section = variable('t');
    const open = variable('o');
    const isOtherwise = when(same(open, number(otherwise)), run(unit.otherwise));
    return [
      declare('t', { kind: 'choice', test: test(unit), yes: number(main), no: number(otherwise) }),
      when(
        same(section, slot(unit.state)),
        [declare('o', slot(unit.state + 1)), when(same(open, number(main)), run(unit.children), [isOtherwise])],
        [perform(constant(changeSection), constant(unit), section, actor, world)],
      ),
    ];
  },

  stop: leaveSection,

  isDone(unit, actor) {
    const open = actor.readSlot(unit.state + 1);
    return open === none || areUnitsDone(open === main ? unit.children : unit.otherwise, actor);
  },
});

interface RuleFields {
  readonly runOnce: boolean;
}

function enter(unit: Unit, section: number, runOnce: boolean, actor: Actor, world: World): void {
  actor.writeSlot(unit.state, section);
  if (!opensSection(runOnce, actor, unit.state + 2, section)) return;
  actor.writeSlot(unit.state + 1, section);
  enterUnits(section === main ? unit.children : unit.otherwise, actor, world);
}

function changeSection(unit: Unit<RuleFields>, section: number, actor: Actor, world: World): void {
  leaveSection(unit, actor, world);
  enter(unit, section, unit.fields.runOnce, actor, world);
}

function leaveSection(unit: Unit, actor: Actor, world: World): void {
  const open = actor.readSlot(unit.state + 1);
  actor.writeSlot(unit.state, none);
  actor.writeSlot(unit.state + 1, none);
  if (open === main) leaveUnits(unit.children, actor, world);
  else if (open === otherwise) leaveUnits(unit.otherwise, actor, world);
}
