/**
 * Prints hashes as JSON, for one Node: of the projects in the named folders, or, after `--generated FIRST COUNT FRAMES`,
 * of generated games. Started by compareEngines.
 */
import { generatedHashes } from './generated.ts';
import { projectHashes } from './hashes.ts';
import { readProjectFiles } from './projectFiles.ts';

const args = process.argv.slice(2);
console.log(
  JSON.stringify(args[0] === '--generated' ? await ofGames(args.slice(1).map(Number)) : await ofProjects(args)),
);

function ofGames([first = 1, count = 1, frames = 1]: readonly number[]): Promise<object> {
  return generatedHashes({ first, count, frames });
}

async function ofProjects(folders: readonly string[]): Promise<object> {
  const hashes: Record<string, Record<string, string[]>> = {};
  for (const folder of folders) hashes[folder] = await projectHashes(readProjectFiles(folder));
  return hashes;
}
