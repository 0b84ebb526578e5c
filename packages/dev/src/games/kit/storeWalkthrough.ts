import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { framesPerSecond, readProject } from '@playhouse/core';
import { createGame, createHeadlessPorts, type ScriptedEvent } from '@playhouse/runtime';
import { readProjectFiles } from '../../engines/projectFiles.ts';
import { root } from '../../tool.ts';
import { folderOf, type SampleGame } from './sampleGame.ts';

const longest = 60 * 150;

/** Lets the game's own player play it from the first scene to the last, and stores the input for the tests. */
export async function storeWalkthrough(sample: SampleGame): Promise<boolean> {
  const read = readProject(readProjectFiles(folderOf(sample.name)));
  if (!read.ok || !sample.createPlayer) throw new Error(`${sample.name} cannot be played.`);
  const { project } = read.value.contents;
  const game = await createGame(project, createHeadlessPorts(project), { seed: 1 });
  const player = sample.createPlayer();
  const events: ScriptedEvent[] = [];
  while (game.frame < longest && game.currentScene.name !== sample.ending) {
    const frame = game.frame + 1;
    const input = player(game);
    for (const event of input) events.push({ frame, ...event });
    game.step(input);
  }
  const isWon = game.currentScene.name === sample.ending;
  console.log(
    `${sample.name}: ${isWon ? 'won' : 'not won'} after ${(game.frame / framesPerSecond).toFixed(1)} seconds`,
    game.faults,
  );
  const target = path.join(root, 'fixtures/inputs', `${sample.name}-walkthrough.json`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `{ "events": [\n${events.map((event) => JSON.stringify(event)).join(',\n')}\n] }\n`);
  return isWon;
}
