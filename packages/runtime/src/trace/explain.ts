import type { Path } from '@playhouse/core';
import type { BehaviorTrace, ChainLink, ConditionFact, FrameFact, LinkFact } from './behaviorTrace.ts';
import type { Cause } from './causes.ts';

/** Why the behavior of a trace did what it did in these frames, or did nothing. A pure function of the trace. */
export function explain(trace: BehaviorTrace): Cause {
  return unbuilt(trace) ?? absent(trace) ?? unreached(trace) ?? reached(trace);
}

/** Causes that are known without running the game. */
function unbuilt({ chain }: BehaviorTrace): Cause | undefined {
  const last = chain.at(-1);
  if (!last) return { kind: 'missing' };
  const off = chain.find(({ isEnabled }) => !isEnabled);
  if (off) return { kind: off === last ? 'off' : 'blockOff', path: off.path };
  return last.isNote ? { kind: 'note' } : undefined;
}

/** Why there was no actor that could run it. */
function absent(trace: BehaviorTrace): Cause | undefined {
  const { frames, placedIn, isSpawned, isUnlocked, destroyedBy } = trace;
  if (frames.some(({ situation }) => situation === 'present')) return undefined;
  if (isUnlocked) return { kind: 'unlocked' };
  const last = frames.at(-1);
  if (!last || last.situation === 'waiting') return { kind: 'waiting' };
  if (last.situation === 'paused') return { kind: 'paused' };
  const scenes = new Set(frames.map(({ scene }) => scene));
  if (placedIn.some((scene) => scenes.has(scene))) return { kind: 'destroyed', frame: undefined, by: destroyedBy };
  if (placedIn.length > 0) return { kind: 'otherScene', scenes: placedIn, running: last.scene };
  return { kind: isSpawned ? 'neverSpawned' : 'neverPlaced' };
}

/** The enclosing behavior that kept it from being reached. */
function unreached(trace: BehaviorTrace): Cause | undefined {
  const { chain, frames } = trace;
  const index = chain.findIndex((_, link) => !wasActive(frames, link));
  if (index < 0) return undefined;
  const link = chain[index];
  const parent = chain[index - 1];
  if (!link) return undefined;
  const fault = faultOf(trace, index - 1) ?? faultOf(trace, index);
  if (fault) return fault;
  const gone = destroyedEarly(trace);
  if (!parent) return gone ?? { kind: 'notReached', path: link.path };
  const facts = factsOf(frames, index - 1);
  if (parent.conditionCount > 0) {
    const isOpen = facts.some((fact) => hasHeld(fact, parent) === isWanted(link, parent));
    if (!isOpen && facts.some(asked))
      return link.lane === 'behaviors'
        ? neverHeld(parent, facts, 'around')
        : { kind: 'aroundAlwaysTrue', path: parent.path };
  }
  if (isUsedUp(parent, facts)) return { kind: 'onceDone', path: parent.path };
  if (parent.timer === 'for' && facts.some(({ status }) => status === 'finished'))
    return { kind: 'timerOver', path: parent.path };
  // A removed actor waits for nothing.
  if (gone) return gone;
  if (parent.isSequential && link.before) return { kind: 'sequenceWaits', path: parent.path, before: link.before };
  return { kind: parent.timer ? 'timerWaits' : 'notReached', path: parent.path };
}

/** The outcome once it was reached. */
function reached(trace: BehaviorTrace): Cause {
  const { chain, frames, condition } = trace;
  const index = chain.length - 1;
  const link = chain[index] as ChainLink;
  const facts = factsOf(frames, index);
  const fault = faultOf(trace, index);
  const lastRan = frames.findLast(({ links }) => links[index]?.ran)?.frame ?? 0;
  if (fault?.kind === 'fault' && fault.frame >= lastRan) return fault;
  if (condition !== undefined) return conditionCause(trace, link, condition);
  if (link.conditionCount > 0 && !facts.some((fact) => hasHeld(fact, link)) && facts.some(asked))
    return neverHeld(link, facts, 'own');
  if (isUsedUp(link, facts)) return { kind: 'onceDone', path: link.path };
  if (link.timer && !facts.some(isOpened)) {
    if (facts.some(({ status }) => status === 'finished')) return { kind: 'timerOver', path: link.path };
    return destroyedEarly(trace) ?? { kind: 'timerWaits', path: link.path };
  }
  const ran = frames.filter(({ links }) => links[index]?.ran);
  const last = ran.at(-1);
  if (!last) return { kind: 'doneBefore', parent: chain[index - 1]?.path };
  return effect(trace, ran) ?? ranCause(trace, index, ran, last);
}

function ranCause({ frames, chain }: BehaviorTrace, index: number, ran: readonly FrameFact[], last: FrameFact): Cause {
  const link = chain[index];
  const isStill = frames.at(-1)?.links[index]?.status === 'running';
  const held = link && link.conditionCount > 0 ? ran.filter(({ links }) => hasHeld(links[index], link)) : ran;
  const times = frames.filter(({ links }) => links[index]?.began).length;
  return { kind: 'ran', frame: (held.at(-1) ?? last).frame, times: Math.max(times, 1), isStill };
}

/** What happened to the values that it wrote: another behavior overwrote them, or they were the same before. */
function effect({ chain, writes, frames }: BehaviorTrace, ran: readonly FrameFact[]): Cause | undefined {
  if (writes.length === 0) return undefined;
  const path = chain.at(-1)?.path ?? [];
  const last = ran.at(-1);
  const isOwn = ({ writer }: FrameFact['changes'][number]) => writer.kind === 'behavior' && isSame(writer.path, path);
  const own = ran.filter(({ changes }) => changes.some(isOwn));
  if (own.length === 0) return last && { kind: 'sameValue', frame: last.frame };
  const overwrites = own.map((frame) => {
    const next = frames.find((one) => one.frame === frame.frame + 1);
    const changes = [...frame.changes, ...(next?.changes ?? [])];
    const change = frame.changes.findLast(isOwn);
    const after = change && changes.slice(changes.indexOf(change) + 1).find((one) => !isOwn(one));
    return change && after && { kind: 'overwritten' as const, change, by: after.writer, to: after.to };
  });
  // What follows the last frame is unknown.
  const known = own.at(-1) === frames.at(-1) && overwrites.at(-1) === undefined ? overwrites.slice(0, -1) : overwrites;
  return known.every((one) => one !== undefined) ? known.at(-1) : undefined;
}

function conditionCause({ frames, chain }: BehaviorTrace, link: ChainLink, condition: number): Cause {
  const index = chain.length - 1;
  const path = conditionPath(link, condition);
  const held = frames.filter(({ links }) => isTrue(links[index]?.conditions[condition]));
  const last = held.at(-1);
  if (last) return { kind: 'conditionTrue', path, frame: last.frame, isLast: last === frames.at(-1) };
  const facts = factsOf(frames, index);
  if (facts.some(({ conditions }) => conditions[condition]?.isAsked))
    return { kind: 'neverTrue', path: link.path, conditions: [path] };
  const decided = facts.findLast(asked)?.conditions.findLastIndex((fact) => fact?.isAsked) ?? -1;
  if (decided < 0) return { kind: 'notReached', path: link.path };
  return { kind: 'conditionDecided', path, by: conditionPath(link, decided), isTrue: link.isAny };
}

/** Conditions that were never true, or never true together. */
function neverHeld(link: ChainLink, facts: readonly LinkFact[], whose: 'own' | 'around'): Cause {
  const indexes = Array.from({ length: link.conditionCount }, (_, index) => index);
  const never = indexes.filter((index) => !facts.some(({ conditions }) => conditions[index]?.holds));
  const { path } = link;
  if (never.length > 0) {
    const conditions = never.map((index) => conditionPath(link, index));
    return { kind: whose === 'own' ? 'neverTrue' : 'aroundNeverTrue', path, conditions };
  }
  const conditions = indexes.map((index) => conditionPath(link, index));
  return { kind: whose === 'own' ? 'neverTogether' : 'aroundNeverTogether', path, conditions };
}

/** A fault of a link that kept it or its contents from working. */
function faultOf({ frames, chain }: BehaviorTrace, index: number): Cause | undefined {
  for (const { frame, faults } of frames.toReversed()) {
    const fault = faults.find(({ link }) => link === index);
    const path = chain[index]?.path;
    if (fault && path) return { kind: 'fault', path, code: fault.code, detail: fault.detail, frame };
  }
  return undefined;
}

/** The actor no longer exists, so nothing more can happen. */
function destroyedEarly({ frames, destroyedBy }: BehaviorTrace): Cause | undefined {
  const last = frames.findLast(({ situation }) => situation === 'present');
  if (!last || frames.at(-1)?.situation !== 'absent') return undefined;
  return { kind: 'destroyed', frame: last.frame, by: destroyedBy };
}

function wasActive(frames: readonly FrameFact[], index: number): boolean {
  return factsOf(frames, index).some(({ ran, status }) => ran || status !== 'idle');
}

function factsOf(frames: readonly FrameFact[], index: number): readonly LinkFact[] {
  return frames.flatMap(({ situation, links }) => (situation === 'present' ? (links[index] ?? []) : []));
}

function asked({ conditions }: LinkFact): boolean {
  return conditions.some((fact) => fact?.isAsked);
}

/** The combined result of a link's conditions; undefined when they were not evaluated. */
function hasHeld(
  fact: Pick<LinkFact, 'conditions'> | undefined,
  { isAny }: Pick<ChainLink, 'isAny'>,
): boolean | undefined {
  const known = fact?.conditions.filter((one): one is ConditionFact => one?.isAsked === true) ?? [];
  if (!fact || known.length === 0) return undefined;
  return isAny
    ? known.some(({ holds }) => holds)
    : known.length === fact.conditions.length && known.every(({ holds }) => holds);
}

/** The result of the enclosing conditions that a behavior needs to run; a loop may run until they hold. */
function isWanted(link: ChainLink, { isUntil }: ChainLink): boolean {
  return link.lane === 'elseBehaviors' ? false : !isUntil;
}

/** Nothing inside it started although it could have: "Run once" allows that once in an actor's life. */
function isUsedUp(link: ChainLink, facts: readonly LinkFact[]): boolean {
  if (!link.runsOnce || facts.some(isOpened)) return false;
  return facts.some((fact) => (link.conditionCount > 0 ? hasHeld(fact, link) === true : fact.status === 'finished'));
}

function isOpened({ opened, isOpen }: LinkFact): boolean {
  return opened || isOpen;
}

function isTrue(fact: ConditionFact | undefined): boolean {
  return fact?.isAsked === true && fact.holds;
}

function conditionPath({ path }: ChainLink, index: number): Path {
  return [...path, 'conditions', index];
}

function isSame(left: Path, right: Path): boolean {
  return left.length === right.length && left.every((key, index) => key === right[index]);
}
