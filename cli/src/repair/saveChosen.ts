import { applyRepairs, encodeDocument, readProject } from '@playhouse/core';
import { lockProject } from '../io/lockProject.ts';
import { type Saved, saveFiles } from '../io/openProject.ts';
import type { OpenRepair } from './openRepair.ts';

/** The result of applying some of the changes. */
export interface ChosenSaved extends Saved {
  /** Indexes of the applied changes. */
  readonly made: readonly number[];
  /** Indexes of changes that could not be applied, because they depend on one that was not chosen. */
  readonly left: readonly number[];
}

/**
 * Applies some changes and writes the affected documents, after a backup; all others keep their bytes. A project that
 * could be opened before can still be opened, or nothing is written. The lock is acquired only now: choosing
 * takes time, and a project that another command has changed meanwhile is rejected.
 */
export async function saveChosen(open: OpenRepair, chosen: ReadonlySet<number>, cwd: string): Promise<ChosenSaved> {
  const { documents, made, left } = applyRepairs(open.damaged, open.changes, chosen);
  const files = new Map(open.stored);
  for (const name of new Set(made.map((at) => open.changes[at]?.document ?? ''))) {
    for (const stored of open.stored.keys()) if (stored.normalize('NFC') === name) files.delete(stored);
    files.set(name, encodeDocument(name, documents.get(name)));
  }
  if (readProject(open.stored).ok && !readProject(files).ok) {
    throw new Error(`${open.projectPath} could not be opened after these changes, so nothing was written`);
  }
  using lock = await lockProject(open.projectPath, cwd);
  return { ...(await saveFiles(lock, open, files, { backup: true })), made, left };
}
