import { framesPerSecond, type Path, type Scalar, textOfScalar } from '@playhouse/core';
import type { AttributeChange, TracedAttribute, Writer } from './behaviorTrace.ts';
import type { AttributeCause, Cause, CauseKind } from './causes.ts';

/** Names of the things in a project, without quotes. */
export interface CauseWords {
  behavior(path: Path): string;
  condition(path: Path): string;
  attribute(attribute: TracedAttribute): string;
  scene(id: string): string;
  /** The actor in question. */
  readonly actor: string;
  /** Words for a fault, as a sentence. */
  fault(code: string, detail: string): string;
}

type Sentences = {
  readonly [Kind in CauseKind]: (cause: Extract<Cause, { kind: Kind }>, words: CauseWords) => string;
};

/** A cause in words: one or two short sentences. */
export function causeSentence(cause: Cause, words: CauseWords): string {
  const sentence: (cause: never, words: CauseWords) => string = sentences[cause.kind];
  return sentence(cause as never, words);
}

/** Who set an attribute, in words. */
export function changeSentence(cause: AttributeCause, attribute: TracedAttribute, words: CauseWords): string {
  const name = quoted(words.attribute(attribute));
  if (cause.kind === 'unchanged') return `${name} did not change.`;
  const { from, to, frame, writer } = cause.last;
  return `${whoSet(writer, words, name)} from ${shown(from)} to ${shown(to)} at ${at(frame)}.`;
}

const sentences: Sentences = {
  missing: () => 'This behavior is no longer in the game.',
  note: () => 'It is a note. Notes do nothing in the game.',
  off: () => 'It was not asked: it is off.',
  blockOff: ({ path }, words) => `It was not asked: the block ${title(path, words)} was off.`,
  unlocked: (_, { actor }) => `It was not asked: this ${quoted(actor)} is unlocked and has its own behaviors.`,
  neverPlaced: (_, { actor }) => `There was no ${quoted(actor)}: it is in no scene, and nothing spawns it.`,
  neverSpawned: (_, { actor }) => `There was no ${quoted(actor)}: it was not spawned.`,
  otherScene: ({ scenes, running }, words) =>
    `${quoted(words.actor)} is in ${list(scenes, words.scene, 'and')}, but ${quoted(words.scene(running))} was running.`,
  destroyed: ({ frame, by }, words) => {
    const when = frame === undefined ? 'before' : `at ${at(frame)}`;
    return `${quoted(words.actor)} was gone: it was destroyed ${when}${by ? ` by ${title(by, words)}` : ''}.`;
  },
  paused: () => 'It was not asked: the scene was paused.',
  waiting: () => 'It was not asked: the game was waiting for an answer.',
  fault: ({ path, code, detail }, words) => `${title(path, words)} stopped: ${words.fault(code, detail)}`,
  neverTrue: ({ conditions }, words) => neverTrue(conditions, words),
  neverTogether: ({ conditions }, words) => `${list(conditions, words.condition, 'and')} were never true together.`,
  aroundNeverTrue: ({ path, conditions }, words) =>
    `It was not asked: in ${title(path, words)}, ${neverTrue(conditions, words)}`,
  aroundNeverTogether: ({ path, conditions }, words) =>
    `It was not asked: in ${title(path, words)}, ${list(conditions, words.condition, 'and')} were never true together.`,
  aroundAlwaysTrue: ({ path }, words) =>
    `It was not asked: it is in Otherwise, and the conditions of ${title(path, words)} were always true.`,
  conditionDecided: ({ by, isTrue }, words) =>
    `It was not asked: ${quoted(words.condition(by))} was ${isTrue ? 'already true' : 'never true'}.`,
  conditionTrue: ({ path, frame, isLast }, words) =>
    `${quoted(words.condition(path))} ${isLast ? 'is true.' : `was true, last at ${at(frame)}.`}`,
  onceDone: ({ path }, words) => `${title(path, words)} runs once, and it has already run.`,
  timerWaits: ({ path }, words) => `The time of ${title(path, words)} was not over.`,
  timerOver: ({ path }, words) => `The time of ${title(path, words)} was already over.`,
  sequenceWaits: ({ path, before }, words) =>
    `It was not its turn: in ${title(path, words)}, ${title(before, words)} was not done.`,
  doneBefore: ({ parent }, words) =>
    parent
      ? `It ran when ${title(parent, words)} became active, and runs again when that becomes active again.`
      : `It ran once, when ${quoted(words.actor)} appeared.`,
  notReached: ({ path }, words) => `It was not asked: ${title(path, words)} did not get to it.`,
  overwritten: ({ change, by, to }, words) => {
    const name = quoted(words.attribute(change));
    return `It set ${name} to ${shown(change.to)} at ${at(change.frame)}, but ${overwriter(by, words)} then set it to ${shown(to)}.`;
  },
  sameValue: ({ frame }) => `It ran at ${at(frame)}, but changed nothing: the value was the same before.`,
  ran: ({ frame, times, isStill }) => {
    if (isStill) return times > 1 ? `It is running. It began ${times} times.` : 'It is running.';
    return times > 1 ? `It ran ${times} times, last at ${at(frame)}.` : `It ran at ${at(frame)}.`;
  },
};

function neverTrue(conditions: readonly Path[], words: CauseWords): string {
  const verb = conditions.length === 1 ? 'was never true' : 'were never true';
  return `${list(conditions, words.condition, 'and')} ${verb}.`;
}

function title(path: Path, words: CauseWords): string {
  return quoted(words.behavior(path));
}

function list<Item>(items: readonly Item[], nameOf: (item: Item) => string, joint: string): string {
  const names = items.map((item) => quoted(nameOf(item)));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} ${joint} ${last}`;
}

function quoted(name: string): string {
  return `“${name}”`;
}

function shown(value: Scalar): string {
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' ? textOfScalar(Math.round(value * 100) / 100) : String(value);
}

function at(frame: number): string {
  return `${(frame / framesPerSecond).toFixed(2)} s`;
}

/** “Lives” was set by “Hurt”. */
function whoSet(writer: Writer, words: CauseWords, name: string): string {
  switch (writer.kind) {
    case 'behavior':
      return `${title(writer.path, words)} set ${name}`;
    case 'motion':
      return `${title(writer.path, words)} moved ${name}`;
    case 'physics':
      return `Physics moved ${name}`;
    case 'script':
      return `A script set ${name}`;
    case 'outside':
      return `Someone set ${name} in the Watch panel`;
    case 'game':
      return `The game set ${name}`;
  }
}

function overwriter(writer: Writer, words: CauseWords): string {
  const names = { physics: 'physics', script: 'a script', outside: 'someone in the Watch panel', game: 'the game' };
  return 'path' in writer ? title(writer.path, words) : names[writer.kind];
}

/** The changes of an attribute among many, in their order. */
function historyOf(changes: readonly AttributeChange[], { subject, id }: TracedAttribute): readonly AttributeChange[] {
  return changes.filter((change) => change.subject === subject && change.id === id);
}

/** Why an attribute has its value: its last change, if there was one. */
export function explainAttribute(changes: readonly AttributeChange[], attribute: TracedAttribute): AttributeCause {
  const last = historyOf(changes, attribute).at(-1);
  return last ? { kind: 'changed', last } : { kind: 'unchanged' };
}
