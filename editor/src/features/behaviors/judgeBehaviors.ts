import { type Behavior, type Id, type Issue, type KeypathOwner, type Project, validateBehavior } from '@playhouse/core';

/** The findings of one behavior, without those of the behaviors inside it. */
export interface BehaviorFindings {
  readonly own: readonly Issue[];
  readonly conditions: ReadonlyMap<Id, readonly Issue[]>;
}

/** Judges a behavior of an owner as it is now, or a draft of it. */
export type JudgeBehavior = (behavior: Behavior) => BehaviorFindings;

export const noFindings: BehaviorFindings = { own: [], conditions: new Map() };

/**
 * Judges the behaviors of an owner at once, as the check of the project does a moment later. What only that check can
 * know is taken from what it has `reported`, by behavior.
 */
export function createJudge(
  project: Project,
  owner: KeypathOwner,
  behaviors: readonly Behavior[],
  reported: ReadonlyMap<Id, readonly Issue[]>,
): JudgeBehavior {
  const judged = new WeakMap<Behavior, BehaviorFindings>();
  let muted: ReadonlySet<Id> | undefined;
  const judge: JudgeBehavior = (behavior) => {
    const alone = validateBehavior(project, owner, behavior).filter((issue) => !needsProject(issue));
    const rest = reported.get(behavior.id)?.filter(needsProject) ?? [];
    if (alone.length + rest.length === 0) return noFindings;
    muted ??= mutedIn(behaviors);
    return byCondition(behavior, muted.has(behavior.id) ? alone.map(softened) : alone, rest, reported);
  };
  return (behavior) => {
    const known = judged.get(behavior) ?? judge(behavior);
    judged.set(behavior, known);
    return known;
  };
}

/** Findings that depend on other behaviors of the owner. */
function needsProject({ code, severity, params }: Issue): boolean {
  if (code === 'id.duplicate' || code === 'document.depth') return true;
  // Reported once per attribute, at its first use.
  return code === 'reference.missing' && severity === 'nonBlocking' && params.count !== undefined;
}

function byCondition(
  behavior: Behavior,
  alone: readonly Issue[],
  rest: readonly Issue[],
  reported: ReadonlyMap<Id, readonly Issue[]>,
): BehaviorFindings {
  const conditions = new Map<Id, readonly Issue[]>();
  for (const [index, { id }] of (behavior.conditions ?? []).entries()) {
    const here = alone.filter(({ path }) => path[0] === 'conditions' && path[1] === index);
    const there = reported.get(id)?.filter((issue) => rest.includes(issue)) ?? [];
    if (here.length + there.length > 0) conditions.set(id, [...here, ...there]);
  }
  const taken = new Set([...conditions.values()].flat());
  return { own: [...alone, ...rest].filter((issue) => !taken.has(issue)), conditions };
}

/** Behaviors inside disabled ones, where nothing runs. */
function mutedIn(behaviors: readonly Behavior[]): ReadonlySet<Id> {
  const muted = new Set<Id>();
  const pending = behaviors.map((behavior) => ({ behavior, isMuted: false }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { behavior, isMuted } = next;
    if (isMuted) muted.add(behavior.id);
    const inner = [...(behavior.behaviors ?? []), ...(behavior.elseBehaviors ?? [])];
    pending.push(...inner.map((each) => ({ behavior: each, isMuted: isMuted || !behavior.enabled })));
  }
  return muted;
}

function softened(issue: Issue): Issue {
  return { ...issue, severity: 'nonBlocking' };
}
