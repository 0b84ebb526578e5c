import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];

/** A Firefox that is already installed: the one named by the environment, or one on the path. */
export function findFirefox(): string | undefined {
  const named = process.env.PLAYHOUSE_FIREFOX;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
