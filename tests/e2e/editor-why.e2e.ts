import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { gameSeconds, playGame, pressGame, watchGame, watchPip } from './previewGame.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const patient = { timeout: 20_000 };

describe('why a game does what it does', () => {
  test('lights what is active, says why a rule never runs, and goes back to a frame of the answer', async () => {
    const { page, context, faults } = await visitProject(pressGame());
    await playGame(page);
    await watchPip(page);
    await watchGame(page, 'Tilt');
    // Who has moved Pip, and the way there.
    await page.getByRole('button', { name: 'Pip › Move' }).first().waitFor();

    await page.getByRole('tab', { name: 'Now' }).click();
    const now = page.getByRole('list', { name: 'Behaviors of Pip right now' });
    await now.getByRole('button', { name: 'Why? Move, active' }).waitFor();
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
    expect(faults.filter((fault) => !fault.includes('localStorage'))).toEqual([]);
    await context.close();
  });
});
