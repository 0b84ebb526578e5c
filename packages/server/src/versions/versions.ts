import { packArchive } from '@playhouse/core';
import { KeyedQueue } from '../queue/keyedQueue.ts';
import { projectDatabase } from '../records/recordKinds.ts';
import { StoreFailure } from '../records/records.ts';
import type { ProjectRecord, VersionRecord } from '../records/recordTypes.ts';
import { type RestoreParts, restoreDocuments } from './restoreVersion.ts';
import { bodyOf, takeSnapshot, textOf } from './takeSnapshot.ts';
import { versionsToDrop } from './thinVersions.ts';
import type { DocumentList, ListedDocument } from './versionStore.ts';

export interface VersionsOptions extends RestoreParts {
  readonly now: () => number;
  /** Whether a project is there to be kept: not in the trash, for example. */
  isKept(project: string): Promise<boolean>;
}

export interface KeptVersion extends VersionRecord {
  readonly id: string;
}

export type RestoredVersion =
  | { readonly ok: true; readonly before: string; readonly changed: number }
  | { readonly ok: false; readonly code: 'version.unknown' | 'version.document' }
  | Extract<Awaited<ReturnType<typeof restoreDocuments>>, { ok: false }>;

/** How many versions with a name a project has. */
export const mostNamed = 50;

/** After changes for so long, or so long after the last change, there is a version by itself, in ms. */
export const autoTimes = { longest: 600_000, pause: 120_000 } as const;

interface Changed {
  readonly first: number;
  readonly last: number;
}

/** What projects were: made by itself after changes, or by people under a name, and restored as new revisions. */
export class Versions {
  private readonly options: VersionsOptions;
  private readonly queue = new KeyedQueue();
  private readonly changed = new Map<string, Changed>();

  constructor(options: VersionsOptions) {
    this.options = options;
    options.store.onWrite((name) => {
      const [, project] = /^project_([a-z][a-z2-7]{19})$/.exec(name) ?? [];
      if (project === undefined) return;
      const at = options.now();
      this.changed.set(project, { first: this.changed.get(project)?.first ?? at, last: at });
    });
  }

  async list(project: string): Promise<KeptVersion[]> {
    return (await this.options.versions.list(project)).map(({ key, value }) => ({ ...value, id: key }));
  }

  /**
   * Keeps the project as it is, under a name or because somebody restores an earlier version; undefined when too many
   * have a name.
   */
  keep(project: string, given: Pick<VersionRecord, 'by' | 'kind' | 'name'>): Promise<KeptVersion | undefined> {
    return this.queue.run(project, async () => {
      const named = given.kind === 'named' ? await this.list(project) : [];
      const isFull = named.filter(({ kind }) => kind === 'named').length >= mostNamed;
      return isFull ? undefined : this.make(project, given);
    });
  }

  /** The version as an archive; undefined when there is none. One at a time, since it can be large. */
  archive(project: string, id: string): Promise<Uint8Array | undefined> {
    return this.queue.run('archives', async () => {
      const { versions } = this.options;
      const version = await versions.get(project, id);
      if (!version) return undefined;
      const files = new Map<string, Uint8Array>();
      for (const [path, { blob }] of await versions.readList(project, version.list)) {
        files.set(path, await versions.readBlob(project, blob));
      }
      return packArchive(files);
    });
  }

  /** Restores a version, or some of its documents. Before that, what is now becomes a version, which undoes it. */
  restore(project: string, id: string, by: string, documents?: readonly string[]): Promise<RestoredVersion> {
    return this.queue.run(project, async () => {
      const { versions } = this.options;
      const version = await versions.get(project, id);
      if (!version) return { ok: false, code: 'version.unknown' };
      const list = await versions.readList(project, version.list);
      if (documents?.some((each) => !list.has(each) && version.isPart)) return { ok: false, code: 'version.document' };
      const before = await this.make(project, { by, kind: 'before-restore', name: '' });
      const present = await versions.readList(project, before.list);
      if (documents?.some((each) => !list.has(each) && !present.has(each))) {
        return { ok: false, code: 'version.document' };
      }
      const all = version.isPart ? [...list.keys()] : [...new Set([...list.keys(), ...present.keys()])];
      const restored = await restoreDocuments(this.options, project, list, documents ?? all);
      return restored.ok ? { ok: true, before: before.id, changed: restored.changed } : restored;
    });
  }

  /** False when there is no such version. */
  remove(project: string, id: string): Promise<boolean> {
    return this.queue.run(project, async () => {
      const { versions } = this.options;
      if (!(await versions.get(project, id))) return false;
      await versions.remove(project, id);
      await versions.sweep(project);
      return true;
    });
  }

  /** Keeps revisions of a document that are about to lose a merge, and that are still stored. */
  async keepRevisions(project: string, document: string, revisions: readonly string[]): Promise<void> {
    for (const rev of revisions) {
      const found = await this.options.store.get(projectDatabase(project), document, { rev });
      if (!found.ok) {
        // What is not there cannot be lost; everything else must not look as if it was kept.
        if (!found.fault.code.startsWith('document.')) throw new StoreFailure(found.fault);
        continue;
      }
      if (found.value._deleted === true || found.value._attachments !== undefined) continue;
      await this.keepLost(project, document, { rev, text: textOf(document, bodyOf(found.value)) });
    }
  }

  /** Keeps a document of its own, which lost a merge; once, however many devices say so. */
  keepLost(
    project: string,
    document: string,
    lost: { readonly rev: string; readonly text: Uint8Array },
  ): Promise<void> {
    return this.queue.run(project, async () => {
      const { versions, now } = this.options;
      await versions.prepare(project);
      const content = new Map([[document, { rev: lost.rev, blob: await versions.putBlob(project, lost.text) }]]);
      const { digest: list, isNew } = await versions.putList(project, content);
      const isKept = ({ kind, list: kept }: KeptVersion) => kind === 'merge-loser' && kept === list;
      if (!isNew && (await this.list(project)).some(isKept)) return;
      await versions.put(project, {
        at: new Date(now()).toISOString(),
        by: '',
        kind: 'merge-loser',
        name: '',
        documents: 1,
        isPart: true,
        list,
      });
    });
  }

  /** What versions of a project have of a document, by revision, until `isEnough`. In the order of the versions. */
  async findRevisions(
    project: string,
    kept: readonly Pick<KeptVersion, 'list'>[],
    document: string,
    isEnough: (rev: string) => boolean,
  ): Promise<ReadonlyMap<string, ListedDocument>> {
    const found = new Map<string, ListedDocument>();
    for (const { list } of kept) {
      const listed = (await this.options.versions.readList(project, list)).get(document);
      if (!listed) continue;
      found.set(listed.rev, listed);
      if (isEnough(listed.rev)) break;
    }
    return found;
  }

  /** Makes the versions that are due by themselves. */
  async tick(): Promise<void> {
    const now = this.options.now();
    for (const [project, { first, last }] of [...this.changed]) {
      if (now - first < autoTimes.longest && now - last < autoTimes.pause) continue;
      this.changed.delete(project);
      if (await this.options.isKept(project)) await this.makeAuto(project);
    }
  }

  /** Makes up for what a crash left out, and removes what is no longer kept. */
  async thin(project: string, { updatedAt }: ProjectRecord): Promise<void> {
    const { versions, now } = this.options;
    const [newest] = await this.list(project);
    if (!newest || newest.at < updatedAt) await this.makeAuto(project);
    await this.queue.run(project, async () => {
      const kept = new Map((await versions.list(project)).map(({ key, value }) => [key, value]));
      const dropped = versionsToDrop(kept, now());
      for (const id of dropped) await versions.remove(project, id);
      if (dropped.length > 0) await versions.sweep(project);
    });
  }

  /** Keeps the project as it is now, unless the newest version has that. */
  async makeAuto(project: string): Promise<void> {
    await this.queue.run(project, () => this.make(project, { by: '', kind: 'auto', name: '' }));
  }

  /** A version of now. One by itself that would repeat the newest is not made again. */
  private async make(project: string, given: Pick<VersionRecord, 'by' | 'kind' | 'name'>): Promise<KeptVersion> {
    const { store, versions, now } = this.options;
    await versions.prepare(project);
    const newest = (await this.list(project)).find(({ isPart }) => !isPart);
    const known: DocumentList = newest ? await versions.readList(project, newest.list) : new Map();
    const list = await takeSnapshot(store, versions, project, known);
    const { digest } = await versions.putList(project, list);
    if (newest?.list === digest && given.kind === 'auto') return newest;
    const at = new Date(now()).toISOString();
    const version: VersionRecord = { ...given, at, documents: list.size, isPart: false, list: digest };
    return { ...version, id: await versions.put(project, version) };
  }
}
