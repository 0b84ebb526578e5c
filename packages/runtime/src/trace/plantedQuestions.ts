import { type Behavior, behaviorTitle, type Condition, type Path, type Project, valueAt } from '@playhouse/core';
import { type BehaviorDescription, buildProject, type InstanceDescription } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import type { ScriptedEvent } from '../index.ts';
import {
  behavior,
  condition,
  count,
  gameAttributes,
  increment,
  rule,
  soloGame,
  timer,
  when,
} from '../test/describeGame.ts';
import { startProject, stepFrames } from '../test/playProject.ts';
import { type CauseWords, causeSentence } from './causeSentence.ts';
import type { Cause, CauseKind } from './causes.ts';
import { explain } from './explain.ts';
import { projectWords } from './projectWords.ts';
import { traceBehavior } from './traceBehavior.ts';

export interface Planted {
  readonly name: string;
  readonly project: Project;
  /** `0`, `0/do/1`, `0/else/0`, `0/when/1`. */
  readonly at: string;
  readonly kind: CauseKind;
  readonly says: string;
  readonly frames?: number;
  /** Frames before the question. */
  readonly before?: number;
  readonly events?: readonly ScriptedEvent[];
  readonly actor?: number;
  readonly owner?: Path;
}

const lists: Readonly<Record<string, string>> = { do: 'behaviors', else: 'elseBehaviors', when: 'conditions' };

function pathOf(at: string, owner: Path = ['actors', 'id1', 'behaviors']): Path {
  return [...owner, ...at.split('/').map((key) => lists[key] ?? Number(key))];
}

function wordsOf(project: Project): CauseWords {
  const english = projectWords(project, ['actors', 'id1', 'behaviors', 0]);
  return {
    behavior: (path) => behaviorTitle(valueAt(project, path) as Behavior),
    condition(path) {
      const { predicate, attributes } = valueAt(project, path) as Condition;
      return `${attributes.subjectAttribute?.split('.').at(-1) ?? ''} ${predicate.type}`.trim();
    },
    attribute: ({ id }) => id,
    scene: (id) => project.scenes.get(id)?.attributes.name ?? id,
    actor: 'Solo',
    fault: (code, detail) => `${code} ${detail}`,
    say: english.say,
    list: english.list,
  };
}

async function ask({ project, at, frames = 60, before = 0, events = [], actor, owner }: Planted): Promise<Cause> {
  const game = await startProject(project);
  stepFrames(game, before, events);
  const tracing = traceBehavior(game, { path: pathOf(at, owner), actor });
  stepFrames(game, frames, events);
  const cause = explain(structuredClone(tracing.trace(true)));
  tracing.stop();
  game.destroy();
  return cause;
}

export const named = (name: string, description: BehaviorDescription): BehaviorDescription => ({
  ...description,
  attributes: { ...description.attributes, name },
});
export const off = (description: BehaviorDescription): BehaviorDescription => ({ ...description, enabled: false });
export const press = (frame: number, key = 'a'): ScriptedEvent[] => [{ frame, type: 'keyDown', key }];
export const tap = (frame: number, key = 'a'): ScriptedEvent[] => [
  { frame, type: 'keyDown', key },
  { frame: frame + 3, type: 'keyUp', key },
];
export const mouseDown = condition('mouse', { mouseState: 'down' });
export const hit = named('Hit', increment);
export const endless = named('Walk', behavior('MoveBehavior', { direction: 0, speed: 10 }));
export const both = { compoundConditionKind: 0 };
export const either = { compoundConditionKind: 1 };
export const once = { runOnce: true };
export const inTurn = { runSequentially: true };
/** A condition on an attribute that never holds. */
export const never = when(count, '>', 1e6);
export const always = when(count, '>=', 0);

export function twoScenes(behaviors: readonly BehaviorDescription[], first: readonly InstanceDescription[]): Project {
  return buildProject({
    attributes: gameAttributes,
    prototypes: [
      { id: 'id1', name: 'Solo', behaviors },
      {
        id: 'id2',
        name: 'Other',
        behaviors: [timer('after', 0.2, [named('Shoot', behavior('SpawnAction', { prototypeKey: 'id1' }))])],
      },
      { id: 'id3', name: 'Pauser', behaviors: [behavior('PauseGameAction', { sceneKey: 'id52' })] },
      { id: 'id4', name: 'Quiet', behaviors: [rule(never, [behavior('SpawnAction', { prototypeKey: 'id1' })])] },
    ],
    scenes: [
      { id: 'id50', name: 'Meadow', layers: [{ actors: first }] },
      { id: 'id51', name: 'Cave', layers: [{ actors: [{ id: 'id90', prototype: 'id1' }] }] },
      { id: 'id52', name: 'Menu', layers: [{ actors: [] }] },
    ],
  });
}

export function solo(...behaviors: BehaviorDescription[]): Project {
  return soloGame(behaviors);
}

/** Asks every planted question, and compares the cause and the sentence. */
export function testPlanted(planted: readonly Planted[]): void {
  test.each(planted.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const cause = await ask(one);
    expect({ kind: cause.kind, says: causeSentence(cause, wordsOf(one.project)) }).toEqual({
      kind: one.kind,
      says: expect.stringContaining(one.says),
    });
  });
}
