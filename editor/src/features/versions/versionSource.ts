import type { Outcome, ProjectStore, StoreFault } from '@playhouse/sync';
import { unexpectedError } from '../../components/unexpectedError.ts';
import { currentUser } from '../../session/cloud/account.ts';
import { Refusal, Unreachable } from '../../session/cloud/serverCalls.ts';
import {
  fetchServerVersion,
  keepServerVersion,
  listServerVersions,
  type ServerVersion,
} from '../../session/cloud/versionCalls.ts';
import { refusalText } from '../../session/refusalText.ts';
import type { OpenProject } from '../../session/SessionContext.ts';
import { type ReadVersion, readVersion } from './versionContents.ts';

/** What a project was at a time. */
export interface ListedVersion {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly kind: ServerVersion['kind'];
  readonly name: string;
  /** Who made it; blank when it made itself. */
  readonly who: string;
  readonly isMine: boolean;
  /** It has some documents only. */
  readonly isPart: boolean;
}

/** Where versions of a project are kept. All calls reject when that place cannot be reached, or refuses. */
export interface VersionSource {
  /** Newest first. */
  list(): Promise<readonly ListedVersion[]>;
  /** Keeps the project as it is now. */
  keep(kind: 'named' | 'before-restore', name: string): Promise<void>;
  /** What a version contains. */
  read(version: Pick<ListedVersion, 'id' | 'isPart'>): Promise<ReadVersion>;
}

/** Thrown by `keep` when the place does not have the latest changes in time. */
export class NotSent extends Error {}

/** The versions on a server. */
export function serverVersions(project: string, { sent }: Pick<OpenProject['cloud'], 'sent'>): VersionSource {
  return {
    async list() {
      const me = currentUser()?.id;
      return (await listServerVersions(project)).map((version) => ({ ...version, isMine: version.by === me }));
    },
    async keep(kind, name) {
      const isSent = await sent();
      // A document that the server refuses keeps nobody from going back: undoing brings everything back, too.
      if (!isSent && kind === 'named') throw new NotSent();
      await keepServerVersion(project, kind, name);
    },
    async read(version) {
      const archive = await fetchServerVersion(project, version.id);
      const { readArchive } = await import('../../workers/archiveWorker.ts');
      return readVersion(version, archive, readArchive);
    },
  };
}

/** A fault of the store of this computer. */
class StoreRefusal extends Error {
  readonly code: StoreFault['code'];

  constructor({ code, message }: StoreFault) {
    super(message);
    this.code = code;
  }
}

/** The versions on this computer of a project that is not in the cloud. */
export function localVersions({ id, session, assets }: KeptProject, openStore: OpenStore): VersionSource {
  return {
    async list() {
      const versions = orThrow(await (await openStore()).versions.list(id));
      return versions.map((version) => ({ ...version, who: '', isMine: false, isPart: false }));
    },
    async keep(kind, name) {
      const contents = { project: session.getState().project, files: assets.getFiles() };
      orThrow(await (await openStore()).versions.keep(id, { kind, name }, contents));
    },
    async read(version) {
      const contents = orThrow(await (await openStore()).versions.read(id, version.id));
      return { ok: true, contents: { ...contents, isPart: false } };
    },
  };
}

export type KeptProject = Pick<OpenProject, 'id' | 'session'> & {
  readonly assets: Pick<OpenProject['assets'], 'getFiles'>;
};
type OpenStore = () => Promise<Pick<ProjectStore, 'versions'>>;

function orThrow<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new StoreRefusal(outcome.fault);
  return outcome.value;
}

/** Why versions cannot be reached. */
export type SourceFault = 'offline' | 'signedOut' | 'gone' | 'notSent' | { readonly message: string };

export function sourceFault(error: unknown): SourceFault {
  if (error instanceof NotSent) return 'notSent';
  if (error instanceof StoreRefusal)
    return error.code === 'version.notFound' ? 'gone' : { message: refusalText(error) };
  const status = Reflect.get(Object(error), 'status');
  if (status === 401) return 'signedOut';
  if (error instanceof Refusal) return error.code === 'version.unknown' ? 'gone' : { message: error.message };
  // A failure of the database that has a status: it cannot be used at the moment.
  if (error instanceof Unreachable || typeof status === 'number') return 'offline';
  return { message: unexpectedError(error) };
}
