import { readFileSync } from 'node:fs';
import { readProject } from '@playhouse/core';
import { parseInputScript } from '@playhouse/runtime';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { expectAnswer } from '../experiments/askPlanted.ts';
import { earlier } from '../experiments/plantedCase.ts';
import { plantedCases } from '../experiments/plantedCases.ts';
import { findHost, type Host, type PlayedGame } from '../experiments/plantedGame.ts';
import { root } from '../root.ts';

function load(name: string): PlayedGame {
  const read = readProject(readProjectFiles(folderOf(name)));
  const file = name === 'pip-and-the-lanterns' ? 'pip' : name;
  const script = parseInputScript(JSON.parse(readFileSync(`${root}/fixtures/inputs/${file}-walkthrough.json`, 'utf8')));
  if (!read.ok || !script.ok) throw new Error(`${name} cannot be read.`);
  return { project: read.value.contents.project, events: script.value };
}

it('plants fifty questions', () => {
  expect(plantedCases.length * games.length).toBeGreaterThan(50);
});

describe.each(games.map(({ name }) => name))('a case planted in %s', (name) => {
  let game: PlayedGame;
  let host: Host;

  beforeAll(async () => {
    game = load(name);
    const found = await findHost(game, earlier);
    if (!found) throw new Error(`${name} has no actor to plant in.`);
    host = found;
  }, 60_000);

  it.each(plantedCases)('is explained by %s: %s', (_cause, _name, one) => expectAnswer(game, host, one));
});
