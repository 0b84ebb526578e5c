import fs from 'node:fs';
import path from 'node:path';
import type { DocumentPath } from '@playhouse/core';
import type { MergeNote, OpenFolderReplica, Refused, RemotePouch, SendFiles } from '@playhouse/sync/folder';
import { callServer, demandSuccess } from '../account/callServer.ts';
import { CommandError, exitStatus } from '../exit.ts';
import { lockNewProject, type ProjectLock } from '../io/lockProject.ts';
import { type StoredProject, saveFiles } from '../io/openProject.ts';
import { readSyncFiles } from './readSyncFiles.ts';
import type { SyncTarget } from './syncRemote.ts';

type SyncLibrary = typeof import('@playhouse/sync/folder');

export type SyncDirection = 'both' | 'push' | 'pull';

export interface SyncSession {
  readonly library: SyncLibrary;
  readonly projectPath: string;
  /** The project's folder. */
  readonly target: string;
  /** The folder for syncing in it. */
  readonly folder: string;
  readonly direction: SyncDirection;
  /** Whether many deletions at once are meant. */
  readonly isDeletionMeant: boolean;
  readonly replica: OpenFolderReplica;
  readonly remote: RemotePouch;
  readonly remoteTarget: SyncTarget;
  /** Sends files alone, where that is wanted. */
  readonly sendFiles?: SendFiles;
  /** What the server sent and is not taken in, by document. */
  readonly notTaken: Map<DocumentPath, string>;
}

/** What happened in one cycle. */
export interface CycleReport {
  readonly sent: readonly DocumentPath[];
  readonly received: readonly DocumentPath[];
  /** Files that changed in the folder. */
  readonly written: readonly string[];
  readonly notes: readonly MergeNote[];
  /** Documents that the server, or this program, does not take. */
  readonly refused: readonly Refused[];
  /** Documents that changed on both sides and are not merged yet. */
  readonly unmerged: readonly DocumentPath[];
}

const mostRounds = 4;

/**
 * Takes what changed in the folder, exchanges it with the server, merges, and writes what came into the folder. What
 * changes in the folder meanwhile is taken in another round. Killed at any moment, the next cycle goes on from there.
 */
export async function runCycle(session: SyncSession): Promise<CycleReport> {
  const total = { sent: new Set<string>(), received: new Set<string>(), written: new Set<string>() };
  const notes: MergeNote[] = [];
  let report: CycleReport | undefined;
  for (let round = 1; ; round += 1) {
    await takeFirst(session, total.received);
    const exchanged = await exchange(session);
    for (const id of exchanged.sent) total.sent.add(id);
    for (const id of exchanged.received) total.received.add(id);
    notes.push(...exchanged.notes);
    const given = await giveFolder(session);
    for (const name of given.written) total.written.add(name);
    report = {
      sent: [...total.sent],
      received: [...total.received],
      written: [...total.written].sort(),
      notes,
      refused: [...exchanged.refused, ...given.refused],
      unmerged: [...new Set([...exchanged.waiting, ...given.unmerged])],
    };
    if (!given.isChanged) break;
    if (round < mostRounds) continue;
    if (given.error) throw given.error;
    break;
  }
  if (session.direction === 'both' && report.unmerged.length + report.refused.length === 0)
    await session.replica.tidy();
  return report;
}

/** A folder that was never synced is compared with what the server has before its files become revisions. */
async function takeFirst(session: SyncSession, received: Set<string>): Promise<void> {
  const { library, replica, remote, direction } = session;
  const isFirst = Object.keys((await replica.replica.readState())?.seen ?? {}).length === 0;
  if (isFirst) for (const id of replica.came) received.add(id);
  if (isFirst && direction !== 'push') for (const id of await library.pull(replica, remote)) received.add(id);
  using _lock = await lockFolder(session);
  await library.takeFolder(replica.replica, await read(session));
}

interface Exchanged extends Pick<CycleReport, 'sent' | 'received' | 'notes' | 'refused'> {
  readonly waiting: readonly DocumentPath[];
}

async function exchange(session: SyncSession): Promise<Exchanged> {
  const { library, replica, remote, direction } = session;
  // What another folder sent may be merged with what is not sent yet, so this comes before both.
  const rejoined = direction === 'pull' ? [] : await library.rejoin(replica, remote, Date.now);
  const received = direction === 'push' ? [] : await library.pull(replica, remote);
  if (direction === 'pull') return { sent: [], received, notes: [], refused: [], waiting: [] };
  const { sent, refused } = await send(session);
  if (direction === 'push') return { sent, received, notes: rejoined, refused, waiting: [] };
  const merged = await library.merge(replica, remote, Date.now);
  const [error] = merged.errors;
  if (error !== undefined) throw error;
  const open = new Set(refused.map(({ id }) => id));
  const waiting = merged.waiting.filter((document) => !open.has(document));
  const notes = [...rejoined, ...merged.notes];
  if (waiting.length === 0) return { sent, received, notes, refused, waiting };
  // What lacks a base here may have one on the server.
  const more = (await mergeOnServer(session, waiting)) ? await library.pull(replica, remote) : [];
  const again = await library.merge(replica, remote, Date.now);
  return { sent, received: [...received, ...more], notes: [...notes, ...again.notes], refused, waiting: again.waiting };
}

/** What the server asks about is confirmed, if that is what the call says, and sent again. */
async function send(session: SyncSession): Promise<{ sent: readonly string[]; refused: readonly Refused[] }> {
  const { library, replica, remote, remoteTarget, isDeletionMeant, sendFiles } = session;
  const first = await library.push(replica, remote, sendFiles);
  const { cloud } = remoteTarget;
  if (!isDeletionMeant || !cloud || first.refused.length === 0) return first;
  let documents = 0;
  for (const { id } of first.refused) {
    if ((await replica.replica.leaves(id)).every(({ isDeleted }) => isDeleted)) documents += 1;
  }
  if (documents === 0) return first;
  const path = `/creator/project/${cloud.id}/confirm-deletions`;
  const { origin, token } = cloud;
  demandSuccess(await callServer(origin, { method: 'POST', path, token, body: { documents } }));
  const again = await library.push(replica, remote, sendFiles);
  const left = new Set(again.refused.map(({ id }) => id));
  const sent = [...first.sent, ...again.sent, ...first.refused.map(({ id }) => id)];
  return { sent: [...new Set(sent)].filter((id) => !left.has(id)), refused: again.refused };
}

async function mergeOnServer({ remoteTarget }: SyncSession, documents: readonly DocumentPath[]): Promise<boolean> {
  const { cloud } = remoteTarget;
  if (!cloud) return false;
  const { origin, token, id } = cloud;
  const path = `/creator/project/${id}/merge`;
  const { status } = await callServer(origin, { method: 'POST', path, token, body: { documents } });
  return status === 200;
}

interface Given extends Pick<CycleReport, 'written' | 'refused' | 'unmerged'> {
  /** Something changed in the folder since it was taken. */
  readonly isChanged: boolean;
  readonly error?: CommandError;
}

/** Writes what the replica has into the folder, which is taken once more right before. */
async function giveFolder(session: SyncSession): Promise<Given> {
  const { library, replica, direction, notTaken } = session;
  using lock = await lockFolder(session);
  const files = await read(session);
  const taken = await library.takeFolder(replica.replica, files);
  const unreadable = [...files.unreadable].map(([id, reason]) => ({ id, reason: `The file ${reason}.` }));
  const refused = [...unreadable, ...[...notTaken].map(([id, reason]) => ({ id, reason }))];
  if (direction === 'push') return { written: [], refused, unmerged: [], isChanged: taken.length > 0 };
  const plan = await library.planFolder(replica.replica, files);
  const foreign = plan.foreign.map((id) => ({ id, reason: 'It cannot be a file of a project.' }));
  const given = { refused: [...refused, ...foreign], unmerged: plan.unmerged };
  const isChanged = taken.length > 0 && direction === 'both';
  // What is to be written is noted first: a crash leaves the folder before or after it, and both are recognized.
  await replica.replica.writeState(plan.before);
  try {
    const { changed } = await saveFiles(lock, files.open, filesAfter(files.open, plan.changes), { backup: false });
    await replica.replica.writeState(plan.after);
    return { ...given, written: changed, isChanged };
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 'project.changed') throw error;
    return { ...given, written: [], isChanged: true, error };
  }
}

function filesAfter(
  { stored }: StoredProject,
  changes: ReadonlyMap<DocumentPath, Uint8Array | null>,
): Map<string, Uint8Array> {
  const files = new Map([...stored].filter(([name]) => !changes.has(name.normalize('NFC'))));
  for (const [document, bytes] of changes) if (bytes) files.set(document, bytes);
  return files;
}

/** A folder that lost its project is not taken: that would delete the project everywhere. */
async function read({ projectPath, target, library, replica, direction }: SyncSession) {
  const files = await readSyncFiles(projectPath, target, library.digestDocument);
  const state = await replica.replica.readState();
  const isThere = files.files.has(main) || files.unreadable.has(main);
  // A first sync that was killed has only noted what it was taking.
  const wasThere = state && [state.seen, state.taking ?? {}].some((known) => Object.hasOwn(known, main));
  if (isThere || !wasThere) return files;
  if (direction !== 'pull') {
    const message = `There is no project in ${projectPath} any more: ${main} is missing. To get it again, use --pull.`;
    throw new CommandError(exitStatus.io, 'project.missing', message, projectPath);
  }
  await replica.replica.writeState({ seen: {}, pending: {} });
  return files;
}

const main = 'object.json';

function lockFolder({ projectPath, target }: SyncSession): Promise<ProjectLock> {
  return lockNewProject(projectPath, target, true);
}

/** Puts versions that lost a merge beside the replica, so that people find them. Returns their paths by document. */
export function keepLost({ folder, target }: SyncSession, notes: readonly MergeNote[]): Map<MergeNote, string[]> {
  const kept = new Map<MergeNote, string[]>();
  for (const note of notes.filter(({ conflicts }) => conflicts.length > 0)) {
    const names = note.lost.flatMap(({ rev, body }) => {
      if (!body || rev === note.rev) return [];
      const file = path.join(
        folder,
        'lost',
        `${note.document.replaceAll('/', '-').replace(/\.json$/, '')}.${rev}.json`,
      );
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, `${JSON.stringify(body, null, 2)}\n`);
      return [path.relative(target, file)];
    });
    kept.set(note, names);
  }
  return kept;
}
