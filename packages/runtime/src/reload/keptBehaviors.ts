import type { Behavior, Project } from '@playhouse/core';
import type { GamePlan, Program } from '../plan/gamePlan.ts';
import type { Unit } from '../units/unit.ts';

/** A behavior that is unchanged in both projects, including its children: its old and its new location. */
interface KeptBehavior {
  readonly from: StateRange;
  readonly to: StateRange;
}

/** The units, slots and memory that one behavior of a program's outermost list takes. */
interface StateRange {
  readonly unit: Unit;
  readonly units: number;
  readonly slots: number;
  readonly objects: number;
}

/** The part of a program that continues in the changed one. */
export interface ProgramMatch {
  readonly kept: readonly KeptBehavior[];
  /** Top-level behaviors of the old program that were removed or changed. */
  readonly ended: readonly Unit[];
  /** True when the new program has behaviors that have to start. */
  readonly hasNew: boolean;
}

/** Pairs the behaviors of two programs by id; one continues only if nothing in it has changed. */
export function matchPrograms(
  old: { readonly plan: GamePlan; readonly project: Project; readonly program: Program },
  next: { readonly plan: GamePlan; readonly project: Project; readonly program: Program },
): ProgramMatch {
  const before = rangesOf(old.program);
  const after = rangesOf(next.program);
  const known = new Map(
    before.flatMap((range) => {
      const behavior = behaviorAt(old.project, old.plan, range.unit);
      return behavior ? [[behavior.id, { range, text: JSON.stringify(behavior) }] as const] : [];
    }),
  );
  const kept = after.flatMap((to): KeptBehavior[] => {
    const behavior = behaviorAt(next.project, next.plan, to.unit);
    const found = behavior && known.get(behavior.id);
    if (!found || found.text !== JSON.stringify(behavior)) return [];
    const from = found.range;
    const isAlike = from.units === to.units && from.slots === to.slots && from.objects === to.objects;
    return isAlike ? [{ from, to }] : [];
  });
  const going = new Set(kept.map(({ from }) => from.unit));
  return {
    kept,
    ended: before.flatMap(({ unit }) => (going.has(unit) ? [] : [unit])),
    hasNew: kept.length < after.length,
  };
}

/** The range of each top-level behavior: state is assigned in the order of the behaviors, parents before children. */
function rangesOf({ list, units, slotCount, memoryCount }: Program): StateRange[] {
  return list.units.map((unit, place) => {
    const following = list.units[place + 1];
    return {
      unit,
      units: (following?.index ?? units.length) - unit.index,
      slots: (following?.status ?? slotCount) - unit.status,
      objects: (following?.memory ?? memoryCount) - unit.memory,
    };
  });
}

function behaviorAt(project: Project, plan: GamePlan, unit: Unit): Behavior | undefined {
  const [collection, id, ...rest] = plan.locations[unit.location] ?? [];
  const document: unknown = collection === 'actors' ? project.actors.get(String(id)) : project.scenes.get(String(id));
  let value: unknown = document;
  for (const key of rest) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return isBehavior(value) ? value : undefined;
}

function isBehavior(value: unknown): value is Behavior {
  return typeof value === 'object' && value !== null && 'id' in value && 'class' in value;
}
