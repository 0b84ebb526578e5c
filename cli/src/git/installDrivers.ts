import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { readRegularFile } from '../io/readRegularFile.ts';
import { replaceFile } from '../io/replaceFile.ts';
import { reasonOf } from '../io/systemError.ts';
import type { CommandResult } from '../terminal.ts';

/** What git runs. Set in the repository only, so that others are not affected. */
const settings: readonly (readonly [key: string, value: string])[] = [
  ['merge.playhouse.name', 'Playhouse documents'],
  ['merge.playhouse.driver', 'playhouse merge-driver %O %A %B %P'],
  ['diff.playhouse.command', 'playhouse diff --git'],
];

/** The files that the drivers apply to; narrow this in repositories with other JSON at such paths. */
const attributes: readonly string[] = [
  ...['object', 'assets'].map((name) => `${name}.json merge=playhouse diff=playhouse`),
  ...['scenes', 'actors', 'tables', 'delegates', 'behaviors'].map(
    (name) => `**/${name}/*.json merge=playhouse diff=playhouse`,
  ),
  '**/tests/*.play.json merge=playhouse diff=playhouse',
];

/** Sets up the repository that contains `cwd`, so that git merges documents by meaning and describes differences. */
export function installDrivers(cwd: string): CommandResult {
  const top = git(cwd, ['rev-parse', '--show-toplevel']).trim();
  for (const [key, value] of settings) git(cwd, ['config', '--local', key, value]);
  const file = path.join(top, '.gitattributes');
  const before = readAttributes(file);
  const present = new Set(before.split(/\r?\n/).map((line) => line.trim()));
  const added = attributes.filter((line) => !present.has(line));
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  if (added.length > 0) replaceFile(file, top, start + added.map((line) => `${line}\n`).join(''));
  return {
    status: exitStatus.done,
    json: { repository: top, settings: Object.fromEntries(settings), added },
    lines: [],
    messages: [
      `git now merges Playhouse documents by meaning in ${top} and shows differences in words.`,
      'Commit .gitattributes. Everyone who works on the repository runs this once.',
    ],
  };
}

/** The content of the repository's own file; links are not followed. */
function readAttributes(file: string): string {
  const status = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!status) return '';
  try {
    if (status.isSymbolicLink()) throw new Error('it is a link, which may lead out of the repository');
    return readRegularFile(file).toString('utf8');
  } catch (error) {
    const message = `.gitattributes cannot be changed: ${reasonOf(error)}. Make it a plain file and try again.`;
    throw new CommandError(exitStatus.io, 'file.unreadable', message, file);
  }
}

function git(cwd: string, args: readonly string[]): string {
  const run = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (run.error)
    throw new CommandError(exitStatus.io, 'git.missing', 'git is not installed. Install it and try again.');
  if (run.status === 0) return run.stdout;
  const message = `git refused: ${run.stderr.trim().split('\n')[0] ?? 'no reason given'}.`;
  throw new CommandError(exitStatus.io, 'git.refused', message);
}
