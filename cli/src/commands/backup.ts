import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { lockData, lockStoredData } from '../serve/lockData.ts';
import { useData } from '../serve/openServer.ts';
import { readServeSettings } from '../serve/serveSettings.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

type Options = CommonOptions & Readonly<Record<string, unknown>>;

/** Writes what a server stores into a new folder. A server that runs does so itself, with `--backup`. */
export async function backupCommand(
  [name = '']: readonly string[],
  options: Options,
  { env, cwd }: Terminal,
): Promise<CommandResult> {
  const settings = readServeSettings(options, env, cwd);
  const folder = path.resolve(cwd, name);
  if (fs.existsSync(folder)) {
    throw new CommandError(exitStatus.io, 'backup.exists', `${name} exists already. Choose a new folder.`, name);
  }
  using _lock = lockStoredData(settings.data);
  const { databases } = await useData(settings, (server, place) => server.backUpData(place, folder));
  return resultOf('Wrote', databases);
}

/** Restores a backup. */
export async function restoreCommand(
  [name = '']: readonly string[],
  options: Options,
  { env, cwd }: Terminal,
): Promise<CommandResult> {
  const settings = readServeSettings(options, env, cwd);
  const folder = path.resolve(cwd, name);
  if (!fs.existsSync(folder)) {
    throw new CommandError(exitStatus.io, 'backup.missing', `There is no folder ${name}.`, name);
  }
  using _lock = lockData(settings.data);
  const { databases } = await useData(settings, (server, place) => server.restoreData(place, folder));
  return resultOf('Restored', databases);
}

function resultOf(verb: string, databases: Readonly<Record<string, number>>): CommandResult {
  const count = Object.keys(databases).length;
  const documents = Object.values(databases).reduce((sum, each) => sum + each, 0);
  return {
    status: exitStatus.done,
    json: { databases: count, documents },
    lines: [`${verb} ${count} databases with ${documents} documents.`],
  };
}
