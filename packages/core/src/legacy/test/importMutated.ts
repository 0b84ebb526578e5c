import { readProject } from '../../archive/readProject.ts';
import { writeProject } from '../../archive/writeProject.ts';
import { validateProject } from '../../validate/validateProject.ts';
import { importLegacy } from '../importLegacy.ts';
import { mutateFiles } from './mutateFiles.ts';

/** How many mutated projects were imported and refused, and all errors. */
export interface MutationRuns {
  imported: number;
  refused: number;
  readonly complaints: string[];
}

/**
 * Imports a legacy project with random mutations, once per seed: it must become a project that can be written, read
 * again and checked, or be refused in one clear sentence.
 */
export function importMutated(given: ReadonlyMap<string, Uint8Array>, seeds: Iterable<number>): MutationRuns {
  const runs: MutationRuns = { imported: 0, refused: 0, complaints: [] };
  for (const seed of seeds) {
    try {
      const complaint = importOne(given, seed, runs);
      if (complaint !== undefined) runs.complaints.push(`seed ${seed}: ${complaint}`);
    } catch (reason) {
      runs.complaints.push(`seed ${seed}: threw ${reason instanceof Error ? reason.stack : String(reason)}`);
    }
  }
  return runs;
}

function importOne(given: ReadonlyMap<string, Uint8Array>, seed: number, runs: MutationRuns): string | undefined {
  const imported = importLegacy(mutateFiles(given, seed));
  if (!imported.ok) {
    runs.refused += 1;
    const [issue, ...others] = imported.issues;
    if (!issue || others.length > 0) return `${imported.issues.length} reasons in place of one`;
    return isClear(issue.message) ? undefined : `no clear sentence: ${issue.message}`;
  }
  runs.imported += 1;
  const { contents, losses } = imported.value;
  const files = writeProject(contents);
  const read = readProject(files);
  if (!read.ok) return `cannot be read again: ${read.issues.map(({ message }) => message).join(' ')}`;
  const again = writeProject(read.value.contents);
  for (const [file, bytes] of files) if (!isSame(bytes, again.get(file))) return `${file} differs after reading`;
  validateProject(read.value.contents.project, read.value.contents.files);
  const unclear = losses.find(({ what, why }) => what === '' || !isClear(why));
  return unclear && `an unclear loss: ${JSON.stringify(unclear)}`;
}

/** A sentence for people: it begins with a capital letter or a name, ends with a period and has no missing part. */
function isClear(text: string): boolean {
  return /^\S.{8,400}[.]$/su.test(text) && !/undefined|\[object|NaN|\n/.test(text);
}

function isSame(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, index) => byte === other[index]);
}
