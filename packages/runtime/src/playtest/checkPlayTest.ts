import { convertValue, type Project } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import { createGameInspector, type GameInspector } from '../inspect/gameInspector.ts';
import type {
  Assertion,
  CountAssertion,
  ExpressionAssertion,
  FaultsAssertion,
  LogAssertion,
  PictureAssertion,
  SceneAssertion,
} from './assertion.ts';
import type { PlayTest } from './parsePlayTest.ts';

/** Why a play test failed. */
export interface PlayTestFailure {
  readonly code: 'assertion.expression' | 'assertion.scene' | 'assertion.count' | 'assertion.log' | 'fault';
  readonly message: string;
  /** The first frame that shows it. */
  readonly frame: number;
  /** Number of the assertion, from 1; missing for a fault. */
  readonly assertion?: number;
}

/** Watches a game that is being played by a test. */
export interface PlayTestChecker {
  /** Must be called after each step. */
  look(): void;
  /** Must be called after the last step; returns all failures, assertions first, in order. */
  finish(): PlayTestFailure[];
}

/** Checks all assertions of a test except pictures, which require rendering. */
export function createPlayTestChecker(project: Project, game: Game, { assertions }: PlayTest): PlayTestChecker {
  const context: Context = { project, game, inspector: createGameInspector(game) };
  const watched = assertions.flatMap((assertion, index): Watched[] => {
    if (assertion.type === 'picture' || assertion.type === 'faults') return [];
    return [{ number: index + 1, assertion, look: lookerOf(context, assertion), isDone: false }];
  });
  const allowed = new Set(assertions.flatMap((each) => (each.type === 'faults' ? each.allowed : [])));
  const failures = new Map<number, PlayTestFailure>();
  return {
    look() {
      for (const each of watched) if (!each.isDone) watch(each, game.frame, failures);
    },
    finish() {
      for (const each of watched) if (!each.isDone) conclude(each, game.frame, failures);
      const faults = game.faults
        .filter(({ code, cause }) => cause === 'engine' || !allowed.has(code))
        .map(
          ({ message, firstFrame, code }): PlayTestFailure => ({
            code: 'fault',
            message: `${message} [${code}]`,
            frame: firstFrame,
          }),
        );
      return [...[...failures.values()].sort((a, b) => (a.assertion ?? 0) - (b.assertion ?? 0)), ...faults];
    },
  };
}

interface Context {
  readonly project: Project;
  readonly game: Game;
  readonly inspector: GameInspector;
}

/** Whether something holds now; if not, the actual state in words, up to the period; `isWrong` when it can never be evaluated. */
type Seen = { readonly holds: true } | { readonly holds: false; readonly why: string; readonly isWrong?: boolean };

type Look = () => Seen;

type Watchable = Exclude<Assertion, FaultsAssertion | PictureAssertion>;

interface Watched {
  readonly number: number;
  readonly assertion: Watchable;
  readonly look: Look;
  isDone: boolean;
}

function watch(watched: Watched, frame: number, failures: Map<number, PlayTestFailure>): void {
  const { assertion, look } = watched;
  const { when, from, to } = assertion;
  if (frame < from || frame > to || (when === 'end' && frame !== to)) return;
  const seen = look();
  if (!seen.holds && seen.isWrong)
    fail(watched, `${wordsOf(assertion)} cannot be checked: ${seen.why}`, frame, failures);
  else if (when === 'sometime') watched.isDone = seen.holds;
  else if (seen.holds && when === 'never')
    fail(watched, `${wordsOf(assertion)} holds in frame ${frame}.`, frame, failures);
  else if (!seen.holds && when !== 'never') {
    const what = wordsOf(assertion);
    const isPlain = seen.why === '';
    const sentence = isPlain
      ? `${what} does not hold in frame ${frame}.`
      : `${what} does not hold in frame ${frame}: ${seen.why}`;
    fail(watched, sentence, frame, failures);
  }
}

/** Failures known only at the end: something never happened, or the game did not get that far. */
function conclude(watched: Watched, frame: number, failures: Map<number, PlayTestFailure>): void {
  const { when, from, to } = watched.assertion;
  const what = wordsOf(watched.assertion);
  if (when === 'end' && frame < to)
    fail(watched, `${what} was not checked: the game ended in frame ${frame}.`, frame, failures);
  if (when !== 'sometime') return;
  fail(watched, `${what} does not hold in any frame from ${from} to ${Math.min(to, frame)}.`, frame, failures);
}

function fail(watched: Watched, sentence: string, frame: number, failures: Map<number, PlayTestFailure>): void {
  watched.isDone = true;
  const { number, assertion } = watched;
  failures.set(number, { code: `assertion.${assertion.type}`, message: sentence, frame, assertion: number });
}

function wordsOf(assertion: Watchable): string {
  switch (assertion.type) {
    case 'expression':
      return assertion.actor === undefined ? assertion.expression : `${assertion.expression} of ${assertion.actor}`;
    case 'scene':
      return `Being in scene ${assertion.scene}`;
    case 'count':
      return `Having ${countWords(assertion.minimum, assertion.maximum)} ${assertion.actor ?? 'actors'}`;
    case 'log':
      return `A line "${assertion.text}" in the log`;
  }
}

function countWords(minimum: number, maximum: number): string {
  if (minimum === maximum) return String(minimum);
  return maximum === Number.MAX_SAFE_INTEGER ? `${minimum} or more` : `${minimum} to ${maximum}`;
}

function lookerOf(context: Context, assertion: Watchable): Look {
  switch (assertion.type) {
    case 'expression':
      return lookAtExpression(context, assertion);
    case 'scene':
      return lookAtScene(context, assertion);
    case 'count':
      return lookAtCount(context, assertion);
    case 'log':
      return lookAtLog(context, assertion);
  }
}

function lookAtExpression(context: Context, { expression, actor, when }: ExpressionAssertion): Look {
  const { game, inspector, project } = context;
  if (actor === undefined) return () => evaluate(game, expression, undefined);
  const wanted = prototypesCalled(project, actor);
  if (wanted.size === 0) return () => noActor(actor);
  // With "always" and "at the end", all actors are meant; with "sometime" and "never", any of them.
  const isForAll = when === 'always' || when === 'end';
  return () => {
    let last: Seen = isForAll ? { holds: true } : { holds: false, why: `there is no ${actor}.` };
    for (const { key, prototypeId } of inspector.actors()) {
      if (!wanted.has(prototypeId)) continue;
      last = evaluate(game, expression, key);
      if (last.holds !== isForAll || (!last.holds && last.isWrong)) return last;
    }
    return last;
  };
}

function lookAtScene({ game, project }: Context, { scene }: SceneAssertion): Look {
  const isKnown = [...project.scenes.values()].some(({ id, attributes }) => id === scene || attributes.name === scene);
  if (!isKnown) return () => ({ holds: false, why: `the project has no scene "${scene}".`, isWrong: true });
  return () => {
    const { id, name } = game.currentScene;
    return id === scene || name === scene ? { holds: true } : { holds: false, why: `the scene is ${name}.` };
  };
}

function lookAtCount({ inspector, project }: Context, { actor, minimum, maximum }: CountAssertion): Look {
  const wanted = actor === undefined ? undefined : prototypesCalled(project, actor);
  if (actor !== undefined && wanted?.size === 0) return () => noActor(actor);
  return () => {
    const found = inspector.actors().filter(({ prototypeId }) => wanted?.has(prototypeId) ?? true).length;
    return found >= minimum && found <= maximum ? { holds: true } : { holds: false, why: `there are ${found}.` };
  };
}

function lookAtLog({ game }: Context, { text, from }: LogAssertion): Look {
  let seen = 0;
  let isThere = false;
  return () => {
    for (; seen < game.log.length; seen++) {
      const line = game.log[seen];
      if (line && line.frame >= from && line.text.includes(text)) isThere = true;
    }
    return isThere ? { holds: true } : { holds: false, why: '' };
  };
}

/** Faults of a program that will occur in every frame. */
const lasting: ReadonlySet<string> = new Set(['expression.syntax', 'expression.reference', 'expression.function']);

function evaluate(game: Game, program: string, actorKey: number | undefined): Seen {
  const result = game.evaluate(program, actorKey);
  if (!result.ok) {
    const why = result.issues.map(({ message }) => message).join(' ');
    return { holds: false, why, isWrong: result.issues.some(({ code }) => lasting.has(code)) };
  }
  const isTrue = !Number.isNaN(result.value) && convertValue(result.value, 'boolean') === true;
  return isTrue ? { holds: true } : { holds: false, why: '' };
}

function noActor(actor: string): Seen {
  return { holds: false, why: `the project has no actor "${actor}".`, isWrong: true };
}

function prototypesCalled(project: Project, wanted: string): ReadonlySet<string> {
  const found = [...project.actors.values()].filter(
    ({ id, attributes }) => id === wanted || attributes.name === wanted,
  );
  return new Set(found.map(({ id }) => id));
}
