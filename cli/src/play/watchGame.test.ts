import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { exitStatus } from '../exit.ts';
import { type GameToPlay, playGame } from './playGame.ts';
import { watchGame } from './watchGame.ts';

function gameWith(source: string): GameToPlay {
  const project = buildProject({
    attributes: { id901: { '@': 'real', $: 0, name: 'count' } },
    delegates: [{ name: 'S', event: 'onGameReady', source }],
  });
  return { project, sceneId: 'id1', seed: 1, frames: 30, events: [], actors: false };
}

it('gives the same result in a separate thread as in this one', async () => {
  const game = gameWith('setAttribute("game.count", Math.random()); for (;;);');
  const watched = await watchGame(game);
  expect(watched).toEqual(await playGame(game));
  expect(watched.status).toBe(exitStatus.issues);
});

it('rethrows an error of the thread', async () => {
  const program = new URL('./test/failingGame.ts', import.meta.url);
  await expect(watchGame(gameWith('1;'), { program })).rejects.toMatchObject({
    status: exitStatus.usage,
    code: 'game.none',
    message: 'no game',
  });
});

it.each([
  ['endless', new URL('./test/hangingGame.ts', import.meta.url)],
  ['silent', new URL('./test/silentGame.ts', import.meta.url)],
])('ends an %s game and reports the frame', async (_, program) => {
  await expect(watchGame(gameWith('1;'), { program, seconds: 1 })).rejects.toMatchObject({
    status: exitStatus.fault,
    code: 'game.hang',
    message: 'Frame 8 of the game timed out after 1 s.',
  });
});

it('fails when the thread dies', async () => {
  const program = new URL('./test/dyingGame.ts', import.meta.url);
  await expect(watchGame(gameWith('1;'), { program })).rejects.toThrow('has ended');
});
