import { type Behavior, findBehavior, type Path, type Project, valueAt } from '@playhouse/core';
import type { ChainLink } from './behaviorTrace.ts';

/** The path of the list of behaviors that contains a behavior or condition. */
export function ownerPath(path: Path): Path {
  return path.slice(0, path[0] === 'actors' ? 3 : 7);
}

/** Paths as keys of maps. */
export function pathKey(path: Path): string {
  return path.join('/');
}

/** The behaviors from the actor's list to the one at `path`, and the number of its condition when it leads to one. */
export function chainTo(project: Project, path: Path): { chain: ChainLink[]; condition: number | undefined } {
  const chain: ChainLink[] = [];
  let list = ownerPath(path);
  let rest = path.slice(list.length);
  let lane: ChainLink['lane'] = 'behaviors';
  while (rest.length > 0) {
    const index = Number(rest[0]);
    const own = [...list, index];
    const behavior = valueAt(project, own) as Behavior | undefined;
    if (!behavior) break;
    chain.push(linkOf(behavior, own, lane, runnableBefore(project, list, index)));
    const next = rest[1];
    if (next === 'conditions') return { chain, condition: Number(rest[2]) };
    if (next !== 'behaviors' && next !== 'elseBehaviors') break;
    lane = next;
    list = [...own, next];
    rest = rest.slice(2);
  }
  return { chain, condition: undefined };
}

function runnableBefore(project: Project, list: Path, index: number): Path | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const behavior = valueAt(project, [...list, at]) as Behavior;
    if (behavior.enabled !== false && !findBehavior(behavior.class)?.editorOnly) return [...list, at];
  }
  return undefined;
}

function linkOf(behavior: Behavior, path: Path, lane: ChainLink['lane'], before: Path | undefined): ChainLink {
  const { attributes } = behavior;
  const descriptor = findBehavior(behavior.class);
  return {
    path,
    class: behavior.class,
    isEnabled: behavior.enabled !== false,
    isNote: descriptor?.editorOnly === true,
    lane,
    conditionCount: descriptor?.children?.includes('conditions') ? (behavior.conditions?.length ?? 0) : 0,
    isAny: attributes.compoundConditionKind === 1,
    isUntil: behavior.class === 'LoopBehavior' && attributes.loopType === 1,
    runsOnce: attributes.runOnce === true,
    isSequential: attributes.runSequentially === true,
    timer: behavior.class === 'TimerBehavior' ? timers[Number(attributes.timerType ?? 0)] : undefined,
    before,
  };
}

const timers = ['every', 'after', 'for'] as const;
