/**
 * Plays projects with the same input in this Node, in a newer Node and in Chromium, and compares the hashes of the
 * whole state every second: `npm run check:engines [-- FOLDER...]`. Without folders the sample games and a few
 * generated ones are played. `--games 1000` plays that many generated games instead, for 2,000 frames or `--frames N`,
 * starting at the first one or at `--from N`; each must also repeat from its recording, backward and forward, and from
 * a snapshot.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tool.ts';
import { openChromium } from './chromiumEngine.ts';
import { compareGenerated } from './compareGenerated.ts';
import type { Engine } from './engine.ts';
import type { GeneratedGames } from './generated.ts';
import { findNextNode, nodeEngine, provideNextNode } from './nodeEngine.ts';

const few: GeneratedGames = { first: 1, count: 24, frames: 600 };

/** Returns the exit status: 0 when all engines agree, 1 otherwise. */
export async function compareEngines(args: readonly string[]): Promise<number> {
  const games = gamesIn(args);
  // Playing a thousand games is useful even if the newer Node was never downloaded.
  const next = games ? findNextNode() : provideNextNode();
  const engines = [
    nodeEngine(`Node ${process.version}`, process.execPath, games !== undefined),
    ...(next === undefined ? [] : [nodeEngine('Node 26', next, false)]),
    await openChromium(),
  ];
  try {
    if (games) return await compareGames(engines, games);
    const folders = args.length > 0 ? args.map((arg) => path.resolve(arg)) : sampleFolders();
    const status = await compareProjects(engines, folders);
    return args.length > 0 ? status : status || (await compareGames(engines, few));
  } finally {
    for (const engine of engines) await engine.close();
  }
}

/** The requested generated games, if any. */
function gamesIn(args: readonly string[]): GeneratedGames | undefined {
  const number = (name: string, fallback: number) => {
    const index = args.indexOf(name);
    return index < 0 ? fallback : Number(args[index + 1]);
  };
  if (!args.includes('--games')) return undefined;
  const first = number('--from', 1);
  return { first, count: number('--games', 1000) - first + 1, frames: number('--frames', 2000) };
}

async function compareGames(engines: readonly Engine[], games: GeneratedGames): Promise<number> {
  console.log(`Generated games in ${engines.map(({ name }) => name).join(', ')}:`);
  const wrong = await compareGenerated(engines, games);
  const same = games.count - wrong.length;
  console.log(`${same} of ${games.count} generated games are the same after ${games.frames} frames`);
  if (wrong.length > 0) console.log(`not the same: ${wrong.join(', ')}`);
  return wrong.length === 0 ? 0 : 1;
}

async function compareProjects(engines: readonly Engine[], folders: readonly string[]): Promise<number> {
  const all = await Promise.all(engines.map((engine) => engine.playProjects(folders)));
  const texts = all.map((hashes) => JSON.stringify(hashes));
  for (const [index, { name }] of engines.entries()) {
    console.log(`${name}: ${texts[index] === texts[0] ? 'agrees' : `differs from ${engines[0]?.name}`}`);
  }
  for (const folder of folders) {
    for (const [scene, list] of Object.entries(all[0]?.[folder] ?? {})) {
      const last = all.map((hashes) => hashes[folder]?.[scene]?.at(-1));
      const hashes = [...new Set(last)].join(' / ');
      console.log(`${path.basename(folder)} ${scene} after 600 frames: ${hashes} (${list.length} samples)`);
    }
  }
  return new Set(texts).size > 1 ? 1 : 0;
}

function sampleFolders(): string[] {
  const folders = ['fixtures/templates', 'fixtures/projects/engines'].map((folder) => path.join(root, folder));
  return folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
}
