import type { Page } from 'playwright';
import { brokenPip, cheese, maze, pip, quiz, run } from './pictureGames.ts';
import { drawFrames, goTo, type Screen } from './screen.ts';

async function openMeadow(page: Page): Promise<void> {
  await goTo(page, 'scene/id302');
  await page.getByRole('application', { name: /Lantern Meadow/ }).waitFor();
  if ((page.viewportSize()?.width ?? 0) < 1100) return;
  await drawFrames(page, 60);
  await page.mouse.click(427, 569); // Pip
}

async function openProblems(page: Page): Promise<void> {
  await openMeadow(page);
  await page.getByRole('button', { name: /error/i }).first().click();
}

export const sceneScreens: readonly Screen[] = [
  { name: 'library', games: [pip, maze, cheese, quiz, run], isLibrary: true, open: async () => undefined },
  { name: 'scene', games: [pip], also: ['tablet'], open: openMeadow },
  { name: 'problems', games: [brokenPip], open: openProblems },
];
