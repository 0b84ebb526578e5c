import type { Page } from 'playwright';
import { goTo } from '../../../packages/dev/src/screens/screen.ts';

/** Half a second of the game, always from the same seed. How far it was played differs, so the timeline is hidden. */
export async function playHalfSecond(page: Page): Promise<void> {
  await openPreview(page);
  if ((page.viewportSize()?.width ?? 0) >= 1100) {
    await page.getByRole('button', { name: 'Choose an actor' }).click();
    await page.getByRole('menuitem', { name: 'Pip', exact: true }).click();
    await page.getByLabel('Value of Position.X').waitFor();
  }
  const time = page.getByTitle('Game time in seconds');
  await page.getByRole('slider', { name: 'Playback position' }).fill('29');
  await time.filter({ hasText: '0.48' }).waitFor();
  await page.getByRole('button', { name: 'One step', exact: true }).click();
  await time.filter({ hasText: '0.50' }).waitFor();
  await page.getByRole('group', { name: 'Timeline' }).evaluate((timeline) => {
    timeline.style.opacity = '0';
  });
}

/** Plays a bit longer, and pauses. */
async function openPreview(page: Page): Promise<void> {
  await goTo(page, 'preview?scene=id302');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page
    .getByTitle('Game time in seconds')
    .filter({ hasText: /^(0\.[6-9]|[1-9])/ })
    .waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
}
