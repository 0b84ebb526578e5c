import { refusal } from '../edit/defineEdit.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import type { Id } from '../generated/entities.ts';
import type { IdSource } from '../model/ids.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import type { AssetFiles } from '../model/project.ts';
import { lookOver } from './lookOver.ts';
import { chooseIds, makeThings } from './makeThings.ts';
import { createBuilder } from './pasteBuilder.ts';
import type { PasteAnswers } from './pasteQuestion.ts';
import { placePieces } from './placePieces.ts';
import type { PastePlan } from './planPaste.ts';

/** A paste that is ready to be done. */
export interface ResolvedPaste {
  /** To be dispatched together, as one checkpoint; none after "Cancel Paste". */
  readonly edits: readonly Edit[];
  /** Bytes of new images by their paths (`images/pip.png`), to be stored before the edits are dispatched. */
  readonly files: AssetFiles;
  /** New ids of what was copied, for selecting it. */
  readonly ids: readonly Id[];
  /** Why pieces cannot be there, which are left out. */
  readonly skipped: readonly Issue[];
}

export interface ResolveOptions {
  /** Paths of asset files that undo and redo can bring back, so that no new file takes one (`keptAssetFiles`). */
  readonly keptFiles?: Iterable<string>;
}

/**
 * Turns a plan with all its answers into edits. A piece that cannot be there (nested too deep) is skipped. Refused
 * while a question is open, and when no piece is left. The same ids give the same edits.
 */
export function resolvePaste(
  plan: PastePlan,
  answers: PasteAnswers,
  ids: IdSource,
  { keptFiles = [] }: ResolveOptions = {},
): Result<ResolvedPaste> {
  if ([...answers.values()].includes('cancel')) return succeed({ edits: [], files: new Map(), ids: [], skipped: [] });
  const looked = lookOver(plan, answers);
  const [question] = looked.run.questions.values();
  if (question) return refusal(question.message);
  const builder = createBuilder(looked, ids, [...keptFiles]);
  chooseIds(builder);
  makeThings(builder);
  if (builder.issues.length > 0) return refuse(...builder.issues);
  placePieces(builder);
  const { edits, files, pasted, issues: skipped } = builder;
  return skipped.length > 0 && pasted.length === 0
    ? refuse(...skipped)
    : succeed({ edits, files, ids: pasted, skipped });
}
