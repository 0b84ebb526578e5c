import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Why there is nothing to check, and what to do about it, as a sentence; undefined when there is something. */
export function corpusProblem(): string | undefined {
  const folder = process.env.PLAYHOUSE_CORPUS;
  if (!folder) return 'Set PLAYHOUSE_CORPUS to a folder of .gameproj projects.';
  if (!existsSync(folder)) return `PLAYHOUSE_CORPUS names ${folder}, which does not exist.`;
  return corpusProjects().length === 0
    ? `PLAYHOUSE_CORPUS names ${folder}, which holds no .gameproj folder.`
    : undefined;
}

/** Names of the legacy projects in the corpus, which is not part of the repository. */
export function corpusProjects(): string[] {
  const entries = readdirSync(corpusFolder(), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => /\.(gameproj|gsdailyproj)$/.test(name)).sort();
}

/** The files of a legacy project by path, with `/` between folders. */
export function readProjectFiles(name: string): Map<string, Uint8Array> {
  const folder = path.join(corpusFolder(), name);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.sort().map((file) => [slashed(path.relative(folder, file)), new Uint8Array(readFileSync(file))]),
  );
}

function corpusFolder(): string {
  return process.env.PLAYHOUSE_CORPUS ?? '';
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
