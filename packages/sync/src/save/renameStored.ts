import { createCountingIds, createProjectSession } from '@playhouse/core';
import { done, failed, type Outcome, projectPartial } from '../store/fault.ts';
import { type OpenPorts, openRecovered } from './openRecovered.ts';

export interface RenamePorts extends OpenPorts {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/**
 * Renames a project that is not open: opens it including its journal, applies the edit, and saves. The edit is thus in
 * the journal before it is in the database, can be undone at the next visit, and takes the project from a tab that
 * holds it. An invalid title is refused. After a fault of the database the journal keeps the edit.
 */
export async function renameStored(ports: RenamePorts, id: string, title: string): Promise<Outcome<void>> {
  const opened = await openRecovered(ports, id);
  if (!opened.ok) return opened;
  const { entry, project, history, saver, unneeded } = opened.value;
  if (entry.cloud?.isPartial) {
    await saver.close();
    return failed(projectPartial());
  }
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: ports.clock, history });
  session.subscribe((state) => saver.record(state.project, state.history));
  const renamed = session.dispatch({ kind: 'project.setTitle', data: { title } });
  for (const path of unneeded) await ports.store.removeAsset(id, path, saver.hold);
  const { fault } = await saver.close();
  if (fault) return failed(fault);
  if (renamed.ok) return done(undefined);
  const { issues } = renamed;
  const message = issues[0]?.message ?? 'The project cannot have this title.';
  return failed({ code: 'document.refused', message, issues, documents: ['object.json'] });
}
