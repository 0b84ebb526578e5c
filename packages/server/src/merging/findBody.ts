import { projectDatabase } from '../records/recordKinds.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import type { KeptVersion, Versions } from '../versions/versions.ts';
import { bodyOf } from './documentLeaves.ts';

type Body = Readonly<Record<string, unknown>>;

export interface BodySources {
  readonly store: DatabaseStore;
  readonly versions: Versions;
  readonly contents: VersionStore;
}

/** A place in the history of a document. */
export interface Ancestry {
  readonly project: string;
  readonly document: string;
  /** The revision that is looked for, and its ancestors, newest first. */
  readonly history: readonly string[];
  /** The versions of the project, newest first, read when they are needed. */
  readonly kept: () => Promise<readonly KeptVersion[]>;
}

/**
 * The body of a revision that both sides of a merge contain: as it is stored, or else as a version has it. If it is in
 * neither, that of its nearest ancestor, which both contain, too: what changed between the two then changed in the same
 * way on both sides. Undefined when there is none.
 */
export async function findBody(
  { store, versions, contents }: BodySources,
  { project, document, history, kept }: Ancestry,
): Promise<Body | undefined> {
  const [exact] = history;
  const stored = exact === undefined ? undefined : await read(store, project, document, exact);
  if (stored) return stored;
  const listed = await versions.findRevisions(project, await kept(), document, (rev) => rev === exact);
  for (const rev of history) {
    const ancestor = rev === exact ? undefined : await read(store, project, document, rev);
    if (ancestor) return ancestor;
    const version = listed.get(rev);
    if (!version || version.type !== undefined) continue;
    return JSON.parse(new TextDecoder().decode(await contents.readBlob(project, version.blob))) as Body;
  }
  return undefined;
}

async function read(store: DatabaseStore, project: string, document: string, rev: string): Promise<Body | undefined> {
  const found = await store.get(projectDatabase(project), document, { rev });
  return found.ok && found.value._deleted !== true ? bodyOf(found.value) : undefined;
}
