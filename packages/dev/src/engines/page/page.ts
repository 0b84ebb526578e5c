import { unpackArchive } from '@playhouse/core';
import { type GeneratedGames, type GeneratedResult, generatedResults } from '../generated.ts';
import { projectHashes } from '../hashes.ts';

declare global {
  interface Window {
    hashArchive: typeof hashArchive;
    playGenerated(games: GeneratedGames): Promise<Record<string, GeneratedResult>>;
  }
}

/** The hashes of an archived project, computed by this browser. */
async function hashArchive(address: string): Promise<Record<string, string[]>> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const files = unpackArchive(bytes);
  if (!files.ok) throw new Error(files.issues.map(({ message }) => message).join(' '));
  return projectHashes(files.value);
}

window.hashArchive = hashArchive;
window.playGenerated = (games) => generatedResults(games);
