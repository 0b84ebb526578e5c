import { readFileSync } from 'node:fs';
import { readProject } from '@playhouse/core';
import { answerWhy, createGame, createHeadlessPorts, followActor, parseInputScript } from '@playhouse/runtime';
import { expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { root } from '../root.ts';

const frames = 600;
/** Frames between two hashes of the whole state. */
const every = 100;

it.each(games.map(({ name }) => name))('%s plays the same with and without tracing', async (name) => {
  const read = readProject(readProjectFiles(folderOf(name)));
  const script = parseInputScript(
    JSON.parse(
      readFileSync(`${root}/fixtures/inputs/${name.replace('-and-the-lanterns', '')}-walkthrough.json`, 'utf8'),
    ),
  );
  if (!read.ok || !script.ok) throw new Error(`${name} cannot be read.`);
  const { project } = read.value.contents;
  const begin = () => createGame(project, createHeadlessPorts(project), { seed: 1 });
  const [plain, followed, asked] = [await begin(), await begin(), await begin()];
  const step = (game: typeof plain) => game.step(script.value.filter(({ frame }) => frame === game.frame + 1));
  const following = Array.from({ length: 5 }, (_, index) => followActor(followed, index + 1, []));
  const hashes: string[] = [];
  while (plain.frame < frames) {
    step(plain);
    step(followed);
    if (plain.frame % every !== 0) continue;
    hashes.push(plain.stateHash());
    for (const one of following) one.now();
    expect(followed.stateHash()).toBe(hashes.at(-1));
  }
  for (const one of following.toReversed()) one.stop();
  const [prototype] = [...project.actors.values()].filter(({ behaviors }) => behaviors.length > 0);
  const path = ['actors', prototype?.id ?? '', 'behaviors', 0];
  const play = () => {
    while (asked.frame < frames) step(asked);
  };
  const answer = answerWhy(asked, { path }, play, () => asked.stateHash() === hashes.at(-1));
  expect(answer).toMatchObject({ from: 0, to: frames, isExact: true });
  expect(answer.sentence).toMatch(/\.$/);
});
