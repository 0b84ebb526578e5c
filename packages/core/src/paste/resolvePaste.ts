import { refusal } from '../edit/defineEdit.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import type { Id } from '../generated/entities.ts';
import type { IdSource } from '../model/ids.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import type { AssetFiles } from '../model/project.ts';
import { chooseIds, makeThings } from './makeThings.ts';
import { createBuilder } from './pasteBuilder.ts';
import type { PasteAnswers } from './pasteQuestion.ts';
import { placePieces } from './placePieces.ts';
import type { PastePlan } from './planPaste.ts';
import { settlePaste } from './settlePaste.ts';

/** A paste that is ready to be executed. */
export interface ResolvedPaste {
  /** Must be dispatched together, as one checkpoint; empty after "Cancel Paste". */
  readonly edits: readonly Edit[];
  /** Bytes of new images by path (`images/pip.png`), to store before dispatching the edits. */
  readonly files: AssetFiles;
  /** New ids of the pieces, for selecting them. */
  readonly ids: readonly Id[];
  /** Why some pieces were omitted. */
  readonly skipped: readonly Issue[];
}

export interface ResolveOptions {
  /** Paths of asset files that undo and redo can restore, so that no new file takes one (`keptAssetFiles`). */
  readonly keptFiles?: Iterable<string>;
}

/**
 * Converts a plan with all its answers to edits. A piece that does not fit (nested too deeply) is skipped. Refused
 * while a question is open, and when no piece is left. The same ids result in the same edits.
 */
export function resolvePaste(
  plan: PastePlan,
  answers: PasteAnswers,
  ids: IdSource,
  { keptFiles = [] }: ResolveOptions = {},
): Result<ResolvedPaste> {
  if ([...answers.values()].includes('cancel')) return succeed({ edits: [], files: new Map(), ids: [], skipped: [] });
  const settled = settlePaste(plan, answers);
  const [question] = settled.run.questions.values();
  if (question) return refusal(question.message);
  const builder = createBuilder(settled, ids, [...keptFiles]);
  chooseIds(builder);
  makeThings(builder);
  if (builder.issues.length > 0) return refuse(...builder.issues);
  placePieces(builder);
  const { edits, files, pasted, issues: skipped } = builder;
  return skipped.length > 0 && pasted.length === 0
    ? refuse(...skipped)
    : succeed({ edits, files, ids: pasted, skipped });
}
