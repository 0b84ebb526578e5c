import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { makeFolder } from '../io/makeFolder.ts';
import { readRegularFile } from '../io/readRegularFile.ts';
import { reasonOf } from '../io/systemError.ts';

/** Marks a folder as an export, so that `--replace` deletes nothing else. */
const pageMark = '<meta name="generator" content="Playhouse">';

/** Writes a file atomically. Replaces an existing one only with `mayReplace`. */
export function writeFile(out: string, cwd: string, bytes: Uint8Array, mayReplace: boolean): void {
  const target = path.resolve(cwd, out);
  tryTo(out, () => {
    const status = fs.statSync(target, { throwIfNoEntry: false });
    if (status && !(mayReplace && status.isFile())) throw exists(out, status.isDirectory() ? 'a folder' : 'a file');
    putWhole(target, (draft) => fs.writeFileSync(draft, bytes));
  });
}

/**
 * Writes a folder atomically. Anything already there stays, except, with `mayReplace`, an
 * earlier export of the same kind.
 */
export function writeFolder(
  out: string,
  cwd: string,
  files: ReadonlyMap<string, Uint8Array>,
  mayReplace: boolean,
): void {
  const target = path.resolve(cwd, out);
  tryTo(out, () => {
    const status = fs.statSync(target, { throwIfNoEntry: false });
    const isEmpty = status?.isDirectory() && fs.readdirSync(target).length === 0;
    if (status && !isEmpty && !(mayReplace && isEarlierExport(target, files))) throw exists(out, kindOf(status));
    putWhole(target, (draft) => {
      fs.mkdirSync(draft);
      for (const [name, bytes] of files) {
        makeFolder(path.dirname(path.join(draft, name)));
        fs.writeFileSync(path.join(draft, name), bytes);
      }
    });
  });
}

/** Writes next to the target, then removes the old one and moves the new one into place. */
function putWhole(target: string, write: (draft: string) => void): void {
  const folder = path.dirname(target);
  makeFolder(folder);
  const [draft, old] = ['new', 'old'].map((word) =>
    path.join(folder, `.${path.basename(target)}.${process.pid}.${word}`),
  );
  if (draft === undefined || old === undefined) return;
  try {
    write(draft);
    if (fs.existsSync(target)) fs.renameSync(target, old);
    fs.renameSync(draft, target);
  } finally {
    if (fs.existsSync(old) && !fs.existsSync(target)) fs.renameSync(old, target);
    fs.rmSync(draft, { recursive: true, force: true });
    fs.rmSync(old, { recursive: true, force: true });
  }
}

/** True for a folder with one of our pages, or with only files of the exported kind. */
function isEarlierExport(target: string, files: ReadonlyMap<string, Uint8Array>): boolean {
  if (!fs.statSync(target).isDirectory()) return false;
  if (!files.has('index.html')) return fs.readdirSync(target).every((name) => /\.csv$/i.test(name));
  const page = path.join(target, 'index.html');
  return fs.existsSync(page) && readRegularFile(page).toString('utf8').includes(pageMark);
}

function kindOf(status: fs.Stats): string {
  return status.isDirectory() ? 'a folder with other things' : 'a file';
}

function tryTo(out: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(exitStatus.io, 'export.unwritable', `${out} cannot be written: ${reasonOf(error)}.`, out);
  }
}

function exists(out: string, what: string): CommandError {
  const message = `There is ${what} at ${out} already. Choose another place, or replace an earlier export with --replace.`;
  return new CommandError(exitStatus.io, 'export.exists', message, out);
}
