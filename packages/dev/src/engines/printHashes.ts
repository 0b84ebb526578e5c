/**
 * Prints hashes as JSON, for one Node: of the projects in the named folders, or, after `--generated FIRST COUNT
 * FRAMES`, of generated games, which with `--checked` must also repeat in this Node. Started by nodeEngine.
 */
import { checkedResults, generatedResults } from './generated.ts';
import { projectHashes } from './hashes.ts';
import { readProjectFiles } from './projectFiles.ts';

const [kind = '', ...rest] = process.argv.slice(2);
console.log(JSON.stringify(await (kind.startsWith('--') ? ofGames(rest.map(Number)) : ofProjects([kind, ...rest]))));

function ofGames([first = 1, count = 1, frames = 1]: readonly number[]): Promise<object> {
  const games = { first, count, frames };
  return kind === '--checked' ? checkedResults(games) : generatedResults(games);
}

async function ofProjects(folders: readonly string[]): Promise<object> {
  const hashes: Record<string, Record<string, string[]>> = {};
  for (const folder of folders) hashes[folder] = await projectHashes(readProjectFiles(folder));
  return hashes;
}
