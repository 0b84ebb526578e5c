import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { singlePage } from '../../cli/src/export/singlePage.ts';
import { openResource } from '../../cli/src/package/resources.ts';
import { buildPlayer } from '../../packages/dev/src/pack/buildPlayer.ts';
import type { Hands } from './newGameHands.ts';
import { decodePng } from './player/png.ts';
import { unpackedProject } from './unpackedProject.ts';

/** Loses by moving down to the monster, then wins twice by moving right through the gems and the open door. */
export async function playThrough(page: Page, untilScene: (scene: string) => Promise<unknown>): Promise<void> {
  for (const [key, end] of [
    ['ArrowDown', 'Lost'],
    ['ArrowRight', 'Won'],
    ['ArrowRight', 'Won'],
  ] as const) {
    await untilScene('Maze');
    await page.keyboard.down(key);
    await untilScene(end);
    await page.keyboard.up(key);
    await page.keyboard.press('Enter', { delay: 100 });
  }
  await untilScene('Maze');
}

/** Exports the open project from the projects page. */
export async function exported(hands: Hands): Promise<Uint8Array> {
  const { page } = hands;
  await hands.press(page.getByRole('link', { name: 'Playhouse, home' }));
  await hands.press(page.getByRole('button', { name: 'More actions for Untitled game' }));
  const downloading = page.waitForEvent('download');
  await hands.press(page.getByRole('menuitem', { name: 'Export' }));
  return new Uint8Array(await buffer(await (await downloading).createReadStream()));
}

/** Exports a project as a page, and opens it. */
export async function openExport(page: Page, archive: Uint8Array): Promise<void> {
  await buildPlayer();
  const player = openResource('player');
  if (!player) throw new Error('the player is not built');
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-new-game-'));
  const file = path.join(folder, 'game.html');
  writeFileSync(file, singlePage(unpackedProject(archive), player));
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('button', { name: 'Play' }).waitFor();
  rmSync(folder, { recursive: true });
}

/** The scene shown, recognized by the position of its sign: Won and Lost each have one at a different height. */
export async function shownSign(page: Page): Promise<string> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) return 'nothing';
  const zoom = Math.min(box.width / 1024, box.height / 768);
  const isWhite = async (x: number, y: number) => {
    const at = {
      x: box.x + box.width / 2 + (x - 512) * zoom,
      y: box.y + box.height / 2 - (y - 384) * zoom,
    };
    const pixels = decodePng(await page.screenshot({ clip: { ...at, width: 2, height: 2 } }));
    return pixels.at(0, 0)[0] > 200;
  };
  // A corner of each sign that has no text and is never covered by the maze.
  if (await isWhite(330, 650)) return 'Won';
  if (await isWhite(340, 315)) return 'Lost';
  return (await isWhite(512, 580)) ? 'Maze' : 'nothing';
}
