import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { gameSeconds, playGame, pressGame, watched, watchGame, watchPip } from './previewGame.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const patient = { timeout: 60_000 };

async function askWhoSet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Who set it?' }).click();
}

describe('why a game does what it does', () => {
  test('highlights what is active, explains why a rule never runs, and rewinds to a frame of the answer', async () => {
    const { page, context, faults } = await visitProject(pressGame());
    await playGame(page);
    await watchPip(page);
    await watchGame(page, 'Tilt');
    // What has moved Pip, with a link.
    await page.getByRole('button', { name: 'Pip › Move' }).first().waitFor();

    await askWhoSet(page, 'Position.X');
    const changes = page.getByRole('list', { name: 'Changes of Position.X' }).getByRole('listitem');
    await changes.filter({ hasText: 'Pip › Move' }).first().waitFor();
    // The oldest change rewinds to its frame, and the link to the behavior stays.
    const oldest = changes.last().getByRole('button', { name: /^Go to [\d.]+ s$/ });
    const moment = Number(/[\d.]+/.exec((await oldest.getAttribute('aria-label')) ?? '')?.[0]);
    await oldest.click();
    await expect.poll(() => gameSeconds(page), patient).toBe(moment);
    await page.getByRole('button', { name: 'Close the answer' }).click();
    await askWhoSet(page, 'Tilt');
    await page.getByRole('region', { name: 'Who set “Tilt”?' }).getByText('did not change').waitFor();
    await page.getByRole('button', { name: 'Close the answer' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();

    await page.getByRole('tab', { name: 'Now' }).click();
    const now = page.getByRole('list', { name: 'Behaviors of Pip right now' });
    await now.getByRole('button', { name: /^Why\? Move.*, active$/ }).waitFor();
    await now.getByRole('button', { name: /Why\? key .*space.*, false/i }).waitFor();

    await now.getByRole('button', { name: 'Why? Press, active' }).click();
    const answer = page.getByRole('region', { name: 'Why?' });
    await answer.getByText('was never true').waitFor();

    const before = await gameSeconds(page);
    const strip = answer.getByTestId('why-strip');
    const box = await strip.boundingBox();
    await strip.click({ position: { x: (box?.width ?? 0) * 0.1, y: 4 } });
    await expect.poll(() => gameSeconds(page), patient).toBeLessThan(before);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('breakpoints', () => {
  test('stop before a condition and a change, show the game behavior by behavior, and are listed and kept', async () => {
    const { page, context, faults } = await visitProject(pressGame());
    await playGame(page);
    await watchPip(page);
    await watchGame(page, 'Presses');
    await page.getByRole('tab', { name: 'Now' }).click();
    const now = page.getByRole('list', { name: 'Behaviors of Pip right now' });
    await now.getByRole('button', { name: /^Stop when true: .*space/i }).click();
    await page.locator('iframe').click();
    await page.keyboard.down('Space');
    const stopped = page.getByRole('region', { name: 'Stopped' });
    await stopped.getByText('becomes true').waitFor();
    await page.keyboard.up('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const current = stopped.locator('[aria-current=step]');
    await expect.poll(() => current.innerText(), patient).toMatch(/space/i);
    // The game is shown before and after each behavior: Pip has counted, but moves at the end of the frame.
    const step = stopped.getByRole('button', { name: 'Step' });
    await page.getByRole('tab', { name: 'Watch' }).click();
    const state = async () => [await watched(page, 'Presses'), await watched(page, 'Position.X')];
    const [presses = 0, x] = await state();
    const show = async (words: RegExp) => {
      await page.getByRole('tab', { name: 'Now' }).click();
      await step.click();
      await expect.poll(() => current.innerText(), patient).toMatch(words);
      await page.getByRole('tab', { name: 'Watch' }).click();
    };
    await show(/begins/);
    expect(await state()).toEqual([presses, x]);
    await show(/^Tilt|^Constrain/);
    await expect.poll(state, patient).toEqual([presses + 1, x]);
    await page.getByRole('tab', { name: 'Now' }).click();
    for (let steps = 0; steps < 9 && (await step.isEnabled()); steps++) await step.click();
    await stopped.getByText('The frame is over.').waitFor();
    await page.getByRole('tab', { name: 'Watch' }).click();
    await expect.poll(() => watched(page, 'Position.X'), patient).toBeGreaterThan(x ?? 0);
    await page.getByRole('tab', { name: 'Now' }).click();
    const before = await gameSeconds(page);
    await stopped.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(before);
    await stopped.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: 'Watch' }).click();
    await page.getByRole('button', { name: 'More actions for Position.X' }).click();
    await page.getByRole('menuitem', { name: 'Stop when it changes' }).click();
    await stopped.getByText('“Pip › Position.X” changes.').waitFor();

    // All breakpoints are listed, and are kept when the page is left.
    const list = page.getByRole('region', { name: 'Breakpoints' });
    await list.getByRole('button', { name: /^Show Pip › .*becomes true/ }).click();
    await page
      .getByRole('region', { name: 'Behaviors' })
      .or(page.getByRole('heading', { name: 'Pip' }))
      .first()
      .waitFor();
    // Another tab removes the condition's breakpoint, and the menu of the condition sets it again.
    const mark = page.getByRole('img', { name: 'The game stops here' });
    await mark.waitFor();
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, '#/projects'));
    await other.evaluate(() => {
      const stored = localStorage.getItem('playhouse-breakpoints') ?? '';
      localStorage.setItem('playhouse-breakpoints', stored.replace(/\{"kind":"place"[^}]*\},?/, ''));
    });
    await other.close();
    await mark.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More actions for condition 1' }).click();
    await page.getByRole('menuitem', { name: 'Stop the game when true' }).click();
    await mark.waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: 'Now' }).click();
    await expect.poll(() => list.getByRole('listitem').count(), patient).toBe(2);
    await stopped.getByText('changes.').waitFor();
    const position = list.getByRole('switch', { name: 'Stop at Pip › Position.X changes' });
    await position.press('Space');
    await stopped.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const running = await gameSeconds(page);
    await expect.poll(() => gameSeconds(page), patient).toBeGreaterThan(running + 0.3);
    await list.getByRole('button', { name: /^Remove Pip › .*becomes true/ }).click();
    await list.getByRole('button', { name: 'Remove Pip › Position.X changes' }).click();
    await list.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});
