import { buildProject } from '@playhouse/core/testing';
import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { describe, expect, test } from 'vitest';
import { hostileScripts } from '../../../fixtures/scripts/hostileScripts.ts';
import { withinGoal } from '../withinGoal.ts';
import { usePlayerPage } from './playerPage.ts';

const playerPage = usePlayerPage();
const displaySize = { width: 400, height: 300 };
const attributes = {
  id901: { '@': 'text', $: '', name: 'label' },
  id902: { '@': 'real', $: 0, name: 'count' },
} as const;

const working = `
  const all = [];
  for (let i = 1; i < 200; i++) all.push(Math.sin(i) ** i, Math.random(), Math.exp(i / 7), Math.atan2(i, 3));
  const words = ["b", "ä", "a", "Z"].sort((a, b) => a.localeCompare(b)).join() + "ǅ".toLowerCase().normalize("NFKD");
  setAttribute("game.label", words + all.reduce((sum, each) => sum + each, 0).toString() + typeof fetch);`;

function gameWith(sources: readonly string[]) {
  const delegates = sources.map((source, index) => ({ name: `S${index}`, event: 'onGameReady', source }));
  return buildProject({ displaySize, attributes, delegates, scenes: [{ layers: [{ actors: [] }] }] });
}

describe('scripts in the player', () => {
  test('run under the policy of its page, with the same results as in Node, bit for bit', async () => {
    const { open, page, faults } = playerPage();
    const project = gameWith([working]);
    await open(project);
    const seen = await page.evaluate(() => {
      window.player.step();
      return { label: window.player.game.attributes()['game.label'], told: window.told };
    });
    const game = await createGame(project, createHeadlessPorts(project), { seed: 1 });
    game.step([]);
    expect(seen.told.filter((line) => line.startsWith('fault'))).toEqual([]);
    expect(seen.label).toBe(game.attributes()['game.label']);
    expect(String(seen.label)).toMatch(/undefined$/);
    expect(faults).toEqual([]);
  });

  test.each(hostileScripts)('%s: is stopped like in Node, and the game continues', async (_, source) => {
    const { open, page, faults } = playerPage();
    const project = gameWith([source, 'setAttribute("game.count", 7);']);
    await open(project);
    const seen = await page.evaluate(() => {
      const before = performance.now();
      for (let step = 0; step < 5; step++) window.player.step();
      const { game } = window.player;
      return {
        seconds: (performance.now() - before) / 1000,
        frame: game.frame,
        faults: game.faults,
        count: game.attributes()['game.count'],
      };
    });
    const game = await createGame(project, createHeadlessPorts(project), { seed: 1 });
    for (let step = 0; step < 5; step++) game.step([]);
    expect(seen).toMatchObject({ frame: 5, count: 7, faults: game.faults });
    expect(seen.seconds).toBeLessThan(withinGoal(2.5));
    expect(faults).toEqual([]);
  });
});
