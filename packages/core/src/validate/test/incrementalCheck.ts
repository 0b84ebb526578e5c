import { deepStrictEqual } from 'node:assert';
import { replaceDocuments } from '../../edit/replaceDocuments.ts';
import { changedDocuments } from '../../history/changedDocuments.ts';
import { createProjectSession, type ProjectSession } from '../../history/projectSession.ts';
import { createIdSource } from '../../model/ids.ts';
import type { DocumentPath } from '../../model/path.ts';
import type { Project, ProjectDocument } from '../../model/project.ts';
import { randomEdits } from '../../testing/randomEdits/index.ts';
import { type RandomProjectOptions, randomProject } from '../../testing/randomProject.ts';
import { below, chance, pick, type Random, seededRandom } from '../../testing/randomSource.ts';
import { createProjectChecker } from '../projectChecker.ts';
import { validateProject } from '../validateProject.ts';

/** Statistics of several sequences: how often each kind of change was made, and the findings seen. */
export interface CheckedSequences {
  readonly done: ReadonlyMap<string, number>;
  readonly findings: number;
}

/**
 * Makes random sequences of edits, undo, redo and changes from elsewhere on random projects. After each, compares the
 * findings of a checker that has seen every state with those of a new check. Throws at the first difference.
 */
export function compareChecks(first: number, count: number, options?: RandomProjectOptions): CheckedSequences {
  const done = new Map<string, number>();
  let findings = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const random = seededRandom(seed);
    const project = randomProject(random, options);
    const session = createProjectSession({ project, ids: createIdSource(random), clock: () => 0 });
    const checker = createProjectChecker();
    const compare = (now: Project, kind: string): void => {
      const report = checker.check(now);
      deepStrictEqual(report, validateProject(now), `after ${kind} in the sequence of seed ${seed}`);
      done.set(kind, (done.get(kind) ?? 0) + 1);
      findings += report.issues.length;
    };
    checker.check(project);
    for (let step = 1 + below(random, 20); step > 0; step -= 1) {
      const kind = change(session, random);
      const now = session.getState().project;
      if (chance(random, 0.1)) compare(damaged(now, random), 'damage');
      compare(now, kind);
    }
  }
  return { done, findings };
}

function change(session: ProjectSession, random: Random): string {
  const before = session.getState().project;
  if (chance(random, 0.15)) {
    session.undo();
    return 'undo';
  }
  if (chance(random, 0.1)) {
    session.redo();
    return 'redo';
  }
  if (chance(random, 0.1)) return changeFromElsewhere(session, random);
  const edit = pick(random, randomEdits)?.(before, random, session.newId);
  if (edit === undefined) return 'nothing';
  session.dispatch(edit);
  return edit.kind;
}

/** Removes a document, or restores it as another object, or restores all initial documents. */
function changeFromElsewhere(session: ProjectSession, random: Random): string {
  const { project } = session.getState();
  const kind = pick(random, ['remove', 'copy', 'start'] as const) ?? 'copy';
  const [path, document] = anyDocument(project, random);
  if (kind === 'start') session.replace('remote', documentsOf(session.getInitialState().project));
  else session.replace('remote', new Map([[path, kind === 'copy' ? structuredClone(document) : undefined]]));
  return kind;
}

/** The project with a document that lacks one of its keys. */
function damaged(project: Project, random: Random): Project {
  const [path, document] = anyDocument(project, random);
  const copy = structuredClone(document);
  Reflect.deleteProperty(copy, pick(random, Object.keys(copy)) ?? '');
  return replaceDocuments(project, new Map([[path, copy]]));
}

function anyDocument(project: Project, random: Random): readonly [DocumentPath, ProjectDocument] {
  const [path, document] = pick(random, [...documentsOf(project)]) ?? [];
  return path !== undefined && document !== undefined ? [path, document] : ['object.json', project.object];
}

function documentsOf(project: Project): Map<DocumentPath, ProjectDocument | undefined> {
  const nothing = new Map<string, never>();
  const collections = { scenes: nothing, actors: nothing, tables: nothing, delegates: nothing, behaviors: nothing };
  return changedDocuments({ ...project, ...collections, tests: nothing }, project);
}
