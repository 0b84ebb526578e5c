import fs from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { makeFolder } from '../io/makeFolder.ts';
import { isSystemError, reasonOf } from '../io/systemError.ts';
import type { Terminal } from '../terminal.ts';
import type { SyncDirection, SyncSession } from './runCycle.ts';
import { openSyncPlace, type SyncPlace, wasSynced } from './syncPlace.ts';
import { type Account, couchTarget, findAccount, findCloudProject, openCloud, type SyncTarget } from './syncRemote.ts';

export interface SessionOptions {
  readonly server?: string;
  readonly couchdb?: string;
  readonly project?: string;
  readonly direction: SyncDirection;
  readonly confirmDeletions?: boolean;
}

export interface OpenSession {
  readonly session: SyncSession;
  readonly uuid: string;
  close(): Promise<void>;
}

/** Opens everything that syncing a folder needs: its replica, and the project on the server. */
export async function openSession(
  projectPath: string,
  options: SessionOptions,
  terminal: Terminal,
): Promise<OpenSession> {
  const target = path.resolve(terminal.cwd, projectPath);
  demandFolder(projectPath, target);
  const isNew = !hasProject(target);
  const { couchdb, project, direction } = options;
  const account = couchdb === undefined ? findAccount(options.server, terminal) : undefined;
  if (isNew && !wasSynced(target) && project === undefined && couchdb === undefined) {
    const message = `There is no project in ${projectPath}. To get one into it, name it with --project.`;
    throw new CommandError(exitStatus.io, 'project.missing', message, projectPath);
  }
  const joined = account && project !== undefined ? await findCloudProject(account, project) : undefined;
  if (joined) demandSame(projectPath, target, joined.uuid);
  if (isNew) create(projectPath, target);
  const library = await loadLibrary();
  const place = openSyncPlace(projectPath, target, joined?.uuid);
  try {
    const remoteTarget = await openTarget(options, account, place, target, joined?.id);
    const notTaken = new Map<string, string>();
    const onRefused = (id: string, reason: string) => void notTaken.set(id, reason);
    const remoteOptions = { ...remoteTarget, onRefused };
    const remote = library.openRemote(remoteOptions);
    const { pack, assetLane } = library.speedUpsWithout(terminal.env.PLAYHOUSE_SYNC_WITHOUT ?? '');
    const address = direction === 'push' || !pack ? undefined : remoteTarget.pack;
    const replica = await library.openFolderReplica(
      place.folder,
      address === undefined
        ? undefined
        : (pouch) => library.takeRemotePack({ ...remoteOptions, pack: address }, pouch, remote),
    );
    const { folder, mark } = place;
    return {
      session: {
        library,
        projectPath,
        target,
        folder,
        direction,
        isDeletionMeant: options.confirmDeletions === true,
        replica,
        remote,
        remoteTarget,
        ...(assetLane && { sendFiles: library.openRemoteLane(remoteOptions) }),
        notTaken,
      },
      uuid: mark.uuid,
      async close() {
        await replica.close();
        await remote.close();
        place[Symbol.dispose]();
      },
    };
  } catch (error) {
    place[Symbol.dispose]();
    throw error;
  }
}

async function openTarget(
  { couchdb }: SessionOptions,
  account: Account | undefined,
  place: SyncPlace,
  target: string,
  joined: string | undefined,
): Promise<SyncTarget> {
  if (!account) return couchTarget(couchdb ?? '', place.mark.uuid);
  if (joined === undefined) return openCloud(account, place, titleOf(target));
  const clouds = { ...place.mark.clouds, [account.origin]: joined };
  return openCloud(account, { ...place, mark: { ...place.mark, clouds } }, '');
}

function demandFolder(projectPath: string, target: string): void {
  const status = fs.statSync(target, { throwIfNoEntry: false });
  if (!status || status.isDirectory()) return;
  const message = `${projectPath} is not a folder. Only folders are synced; make one with playhouse export.`;
  throw new CommandError(exitStatus.io, 'sync.archive', message, projectPath);
}

function hasProject(target: string): boolean {
  return ['object.json', 'object.xml'].some((name) => fs.existsSync(path.join(target, name)));
}

/** One folder is one project, everywhere. */
function demandSame(projectPath: string, target: string, uuid: string): void {
  if (!wasSynced(target)) return;
  const place = openSyncPlace(projectPath, target);
  const isSame = place.mark.uuid === uuid;
  place[Symbol.dispose]();
  if (isSame) return;
  const message = `${projectPath} is synced with another project already. Choose another folder.`;
  throw new CommandError(exitStatus.io, 'sync.other', message, projectPath);
}

function create(projectPath: string, target: string): void {
  try {
    makeFolder(target);
  } catch (error) {
    const message = `${projectPath} cannot be made: ${reasonOf(error)}.`;
    throw new CommandError(exitStatus.io, 'project.unwritable', message, projectPath);
  }
}

/** The title of the game, or the name of its folder. */
function titleOf(target: string): string {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(path.join(target, 'object.json'), 'utf8'));
    const title = isJsonObject(value) && typeof value.title === 'string' ? value.title.trim() : '';
    if (title !== '') return [...title].slice(0, 200).join('');
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof SyntaxError)) throw error;
  }
  return path.basename(target).trim().slice(0, 200) || 'Game';
}

/** The databases need a native library, which an installation can lack. */
async function loadLibrary(): Promise<SyncSession['library']> {
  try {
    return await import('@playhouse/sync/folder');
  } catch (error) {
    if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(Reflect.get(Object(error), 'code'))) throw error;
    const message = 'A library for syncing is missing. Install the package @playhouse/cli with its optional packages.';
    throw new CommandError(exitStatus.io, 'package.missing', message);
  }
}
