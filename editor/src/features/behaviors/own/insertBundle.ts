import {
  type Id,
  openQuestions,
  type PasteAnswer,
  type PasteBundle,
  type PasteTarget,
  planPaste,
  resolvePaste,
} from '@playhouse/core';
import { showToast } from '../../../components/Toast.tsx';
import type { OpenProject } from '../../../session/SessionContext.ts';

/**
 * Inserts what was saved or copied, as one undo step, and returns the ids of the new behaviors: none when it was
 * refused, which a toast says. What the project lacks is taken from the bundle, the first answer of each question.
 */
export async function insertBundle(
  open: OpenProject,
  bundle: PasteBundle,
  target: PasteTarget,
): Promise<readonly Id[]> {
  const { session, assets } = open;
  const plan = planPaste(bundle, target, session.getState().project);
  if (!plan.ok) return refused(plan.issues);
  const answers = new Map<string, PasteAnswer>();
  for (let questions = plan.value.questions; questions.length > 0; questions = openQuestions(plan.value, answers)) {
    for (const { id, options } of questions) answers.set(id, options[0] ?? 'cancel');
  }
  const resolved = resolvePaste(plan.value, answers, session.newId, { keptFiles: assets.getFiles().keys() });
  if (!resolved.ok) return refused(resolved.issues);
  const { edits, files, ids } = resolved.value;
  for (const [path, bytes] of files) {
    const fault = await assets.put(path, bytes);
    if (fault) return refused([fault]);
  }
  const done = session.dispatch(edits, { label: plan.value.label });
  return done.ok ? ids : refused(done.issues);
}

function refused([first]: readonly { readonly message: string }[]): readonly Id[] {
  showToast(first?.message ?? 'This cannot be inserted here.');
  return [];
}
