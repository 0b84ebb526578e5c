import type { EditOf } from '../../edit/defineEdit.ts';
import type { PasteBundle } from '../../generated/library.ts';
import { createProjectSession } from '../../history/projectSession.ts';
import { createIdSource } from '../../model/ids.ts';
import type { Issue } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import type { Random } from '../../testing/randomSource.ts';
import { checkShapes, freezeProject, textOfProject } from '../../testing/testEdit.ts';
import { validateProject } from '../../validate/validateProject.ts';
import { writeClipboardText } from '../clipboardText.ts';
import type { PasteAnswer, PasteQuestion } from '../pasteQuestion.ts';
import type { PasteTarget } from '../pasteTarget.ts';
import { openQuestions, planPaste } from '../planPaste.ts';
import { readClipboardText } from '../readClipboardText.ts';
import { type ResolvedPaste, resolvePaste } from '../resolvePaste.ts';

/** A bundle as it comes back from the clipboard. */
export function throughClipboard(bundle: PasteBundle) {
  return readClipboardText(writeClipboardText(bundle));
}

/** The result of a paste. */
export interface Pasted {
  readonly project: Project;
  readonly resolved: ResolvedPaste;
  readonly asked: readonly (readonly [question: PasteQuestion, answer: PasteAnswer])[];
  /** Findings that the project did not have before. */
  readonly findings: readonly Issue[];
}

/**
 * Pastes as an editor does and checks what every paste promises: the given project is unchanged, everything is one
 * checkpoint, undo restores the bytes and redo repeats them, edits survive JSON, all documents have their shape, and
 * the same ids result in the same edits. Throws at the first broken promise; returns the toast of a refused paste.
 */
export function tryPaste(
  bundle: PasteBundle,
  target: PasteTarget,
  before: Project,
  { random, choose }: { readonly random: () => Random; readonly choose: (question: PasteQuestion) => PasteAnswer },
): Pasted | string {
  const original = textOfProject(before);
  freezeProject(before);
  const planned = planPaste(bundle, target, before);
  if (!planned.ok) return planned.issues[0]?.message ?? '';
  const asked: [PasteQuestion, PasteAnswer][] = [];
  const answers = new Map<string, PasteAnswer>();
  for (let [question] = planned.value.questions; question; [question] = openQuestions(planned.value, answers)) {
    demand(!answers.has(question.id), `${question.id} is asked twice`);
    demand(question.options.at(-1) === 'cancel', 'a question cannot be canceled');
    demand(!resolvePaste(planned.value, answers, createIdSource(random())).ok, 'open questions do not matter');
    const answer = choose(question);
    demand(question.options.includes(answer), `${answer} is no answer to ${question.message}`);
    answers.set(question.id, answer);
    asked.push([question, answer]);
  }
  const resolved = resolvePaste(planned.value, answers, createIdSource(random()));
  if (!resolved.ok) return resolved.issues[0]?.message ?? '';
  const again = resolvePaste(planned.value, answers, createIdSource(random()));
  demand(JSON.stringify(again) === JSON.stringify(resolved), 'the same ids give other edits');
  const project = doneAndUndone(before, original, resolved.value);
  checkShapes(project);
  return { project, resolved: resolved.value, asked, findings: newFindings(before, project) };
}

/** Additional findings by code and text, with repetitions. */
function newFindings(before: Project, after: Project): Issue[] {
  const known = new Map<string, number>();
  for (const issue of validateProject(before).issues) known.set(keyOf(issue), (known.get(keyOf(issue)) ?? 0) + 1);
  return validateProject(after).issues.filter((issue) => {
    const left = known.get(keyOf(issue)) ?? 0;
    known.set(keyOf(issue), left - 1);
    return left <= 0;
  });
}

function keyOf({ code, path }: Issue): string {
  return `${code} ${path.join('/')}`;
}

function doneAndUndone(before: Project, original: string, { edits }: ResolvedPaste): Project {
  const noId = () => {
    throw new Error('an edit takes its ids from its data');
  };
  const session = createProjectSession({ project: before, ids: noId, clock: () => 0 });
  const copies: EditOf<string, unknown>[] = JSON.parse(JSON.stringify(edits));
  const done = session.dispatch(copies as typeof edits);
  demand(done.ok, `the edits are refused: ${done.ok ? '' : done.issues[0]?.message}`);
  const { project, history } = session.getState();
  demand(history.undo.length === (edits.length === 0 ? 0 : 1), 'a paste is not one checkpoint');
  const final = textOfProject(project);
  demand(textOfProject(before) === original, 'the paste changed the project it was given');
  demand(session.undo().length === 0, 'undo reports something');
  demand(textOfProject(session.getState().project) === original, 'undo does not give the bytes back');
  demand(session.redo().length === 0, 'redo reports something');
  demand(textOfProject(session.getState().project) === final, 'redo does not repeat the paste');
  return project;
}

function demand(isKept: boolean, broken: string): void {
  if (!isKept) throw new Error(broken);
}
