import type { Path, Scalar } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { attachTracer } from './attachTracer.ts';
import { AttributeWatch } from './attributeWatch.ts';
import type { AttributeChange, BehaviorTrace, TracedAttribute } from './behaviorTrace.ts';
import { causeSentence, changeSentence, explainAttribute } from './causeSentence.ts';
import type { Cause } from './causes.ts';
import { explain } from './explain.ts';
import { projectWords } from './projectWords.ts';
import { type BehaviorQuestion, traceBehavior } from './traceBehavior.ts';

/** One line of the strip: a condition, or the behavior itself. */
export interface WhyLine {
  readonly path: Path;
  readonly name: string;
  /** A letter for each frame: t true, f false, n not asked. */
  readonly states: string;
  /** The compared values in each frame, abbreviated; blank if there were none. */
  readonly values: readonly string[];
}

/** The answer to why a behavior did what it did. */
export interface WhyAnswer {
  /** The frames of the strip: after `from`, up to `to`. */
  readonly from: number;
  readonly to: number;
  /** False when the frames could not be played again as they were. */
  readonly isExact: boolean;
  readonly cause: Cause;
  /** The cause in English. */
  readonly sentence: string;
  /** Behaviors and conditions that the sentence names, as link targets. */
  readonly leads: readonly { readonly path: Path; readonly name: string }[];
  readonly lines: readonly WhyLine[];
}

/** The answer to who set an attribute. */
export interface AttributeAnswer {
  readonly from: number;
  readonly to: number;
  readonly isExact: boolean;
  readonly sentence: string;
  readonly changes: readonly AttributeChange[];
}

/** The most changes of an attribute to report. */
const mostChanges = 100;

/** Continues a game with `play` and answers about it; `isExact` is called afterward. */
export function answerWhy(game: Game, question: BehaviorQuestion, play: () => void, isExact: () => boolean): WhyAnswer {
  const tracing = traceBehavior(game, question);
  try {
    play();
    return whyAnswer(game, question, tracing.trace(isExact()));
  } finally {
    tracing.stop();
  }
}

function whyAnswer(game: Game, { path }: BehaviorQuestion, trace: BehaviorTrace): WhyAnswer {
  const { project } = internalsOf(game);
  const words = projectWords(project, path);
  const cause = explain(trace);
  const { from, to, isExact } = trace;
  const leads = leadsOf(cause).map((one) => ({
    path: one,
    name: one.at(-2) === 'conditions' ? words.condition(one) : words.behavior(one),
  }));
  return { from, to, isExact, cause, sentence: causeSentence(cause, words), leads, lines: linesOf(trace, words) };
}

/** The same for an attribute. */
export function answerWhoSet(
  game: Game,
  attribute: TracedAttribute,
  owner: Path,
  play: () => void,
  isExact: () => boolean,
): AttributeAnswer {
  const { simulation, project } = internalsOf(game);
  const from = simulation.world.frame;
  const changes: AttributeChange[] = [];
  const watch = new AttributeWatch(simulation, (change) => changes.push(change));
  watch.follow([attribute]);
  const stop = attachTracer(game, {
    beginStep: () => watch.beginStep(),
    endStep: () => watch.endStep(),
    enter: (unit, actor) => watch.enter(unit, actor),
    leave: () => watch.leave(),
  });
  try {
    play();
  } finally {
    stop();
  }
  const words = projectWords(project, owner);
  const sentence = changeSentence(explainAttribute(changes, attribute), attribute, words);
  return { from, to: simulation.world.frame, isExact: isExact(), sentence, changes: changes.slice(-mostChanges) };
}

function leadsOf(cause: Cause): readonly Path[] {
  if ('conditions' in cause) return cause.conditions;
  if (cause.kind === 'overwritten') return 'path' in cause.by ? [cause.by.path] : [];
  if (cause.kind === 'sequenceWaits') return [cause.before];
  if ('by' in cause) return cause.by ? [cause.by] : [];
  return 'path' in cause ? [cause.path] : [];
}

/** The conditions of every rule on the path, then the behavior itself. */
function linesOf({ chain, frames }: BehaviorTrace, words: ReturnType<typeof projectWords>): readonly WhyLine[] {
  const lines = chain.flatMap(({ path, conditionCount }, index) =>
    Array.from({ length: conditionCount }, (_, number): WhyLine => {
      const at = [...path, 'conditions', number];
      const facts = frames.map(({ links }) => links[index]?.conditions[number]);
      return {
        path: at,
        name: words.condition(at),
        states: facts.map((fact) => (fact?.isAsked ? (fact.holds ? 't' : 'f') : 'n')).join(''),
        values: facts.map((fact) =>
          [fact?.left, fact?.right]
            .filter((one) => one !== undefined)
            .map(short)
            .join(', '),
        ),
      };
    }),
  );
  const last = chain.at(-1);
  if (!last) return lines;
  const ran = frames.map(({ links }) => links.at(-1));
  const states = ran.map((fact) => (fact?.ran ? 't' : fact && fact.status !== 'idle' ? 'f' : 'n')).join('');
  return [...lines, { path: last.path, name: words.behavior(last.path), states, values: frames.map(() => '') }];
}

function short(value: Scalar | undefined): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value ?? '').slice(0, 40);
}
