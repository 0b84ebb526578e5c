import type { Instance } from '../generated/entities.ts';
import type { EntitySpec, ImageSpec, KeypathSpec, PasteBundle } from '../generated/library.ts';
import type { Project } from '../model/project.ts';
import type { PasteAnswer, PasteAnswers, PasteQuestion } from './pasteQuestion.ts';
import type { LocatedTarget } from './pasteTarget.ts';

/** What a paste starts from. */
export interface PasteGiven {
  readonly bundle: PasteBundle;
  readonly project: Project;
  readonly target: LocatedTarget;
  /** True when the bundle was copied from this copy of the project, so that ids mean the same. */
  readonly isSameProject: boolean;
}

/** Something that a paste adds besides the pieces. */
export type Made =
  | { readonly what: 'entity'; readonly spec: EntitySpec; readonly isImport: boolean }
  | { readonly what: 'attribute'; readonly owner: 'game' | 'scene' | 'target' | 'instance'; readonly spec: KeypathSpec }
  | { readonly what: 'image'; readonly spec: ImageSpec }
  /** A new id for an instance's own attribute, because its prototype has another one of the old id. */
  | { readonly what: 'id' };

/** What becomes of one reference. `write` makes the new text from a new id or name. */
export type Settled =
  | { readonly as: 'keep' }
  | { readonly as: 'use'; readonly text: string }
  /** Leads to what is added under a key. */
  | {
      readonly as: 'made';
      readonly key: string;
      /** Another key whose new id is written too. */
      readonly also?: string;
      readonly write: (made: string, also?: string) => string;
    }
  /** Leads to nothing now as before, though the target has something else of the same id. */
  | { readonly as: 'break'; readonly write: (id: string) => string }
  /** A question is open. */
  | { readonly as: 'open' };

/** One look at all references of a paste with the answers so far. */
export interface PasteRun extends PasteGiven {
  readonly answers: PasteAnswers;
  readonly questions: Map<string, PasteQuestion>;
  readonly made: Map<string, Made>;
  /** The bundle's descriptions by what they describe; the first counts when there are two. */
  readonly keypaths: ReadonlyMap<string, KeypathSpec>;
  readonly entities: ReadonlyMap<string, EntitySpec>;
  readonly images: ReadonlyMap<string, ImageSpec>;
  readonly along: ReadonlyMap<string, Instance>;
  /** Tags that the pieces name. */
  readonly tags: Set<string>;
}

/** The reference stays as it is. */
export const keep: Settled = { as: 'keep' };

/** The same text for whatever is made. */
export const plain = (made: string): string => made;

/** A look that nothing has been found in yet. */
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

/** The answer to a question, which becomes an open one when there is none. Nobody is asked about what means nothing. */
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

/** A reference that leads nowhere stays so: between projects another id keeps it from leading to a stranger. */
export function leave(run: PasteRun, isTaken: boolean, write: (id: string) => string = plain): Settled {
  return isTaken && !run.isSameProject ? { as: 'break', write } : keep;
}

/** Notes what is to be added under a key. */
export function make(run: PasteRun, key: string, made: Made, write: (made: string) => string = plain): Settled {
  run.made.set(key, made);
  return { as: 'made', key, write };
}
