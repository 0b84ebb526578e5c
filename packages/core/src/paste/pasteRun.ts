import type { Instance } from '../generated/entities.ts';
import type { EntitySpec, ImageSpec, KeypathSpec, PasteBundle } from '../generated/library.ts';
import type { Project } from '../model/project.ts';
import type { PasteAnswer, PasteAnswers, PasteQuestion } from './pasteQuestion.ts';
import type { LocatedTarget } from './pasteTarget.ts';

/** The input of a paste. */
export interface PasteGiven {
  readonly bundle: PasteBundle;
  readonly project: Project;
  readonly target: LocatedTarget;
  /** True when the bundle was copied from this copy of the project, so that ids have the same meaning. */
  readonly isSameProject: boolean;
}

/** Something that a paste adds besides the pieces. */
export type Made =
  | { readonly what: 'entity'; readonly spec: EntitySpec; readonly isImport: boolean }
  | { readonly what: 'attribute'; readonly owner: 'game' | 'scene' | 'target' | 'instance'; readonly spec: KeypathSpec }
  | { readonly what: 'image'; readonly spec: ImageSpec }
  /** A new id for an instance's own attribute, because its prototype has another attribute with the old id. */
  | { readonly what: 'id' };

/** The outcome of one reference. `write` creates the new text from a new id or name. */
export type Settled =
  | { readonly as: 'keep' }
  | { readonly as: 'use'; readonly text: string }
  /** Refers to what is added under a key. */
  | {
      readonly as: 'made';
      readonly key: string;
      /** Another key whose new id is also written. */
      readonly also?: string;
      readonly write: (made: string, also?: string) => string;
    }
  /** Must stay broken, although the target has something else with the same id. */
  | { readonly as: 'break'; readonly write: (id: string) => string }
  /** A question is open. */
  | { readonly as: 'open' };

/** One pass over all references of a paste with the answers so far. */
export interface PasteRun extends PasteGiven {
  readonly answers: PasteAnswers;
  readonly questions: Map<string, PasteQuestion>;
  readonly made: Map<string, Made>;
  /** The bundle's descriptions by target; of two, the first counts. */
  readonly keypaths: ReadonlyMap<string, KeypathSpec>;
  readonly entities: ReadonlyMap<string, EntitySpec>;
  readonly images: ReadonlyMap<string, ImageSpec>;
  readonly along: ReadonlyMap<string, Instance>;
  /** Tags that the pieces name. */
  readonly tags: Set<string>;
}

/** The reference stays unchanged. */
export const keep: Settled = { as: 'keep' };

/** The same text for anything that is created. */
export const plain = (made: string): string => made;

/** A pass without results yet. */
export function startRun(given: PasteGiven, answers: PasteAnswers): PasteRun {
  const { keypathSpec, entitySpec, imageSpec, actorInstances = [] } = given.bundle;
  return {
    ...given,
    answers,
    questions: new Map(),
    made: new Map(),
    keypaths: firstBy(keypathSpec, ({ keypath }) => keypath),
    entities: firstBy(entitySpec, ({ kind, id }) => `${kind}:${id}`),
    images: firstBy(imageSpec, ({ name }) => name),
    along: firstBy(actorInstances, ({ id }) => id),
    tags: new Set(),
  };
}

function firstBy<Member>(list: readonly Member[], keyOf: (member: Member) => string): Map<string, Member> {
  return new Map(list.toReversed().map((member) => [keyOf(member), member]));
}

/**
 * The answer to a question, which becomes an open question if there is none. Nothing is asked about fields without
 * effect.
 */
export function ask(
  run: PasteRun,
  isActive: boolean,
  {
    id,
    message,
    options,
  }: { readonly id: string; readonly message: string; readonly options: readonly (PasteAnswer | false)[] },
): PasteAnswer | undefined {
  const offered = [...options.filter((option) => option !== false), 'cancel' as const];
  const answer = run.answers.get(id);
  if (answer !== undefined && offered.includes(answer)) return answer;
  if (!isActive) return 'ignore';
  if (!run.questions.has(id)) run.questions.set(id, { id, message, options: offered });
  return undefined;
}

/** A broken reference stays broken: between projects, a new id keeps it from matching something unrelated. */
export function leave(run: PasteRun, isTaken: boolean, write: (id: string) => string = plain): Settled {
  return isTaken && !run.isSameProject ? { as: 'break', write } : keep;
}

/** Records what to add under a key. */
export function make(run: PasteRun, key: string, made: Made, write: (made: string) => string = plain): Settled {
  run.made.set(key, made);
  return { as: 'made', key, write };
}
