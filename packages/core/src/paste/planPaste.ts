import type { EditLabel } from '../edit/defineEdit.ts';
import { counted } from '../edit/naming.ts';
import type { PasteBundle } from '../generated/library.ts';
import { type Result, succeed } from '../model/issue.ts';
import type { Project } from '../model/project.ts';
import type { PasteAnswers, PasteQuestion } from './pasteQuestion.ts';
import type { PasteGiven } from './pasteRun.ts';
import { locateTarget, type PasteTarget } from './pasteTarget.ts';
import { settlePaste } from './settlePaste.ts';

/** A paste that is possible, and the questions to ask first. */
export interface PastePlan extends PasteGiven {
  /** The initial questions; `openQuestions` returns those that are left or new after answers. */
  readonly questions: readonly PasteQuestion[];
  /** The label in the history. */
  readonly label: EditLabel;
}

/**
 * Decides whether a bundle can be pasted at a target and which questions that raises. Changes nothing. A refusal
 * contains the fixed text of the toast. docs/product-rules.md#copy-and-paste.
 */
export function planPaste(bundle: PasteBundle, target: PasteTarget, project: Project): Result<PastePlan> {
  const located = locateTarget(bundle, target, project);
  if (!located.ok) return located;
  const given: PasteGiven = { bundle, project, target: located.value, isSameProject: bundle.gameId === target.gameId };
  const label = { what: `Pasted ${words(bundle)}`, where: project.object.title };
  return succeed({ ...given, label, questions: [...settlePaste(given, noAnswers).run.questions.values()] });
}

/** The open questions with the answers so far: importing something from its source can raise new ones. */
export function openQuestions(plan: PastePlan, answers: PasteAnswers): readonly PasteQuestion[] {
  if ([...answers.values()].includes('cancel')) return [];
  return [...settlePaste(plan, answers).run.questions.values()];
}

const noAnswers: PasteAnswers = new Map();

function words({ behaviors, actorInstances, actorPrototypes, scenes }: PasteBundle): string {
  if (behaviors) return counted(behaviors.length, 'behavior', 'behaviors');
  if (scenes) return counted(scenes.length, 'scene', 'scenes');
  return counted((actorInstances ?? actorPrototypes ?? []).length, 'actor', 'actors');
}
