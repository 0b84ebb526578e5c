import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { everyNth } from './effort.ts';
import { type Hands, withFingers, withKeyboard, withMouse } from './newGameHands.ts';
import { buildMaze } from './newGameMaze.ts';
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
    await hands.press(page.getByRole('link', { name: 'New...' }));
    await hands.press(page.getByRole('button', { name: /New project/ }));
    await stageOf(page).waitFor();
    await buildMaze(hands);
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
