import type { ProjectContents, ProjectSession } from '@playhouse/core';
import type { ProjectStore, SaverTimers } from '@playhouse/sync';
import type { ProjectAssets } from './projectAssets.ts';

/** When versions are kept, in ms: not while a project is being shown, and then as often as people would miss. */
const times = { first: 15_000, next: 600_000 } as const;

export interface KeepVersionsPorts {
  readonly store: Pick<ProjectStore, 'versions'>;
  readonly timers: Pick<SaverTimers, 'after'>;
  readonly report: (text: string) => void;
  /** Whether there is room for so many bytes beside what people add. */
  readonly hasRoomFor: (bytes: number) => Promise<boolean>;
}

export interface VersionedProject {
  readonly id: string;
  readonly session: Pick<ProjectSession, 'getState'>;
  readonly assets: Pick<ProjectAssets, 'getFiles'>;
  /** Whether it was ever changed before it was opened. */
  readonly wasEdited: boolean;
  /** A server keeps the versions of a project that is in the cloud. */
  readonly isInCloud: () => boolean;
}

/**
 * Keeps versions of a project that is on this computer only: as the visit before left it, and every ten minutes with
 * changes. Returns how to end that. docs/sync.md#versions
 */
export function keepVersions(ports: KeepVersionsPorts, open: VersionedProject): () => void {
  const contents = (): ProjectContents => ({ project: open.session.getState().project, files: open.assets.getFiles() });
  const atStart = contents();
  let kept = atStart.project;
  let cancel: () => void = () => undefined;
  let isOver = false;
  const after = (milliseconds: number, work: () => Promise<void>) => {
    if (!isOver) cancel = ports.timers.after(milliseconds, () => void work());
  };
  const later = async () => {
    const now = contents();
    if (now.project !== kept && (await keep(ports, open, now))) kept = now.project;
    after(times.next, later);
  };
  after(times.first, async () => {
    if (open.wasEdited) await keep(ports, open, atStart);
    after(times.next - times.first, later);
  });
  return () => {
    isOver = true;
    cancel();
  };
}

/** True unless it is to be tried again. */
async function keep(
  { store, report, hasRoomFor }: KeepVersionsPorts,
  { id, isInCloud }: VersionedProject,
  contents: ProjectContents,
): Promise<boolean> {
  if (isInCloud()) return true;
  const bytes = [...contents.files.values()].reduce((sum, { length }) => sum + length, 0);
  if (!(await hasRoomFor(2 * bytes))) return false;
  const done = await store.versions.keep(id, { kind: 'auto', name: '' }, contents);
  if (!done.ok) report(done.fault.message);
  return done.ok;
}
