import { existsSync } from 'node:fs';
import { corpusFolder, corpusProjects } from './corpus.ts';

/** Ends the run with a sentence that says what to do when there are no projects to check. */
export default function requireCorpus(): void {
  const folder = corpusFolder();
  if (folder === undefined) throw new Error('Set PLAYHOUSE_CORPUS to a folder of .gameproj projects.');
  if (!existsSync(folder)) throw new Error(`PLAYHOUSE_CORPUS names ${folder}, which does not exist.`);
  if (corpusProjects().length === 0) throw new Error(`${folder} holds no .gameproj folder.`);
}
