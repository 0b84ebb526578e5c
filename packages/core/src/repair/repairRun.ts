import type { Issue } from '../model/issue.ts';
import { findDocumentKind } from '../model/parse/documentKinds.ts';
import type { DocumentPath } from '../model/path.ts';
import { documentPathToPath } from '../model/path.ts';
import type { AssetFiles, Project, ProjectDocument } from '../model/project.ts';
import { assembleProject } from './assembleProject.ts';
import { createDraft, type Draft } from './draft.ts';
import type { RepairChange } from './repairChange.ts';

/** The state that a stage of repair works on. */
export interface RepairRun {
  /** Every current document, of any shape. */
  readonly documents: ReadonlyMap<DocumentPath, unknown>;
  /** The assets, if available. */
  readonly files: AssetFiles | undefined;
  /** The documents as a project; those of a wrong shape are omitted. Undefined without a game document. */
  project(): Project | undefined;
  /**
   * Repairs one document, or creates a new one. A repair that fails, or would leave a document of a wrong shape, is
   * undone and reported; the others continue.
   */
  edit(document: DocumentPath, repair: (draft: Draft) => void): void;
}

/** One stage of repair. */
export interface RepairStage {
  readonly id: string;
  /** The message shown while it runs. */
  readonly message: string;
  run(run: RepairRun): void;
}

/** A repair in progress, seen from outside the stages. */
export interface OpenRepair extends RepairRun {
  /** Sets the stage that later changes are attributed to. */
  stage: string;
  readonly changes: readonly RepairChange[];
  /** Repairs that failed. */
  readonly failures: readonly Issue[];
  /** Records a failure and continues. */
  fail(document: DocumentPath | undefined, reason: unknown): void;
}

/** Creates a repair run without changes. */
export function createRepair(
  documents: ReadonlyMap<DocumentPath, unknown>,
  files: AssetFiles | undefined,
  report: (issue: Issue) => void,
): OpenRepair {
  const current = new Map(documents);
  const changes: RepairChange[] = [];
  const failures: Issue[] = [];
  let project: Project | undefined;

  function fail(document: DocumentPath | undefined, reason: unknown): void {
    const issue = failureOf(document, reason);
    failures.push(issue);
    report(issue);
  }

  const run: OpenRepair = {
    stage: '',
    documents: current,
    files,
    changes,
    failures,
    fail,
    project() {
      project ??= assembleProject(current);
      return project;
    },
    edit(document, repair) {
      const draft = createDraft(document, current.get(document));
      try {
        repair(draft);
        if (draft.changes.length === 0) return;
        demandShape(document, draft.value);
      } catch (reason) {
        fail(document, reason);
        return;
      }
      current.set(document, draft.value);
      for (const change of draft.changes) changes.push({ stage: run.stage, document, ...change });
      project = undefined;
    },
  };
  return run;
}

/** True for a value that has the stored shape of its document. */
export function hasShape(document: DocumentPath, value: unknown): value is ProjectDocument {
  return findDocumentKind(document)?.validate(value) ?? false;
}

function demandShape(document: DocumentPath, value: unknown): void {
  if (!hasShape(document, value)) throw new Error('the result would not match the schema');
}

function failureOf(document: DocumentPath | undefined, reason: unknown): Issue {
  const text = reason instanceof Error ? reason.message : String(reason);
  const what = document ?? 'A part of the project';
  return {
    code: 'repair.failed',
    severity: 'nonBlocking',
    path: document === undefined ? [] : (documentPathToPath(document) ?? [document]),
    params: { reason: text },
    message: `${what} could not be repaired and was left unchanged: ${text}.`,
  };
}
