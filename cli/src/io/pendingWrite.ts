import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isJsonObject, projectPathKind } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { isRealFolder } from './listFiles.ts';
import { makeFolder } from './makeFolder.ts';
import { isSystemError } from './systemError.ts';

/*
 * A project folder is written in two steps. First the new files, and finally the commit mark with the plan, go to
 * `.playhouse-write/`. Then the plan is carried out: stale files are deleted, new ones moved into place. Finding
 * a mark means to carry out the plan, repeatedly if needed; without one, the old project stays. Both steps
 * require the project's lock: two processes that carry out plans at once would mix versions.
 */
const stagingName = '.playhouse-write';
const markName = 'commit.json';

/** Our marks are smaller than this, even with the maximum number of files. */
const largestMark = 16 * 1024 * 1024;

/** What remains to be done for a marked write; paths of the project. */
export interface WritePlan {
  readonly deleted: readonly string[];
  readonly moved: readonly string[];
}

/** A committed plan, with the digest of each file that it deletes or replaces. */
interface CommittedPlan extends WritePlan {
  readonly replaced?: Readonly<Record<string, string>>;
}

/**
 * Stages the files of a plan and marks the write as committed. From then on the new project counts. `beforeMark` may
 * throw to stop it at the last moment.
 */
export function commitWrite(
  root: string,
  plan: WritePlan,
  files: ReadonlyMap<string, Uint8Array>,
  beforeMark: () => void,
): void {
  for (const folder of new Set(plan.moved.map((name) => path.dirname(name)))) demandOwnFolder(root, folder);
  const staging = path.join(root, stagingName);
  demandOwnFolder(root, stagingName);
  fs.rmSync(staging, { recursive: true, force: true });
  fs.mkdirSync(staging);
  const folders = new Set([staging]);
  for (const name of plan.moved) {
    const file = path.join(staging, name);
    folders.add(path.dirname(file));
    makeFolder(path.dirname(file));
    writeDurably(file, files.get(name) ?? new Uint8Array());
  }
  for (const folder of folders) syncFolder(folder);
  const mark = path.join(staging, markName);
  writeDurably(`${mark}.new`, encode({ ...plan, replaced: digestsOf(root, [...plan.deleted, ...plan.moved]) }));
  beforeMark();
  fs.renameSync(`${mark}.new`, mark);
  syncFolder(staging);
  syncFolder(root);
}

/**
 * Carries out the plan of a marked write, if there is one; an unmarked write is left alone. Safe to repeat. A file that
 * another program has changed since the mark is kept as it is, and its part of the plan dropped.
 */
export function finishWrite(root: string): void {
  const plan = pendingPlan(root);
  if (plan) carryOut(root, plan, (name) => isEdited(root, name, plan));
}

/** The same for a write of this process that was marked just now. */
export function finishOwnWrite(root: string): void {
  const plan = pendingPlan(root);
  if (plan) carryOut(root, plan, () => false);
}

function carryOut(root: string, plan: WritePlan, isKept: (name: string) => boolean): void {
  const staging = path.join(root, stagingName);
  const folders = new Set([root]);
  for (const name of plan.deleted.filter((each) => !isKept(each))) deleteExactly(root, name);
  for (const name of plan.moved.filter((each) => !isKept(each))) {
    const target = path.join(root, name);
    const folder = path.dirname(target);
    demandOwnFolder(root, path.dirname(name));
    if (folder !== root) makeFolder(folder);
    folders.add(folder);
    // A link to a folder among the staged files would remove files from elsewhere.
    if (isRealFolder(path.dirname(path.join(staging, name)))) moveIfThere(path.join(staging, name), target);
  }
  for (const folder of folders) syncFolder(folder);
  fs.rmSync(path.join(staging, markName), { force: true });
  fs.rmSync(staging, { recursive: true, force: true });
}

/** True for a file that another program has changed since the mark. Marks of earlier versions cannot tell. */
function isEdited(root: string, name: string, { moved, replaced }: CommittedPlan): boolean {
  const isMoved = moved.includes(name) && !fs.existsSync(path.join(root, stagingName, name));
  if (!replaced || isMoved) return false;
  const now = digestOf(path.join(root, name));
  return now !== undefined && now !== replaced[name];
}

function digestsOf(root: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const digest = digestOf(path.join(root, name));
      return digest === undefined ? [] : [[name, digest] as const];
    }),
  );
}

/** Undefined for what is not a file. */
function digestOf(file: string): string | undefined {
  if (!fs.lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

/** True while a marked write is unfinished: its files are in two folders. */
export function isWritePending(root: string): boolean {
  return pendingPlan(root) !== undefined;
}

function pendingPlan(root: string): CommittedPlan | undefined {
  const staging = path.join(root, stagingName);
  return isRealFolder(staging) ? readPlan(path.join(staging, markName)) : undefined;
}

/** Nothing is written through links. Missing paths are fine. */
function demandOwnFolder(root: string, name: string): void {
  const target = path.join(root, name);
  if (name === '.' || isRealFolder(target) || !fs.lstatSync(target, { throwIfNoEntry: false })) return;
  const message = `${target} is a link or a file, not a folder, so nothing was written. Replace it with a folder, or delete it.`;
  throw new CommandError(exitStatus.io, 'project.unwritable', message, target);
}

/** Writes a file, flushes it to disk and verifies it. */
export function writeDurably(file: string, bytes: Uint8Array): void {
  const descriptor = fs.openSync(file, 'wx');
  try {
    fs.writeFileSync(descriptor, bytes);
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
  if (!fs.readFileSync(file).equals(bytes)) throw new Error(`${file} could not be verified after writing.`);
}

/** Flushes the names in a folder to disk. Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Only paths of a project count: a plan may come from an untrusted folder. */
function readPlan(mark: string): CommittedPlan | undefined {
  const plan = readJson(mark);
  if (!plan) return undefined;
  const namesOf = (list: unknown): string[] => {
    const names: readonly unknown[] = Array.isArray(list) ? list : [];
    return names.filter((name) => typeof name === 'string').filter((name) => isProjectPath(name));
  };
  const lists = { deleted: namesOf(plan.deleted), moved: namesOf(plan.moved) };
  return isJsonObject(plan.replaced) ? { ...lists, replaced: textsIn(plan.replaced) } : lists;
}

function textsIn(object: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])),
  );
}

function isProjectPath(name: string): boolean {
  return projectPathKind(name.normalize('NFC')) !== undefined;
}

/** The object in a JSON file; undefined when there is no such file, or we did not write it. */
function readJson(file: string): Record<string, unknown> | undefined {
  const status = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!status?.isFile() || status.size > largestMark) return undefined;
  const text = readIfThere(file);
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Blank if it has just disappeared. */
function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Deletes a file of exactly this name: on case-insensitive disks, its successor may already be in place. */
function deleteExactly(root: string, name: string): void {
  const file = path.join(root, name);
  const folder = path.dirname(file);
  if (folder !== root && !isRealFolder(folder)) return;
  if (fs.readdirSync(folder).includes(path.basename(file))) fs.rmSync(file, { force: true });
}

function moveIfThere(from: string, to: string): void {
  if (fs.lstatSync(from, { throwIfNoEntry: false })?.isFile()) fs.renameSync(from, to);
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
