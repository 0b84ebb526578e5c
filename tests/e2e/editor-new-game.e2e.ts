import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { everyNth } from './effort.ts';
import { buildGame, type Plan } from './newGameBuild.ts';
import { type Hands, withFingers, withKeyboard, withMouse } from './newGameHands.ts';
import { maze } from './newGameMaze.ts';
import { exported, openExport, playThrough, shownSign } from './newGamePlay.ts';
import { stageOf } from './stagePage.ts';

useBrowser();

interface Way {
  readonly handsOf: (page: Page) => Hands;
  readonly device: BrowserContextOptions;
}

const ways: Readonly<Record<string, Way>> = {
  mouse: { handsOf: withMouse, device: {} },
  keyboard: { handsOf: withKeyboard, device: {} },
  fingers: { handsOf: withFingers, device: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true } },
};

async function beginNew({ page, press }: Hands): Promise<void> {
  await press(page.getByRole('link', { name: 'New...' }));
  await press(page.getByRole('button', { name: /New project/ }));
  await stageOf(page).waitFor();
}

/** Each takes minutes. */
const tried = everyNth(Object.entries(ways), 3);

describe.each(tried)('with %s alone', (name, { handsOf, device }) => {
  test('a new game is built from nothing, played to its end, exported and played again', async () => {
    const { page, context, faults } = await visit({
      isReturning: true,
      device: { reducedMotion: 'reduce', ...device },
    });
    const start = performance.now();
    const hands = handsOf(page);
    await beginNew(hands);
    await buildGame(hands, maze);
    await page.getByRole('button', { name: 'No problems' }).waitFor();
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    console.info(`built with ${name}: ${hands.actions()} actions in ${seconds} s`);

    await hands.press(page.getByRole('button', { name: 'Play', exact: true }));
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    // Narrow screens hide the name, but keep it in the document.
    await playThrough(page, (scene) => page.getByTitle(scene, { exact: true }).waitFor({ state: 'attached' }));
    await hands.press(page.getByRole('button', { name: 'Back to editing' }));
    await stageOf(page).waitFor();

    await openExport(page, await exported(hands));
    await page.getByRole('button', { name: 'Play' }).click();
    await playThrough(page, (scene) => expect.poll(() => shownSign(page)).toBe(scene));
    expect(faults).toEqual([]);
    await context.close();
    // Some hundred actions: on a busy machine, one takes a second.
  }, 900_000);
});

/** A hero that leaves the only room there is. */
const walk: Plan = {
  scenes: ['Room', 'Garden'],
  actors: [
    {
      name: 'Hero',
      size: [60, 100],
      behaviors: [
        {
          behavior: 'Rule',
          when: { key: 'ArrowRight' },
          behaviors: [{ behavior: 'Change Scene', fields: { Scene: 'Garden' } }],
        },
      ],
    },
  ],
  places: { Room: [{ actor: 'Hero', at: [300, 200] }] },
};

test('with the keyboard alone, a small game is built from nothing and played', async () => {
  const { page, context, faults } = await visit({ isReturning: true, device: { reducedMotion: 'reduce' } });
  const hands = withKeyboard(page);
  await beginNew(hands);
  await buildGame(hands, walk);
  await page.getByRole('button', { name: 'No problems' }).waitFor();
  await hands.press(page.getByRole('button', { name: 'Play', exact: true }));
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByTitle('Room', { exact: true }).waitFor();
  await page.keyboard.down('ArrowRight');
  await page.getByTitle('Garden', { exact: true }).waitFor();
  await page.keyboard.up('ArrowRight');
  await hands.press(page.getByRole('button', { name: 'Back to editing' }));
  await stageOf(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
