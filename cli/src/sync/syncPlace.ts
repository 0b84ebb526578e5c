import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { isRealFolder } from '../io/listFiles.ts';
import { type FileLock, LockInTheWay, tryLock } from '../io/lock/fileLock.ts';
import { describeOwner } from '../io/lock/lockOwner.ts';
import { realWorld } from '../io/lock/lockWorld.ts';
import { syncFolderName } from '../io/lockPath.ts';
import { syncFolder, writeDurably } from '../io/pendingWrite.ts';
import { isSystemError, reasonOf } from '../io/systemError.ts';

/** What a project's folder knows about its sides on servers. There are no secrets in it. */
interface SyncMark {
  readonly uuid: string;
  /** Ids of the project by origin of the server. */
  readonly clouds: Readonly<Record<string, string>>;
}

/** The folder for syncing in a project's folder, held by this process until it is disposed of. */
export interface SyncPlace extends Disposable {
  readonly folder: string;
  readonly mark: SyncMark;
}

const markName = 'project.json';
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Makes the folder for syncing if there is none, and takes it. `uuid` is that of a project to be joined. */
export function openSyncPlace(projectPath: string, target: string, uuid?: string): SyncPlace {
  const folder = path.join(target, syncFolderName);
  try {
    if (!isRealFolder(folder)) fs.mkdirSync(folder, { mode: 0o700 });
    const lock = takeLock(projectPath, folder);
    try {
      const ignore = path.join(folder, '.gitignore');
      if (!fs.existsSync(ignore)) fs.writeFileSync(ignore, '*\n');
      const mark = readMark(folder) ?? keepMark(folder, { uuid: uuid ?? randomUUID(), clouds: {} });
      return { folder, mark, [Symbol.dispose]: () => lock[Symbol.dispose]() };
    } catch (error) {
      lock[Symbol.dispose]();
      throw error;
    }
  } catch (error) {
    if (!isSystemError(error) && !(error instanceof LockInTheWay)) throw error;
    throw new CommandError(exitStatus.io, 'sync.unusable', `${folder} cannot be used: ${reasonOf(error)}.`, folder);
  }
}

/** True for a folder that was synced before. */
export function wasSynced(target: string): boolean {
  return fs.existsSync(path.join(target, syncFolderName, markName));
}

/** Remembers the project's id at a server. */
export function rememberCloud(place: SyncPlace, origin: string, id: string): void {
  const mark = readMark(place.folder) ?? place.mark;
  if (mark.clouds[origin] !== id) keepMark(place.folder, { ...mark, clouds: { ...mark.clouds, [origin]: id } });
}

function takeLock(projectPath: string, folder: string): FileLock {
  const { lock, owner } = tryLock(path.join(folder, 'lock'));
  if (lock) return lock;
  const message = `${projectPath} is being synced already (${describeOwner(owner, realWorld.machine)}).`;
  throw new CommandError(exitStatus.io, 'sync.busy', message, projectPath);
}

function readMark(folder: string): SyncMark | undefined {
  const file = path.join(folder, markName);
  if (!fs.existsSync(file)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (isSystemError(error)) throw error;
  }
  const { uuid, clouds } = isJsonObject(value) ? value : {};
  const isWhole = typeof uuid === 'string' && uuidPattern.test(uuid) && isJsonObject(clouds);
  if (isWhole) return { uuid, clouds: clouds as SyncMark['clouds'] };
  const message = `${file} is damaged. Delete the folder ${folder} to sync this project as a new one.`;
  throw new CommandError(exitStatus.io, 'sync.damaged', message, file);
}

function keepMark(folder: string, mark: SyncMark): SyncMark {
  const file = path.join(folder, markName);
  fs.rmSync(`${file}.new`, { force: true });
  writeDurably(`${file}.new`, Buffer.from(`${JSON.stringify(mark, null, 2)}\n`));
  fs.renameSync(`${file}.new`, file);
  syncFolder(folder);
  return mark;
}
