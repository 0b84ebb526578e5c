/** Prints the hashes of the projects in the named folders as JSON, for one Node. Started by compareEngines. */

import { projectHashes } from './hashes.ts';
import { readProjectFiles } from './projectFiles.ts';

const hashes: Record<string, Record<string, string[]>> = {};
for (const folder of process.argv.slice(2)) hashes[folder] = await projectHashes(readProjectFiles(folder));
console.log(JSON.stringify(hashes));
