import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of real projects, which is no part of the repository. */
export function corpusFolder(): string | undefined {
  return process.env.PLAYHOUSE_CORPUS || undefined;
}

/** Names of the legacy projects in the corpus. */
export function corpusProjects(): string[] {
  const entries = readdirSync(corpusFolder() ?? '.', { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /\.(gameproj|gsdailyproj)$/.test(entry.name))
    .map(({ name }) => name);
}

/** The files of a legacy project by path, with `/` between folders. */
export function readProjectFiles(name: string): Map<string, Uint8Array> {
  const folder = path.join(corpusFolder() ?? '.', name);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.sort().map((file) => [slashed(path.relative(folder, file)), new Uint8Array(readFileSync(file))]),
  );
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
