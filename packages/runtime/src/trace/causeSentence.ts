import { framesPerSecond, type Path, type Scalar, textOfScalar } from '@playhouse/core';
import type { AttributeChange, TracedAttribute, Writer } from './behaviorTrace.ts';
import type { AttributeCause, Cause, CauseKind } from './causes.ts';

/** Values that a sentence names, by the names in its braces. */
type Named = Readonly<Record<string, string | number>>;

/** Names of the things in a project, without quotes, and the language that speaks of them. */
export interface CauseWords {
  behavior(path: Path): string;
  condition(path: Path): string;
  attribute(attribute: TracedAttribute): string;
  scene(id: string): string;
  /** The actor in question. */
  readonly actor: string;
  /** Words for a fault, as a sentence. */
  fault(code: string, detail: string): string;
  /** A sentence in the language, with its values in place of `{name}`. */
  readonly say: (text: string, values?: Named) => string;
  /** Names as a list: “a”, “b” and “c”. */
  list(names: readonly string[]): string;
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
  const name = words.attribute(attribute);
  if (cause.kind === 'unchanged') return words.say('“{name}” did not change.', { name });
  const { from, to, frame, writer } = cause.last;
  return whoSet(writer, { name, from: shown(from), to: shown(to), seconds: at(frame) }, words);
}

const sentences: Sentences = {
  missing: (_, { say }) => say('This behavior is no longer in the game.'),
  note: (_, { say }) => say('It is a note. Notes do nothing in the game.'),
  off: (_, { say }) => say('It was not asked: it is off.'),
  blockOff: ({ path }, words) =>
    words.say('It was not asked: the block “{block}” was off.', { block: words.behavior(path) }),
  unlocked: (_, { actor, say }) =>
    say('It was not asked: this “{actor}” is unlocked and has its own behaviors.', { actor }),
  neverPlaced: (_, { actor, say }) =>
    say('There was no “{actor}”: it is in no scene, and nothing spawns it.', { actor }),
  neverSpawned: (_, { actor, say }) => say('There was no “{actor}”: it was not spawned.', { actor }),
  otherScene: ({ scenes, running }, words) =>
    words.say('“{actor}” is in {scenes}, but “{running}” was running.', {
      actor: words.actor,
      scenes: list(scenes, words.scene, words),
      running: words.scene(running),
    }),
  destroyed: ({ frame, by }, words) => destroyed(frame, by, words),
  paused: (_, { say }) => say('It was not asked: the scene was paused.'),
  waiting: (_, { say }) => say('It was not asked: the game was waiting for an answer.'),
  fault: ({ path, code, detail }, words) =>
    words.say('“{behavior}” stopped: {fault}', { behavior: words.behavior(path), fault: words.fault(code, detail) }),
  neverTrue: ({ conditions }, words) =>
    conditions.length === 1
      ? words.say('{conditions} was never true.', { conditions: list(conditions, words.condition, words) })
      : words.say('{conditions} were never true.', { conditions: list(conditions, words.condition, words) }),
  neverTogether: ({ conditions }, words) =>
    words.say('{conditions} were never true together.', { conditions: list(conditions, words.condition, words) }),
  aroundNeverTrue: ({ path, conditions }, words) => {
    const values = { block: words.behavior(path), conditions: list(conditions, words.condition, words) };
    return conditions.length === 1
      ? words.say('It was not asked: in “{block}”, {conditions} was never true.', values)
      : words.say('It was not asked: in “{block}”, {conditions} were never true.', values);
  },
  aroundNeverTogether: ({ path, conditions }, words) =>
    words.say('It was not asked: in “{block}”, {conditions} were never true together.', {
      block: words.behavior(path),
      conditions: list(conditions, words.condition, words),
    }),
  aroundAlwaysTrue: ({ path }, words) =>
    words.say('It was not asked: it is in Otherwise, and the conditions of “{block}” were always true.', {
      block: words.behavior(path),
    }),
  conditionDecided: ({ by, isTrue }, words) => {
    const condition = words.condition(by);
    return isTrue
      ? words.say('It was not asked: “{condition}” was already true.', { condition })
      : words.say('It was not asked: “{condition}” was never true.', { condition });
  },
  conditionTrue: ({ path, frame, isLast }, words) => {
    const condition = words.condition(path);
    return isLast
      ? words.say('“{condition}” is true.', { condition })
      : words.say('“{condition}” was true, last at {seconds} s.', { condition, seconds: at(frame) });
  },
  onceDone: ({ path }, words) =>
    words.say('“{behavior}” runs once, and it has already run.', { behavior: words.behavior(path) }),
  timerWaits: ({ path }, words) =>
    words.say('The time of “{behavior}” was not over.', { behavior: words.behavior(path) }),
  timerOver: ({ path }, words) =>
    words.say('The time of “{behavior}” was already over.', { behavior: words.behavior(path) }),
  sequenceWaits: ({ path, before }, words) =>
    words.say('It was not its turn: in “{block}”, “{before}” was not done.', {
      block: words.behavior(path),
      before: words.behavior(before),
    }),
  doneBefore: ({ parent }, words) =>
    parent
      ? words.say('It ran when “{block}” became active, and runs again when that becomes active again.', {
          block: words.behavior(parent),
        })
      : words.say('It ran once, when “{actor}” appeared.', { actor: words.actor }),
  notReached: ({ path }, words) =>
    words.say('It was not asked: “{block}” did not get to it.', { block: words.behavior(path) }),
  overwritten: ({ change, by, to }, words) => overwritten(change, by, shown(to), words),
  sameValue: ({ frame }, { say }) =>
    say('It ran at {seconds} s, but changed nothing: the value was the same before.', { seconds: at(frame) }),
  ran: ({ frame, times, isStill }, { say }) => {
    if (isStill) return times > 1 ? say('It is running. It began {times} times.', { times }) : say('It is running.');
    const seconds = at(frame);
    return times > 1
      ? say('It ran {times} times, last at {seconds} s.', { times, seconds })
      : say('It ran at {seconds} s.', { seconds });
  },
};

function destroyed(frame: number | undefined, by: Path | undefined, words: CauseWords): string {
  const { actor, say } = words;
  if (frame === undefined) {
    return by
      ? say('“{actor}” was gone: it was destroyed before by “{behavior}”.', { actor, behavior: words.behavior(by) })
      : say('“{actor}” was gone: it was destroyed before.', { actor });
  }
  const seconds = at(frame);
  return by
    ? say('“{actor}” was gone: it was destroyed at {seconds} s by “{behavior}”.', {
        actor,
        seconds,
        behavior: words.behavior(by),
      })
    : say('“{actor}” was gone: it was destroyed at {seconds} s.', { actor, seconds });
}

function list<Item>(items: readonly Item[], nameOf: (item: Item) => string, words: CauseWords): string {
  return words.list(items.map(nameOf));
}

function shown(value: Scalar): string {
  if (typeof value === 'string') return `“${value}”`;
  return typeof value === 'number' ? textOfScalar(Math.round(value * 100) / 100) : String(value);
}

/** The time of a frame in seconds. */
function at(frame: number): string {
  return (frame / framesPerSecond).toFixed(2);
}

function whoSet(writer: Writer, values: Named, words: CauseWords): string {
  const { say } = words;
  switch (writer.kind) {
    case 'behavior':
      return say('“{behavior}” set “{name}” from {from} to {to} at {seconds} s.', {
        ...values,
        behavior: words.behavior(writer.path),
      });
    case 'motion':
      return say('“{behavior}” moved “{name}” from {from} to {to} at {seconds} s.', {
        ...values,
        behavior: words.behavior(writer.path),
      });
    case 'physics':
      return say('Physics moved “{name}” from {from} to {to} at {seconds} s.', values);
    case 'script':
      return say('A script set “{name}” from {from} to {to} at {seconds} s.', values);
    case 'outside':
      return say('Someone set “{name}” in the Watch panel from {from} to {to} at {seconds} s.', values);
    case 'game':
      return say('The game set “{name}” from {from} to {to} at {seconds} s.', values);
  }
}

function overwritten(change: AttributeChange, by: Writer, then: string, words: CauseWords): string {
  const { say } = words;
  const values = { name: words.attribute(change), value: shown(change.to), seconds: at(change.frame), then };
  switch (by.kind) {
    case 'behavior':
    case 'motion':
      return say('It set “{name}” to {value} at {seconds} s, but “{behavior}” then set it to {then}.', {
        ...values,
        behavior: words.behavior(by.path),
      });
    case 'physics':
      return say('It set “{name}” to {value} at {seconds} s, but physics then set it to {then}.', values);
    case 'script':
      return say('It set “{name}” to {value} at {seconds} s, but a script then set it to {then}.', values);
    case 'outside':
      return say(
        'It set “{name}” to {value} at {seconds} s, but someone in the Watch panel then set it to {then}.',
        values,
      );
    case 'game':
      return say('It set “{name}” to {value} at {seconds} s, but the game then set it to {then}.', values);
  }
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
