import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { themes } from '../../../editor/src/theme/themes.ts';
import {
  type PictureDifference,
  pictureDifference,
  tolerance,
} from '../../../packages/dev/src/screens/pictureDifference.ts';
import { halved, type Pixels, readPixels } from '../../../packages/dev/src/screens/pixels.ts';
import { readSheet, writeSheet } from '../../../packages/dev/src/screens/themeSheet.ts';
import { root } from '../../root.ts';
import { type Screen, showTheme } from '../axe.ts';
import { drawFrames } from '../drawFrames.ts';

const kept = path.join(root, 'fixtures/screens');
const differing = path.join(root, '.cache/screens');

/** Whether pictures are taken anew instead of being compared: `npm run make:screens`. */
const isTaking = process.env.PLAYHOUSE_SCREENS === 'take';
/** How often a screen is looked at before it counts as different, or as never at rest. */
const looks = 40;

/** Names of the kept pictures. */
export function keptNames(): string[] {
  return readdirSync(kept).map((file) => file.replace(/\.png$/, ''));
}

/** Goes to each screen, and compares it in all themes with its kept picture. Returns what differs, one line each. */
export async function differencesOnScreens(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { name, go } of screens) {
    await go(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = path.join(kept, `${name}.png`);
    if (isTaking) await takeScreen(page, client, file);
    else found.push(...(await compareScreen(page, client, name, file)));
    await showTheme(page, themes[0].id);
  }
  await client.detach();
  return found;
}

async function takeScreen(page: Page, client: CDPSession, file: string): Promise<void> {
  const taken: Pixels[] = [];
  for (const { id } of themes) {
    await showTheme(page, id);
    let last: Pixels | undefined;
    const isAtRest = (picture: Pixels) => {
      const before = last;
      last = picture;
      return before !== undefined && pictureDifference(before, picture).share === 0;
    };
    taken.push(await look(page, client, isAtRest));
  }
  mkdirSync(kept, { recursive: true });
  await writeSheet(taken, file);
}

async function compareScreen(page: Page, client: CDPSession, name: string, file: string): Promise<string[]> {
  if (!existsSync(file)) return [`${name}: there is no picture; npm run make:screens takes it`];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const wanted = await readSheet(file, themes.length, { width: width >> 1, height: height >> 1 });
  const [got, differences]: [Pixels[], PictureDifference[]] = [[], []];
  for (const [at, { id }] of themes.entries()) {
    await showTheme(page, id);
    let difference: PictureDifference | undefined;
    const picture = await look(page, client, (taken) => {
      difference = pictureDifference(taken, wanted[at] ?? taken);
      return !difference.isTooLarge;
    });
    got.push(picture);
    if (difference) differences.push(difference);
  }
  return reportOf(name, got, differences);
}

/** Takes pictures until one is accepted, at most as many as there are looks. Returns the last. */
async function look(page: Page, client: CDPSession, accept: (picture: Pixels) => boolean): Promise<Pixels> {
  for (let left = looks; ; left -= 1) {
    await drawFrames(page, 2);
    const { data } = await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    const picture = halved(await readPixels(Buffer.from(data, 'base64')));
    if (accept(picture) || left === 1) return picture;
    await drawFrames(page, 10);
  }
}

/** Stores what was seen beside the differences where they are too large, and says where they are. */
async function reportOf(
  name: string,
  got: readonly Pixels[],
  differences: readonly PictureDifference[],
): Promise<string[]> {
  const [gotFile, mapFile] = ['got', 'difference'].map((kind) => path.join(differing, `${name}-${kind}.png`));
  if (gotFile === undefined || mapFile === undefined) return [];
  for (const file of [gotFile, mapFile]) rmSync(file, { force: true });
  if (!differences.some(({ isTooLarge }) => isTooLarge)) return [];
  mkdirSync(differing, { recursive: true });
  await writeSheet(got, gotFile);
  await writeSheet(
    got.map((picture, at) => drawDifference(picture, differences[at]?.map)),
    mapFile,
  );
  return differences.flatMap(({ isTooLarge, share, worst }, at) => {
    const { x, y, count } = worst;
    const where = `${name} in ${themes[at]?.id}`;
    const files = [gotFile, mapFile].map((file) => path.relative(root, file)).join(' and ');
    const allowed = `${tolerance.share} are allowed, and ${tolerance.inSquare} in one place`;
    const line = `${where}: ${share.toFixed(1)} of 10,000 pixels differ, ${count} of them around x ${x * 2}, y ${y * 2}; ${allowed}. See ${files}`;
    return isTooLarge ? [line] : [];
  });
}

/** The picture in faint colors, with the pixels that differ in red. */
function drawDifference({ data, width, height }: Pixels, map: Uint8Array | undefined): Pixels {
  const drawn = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const isMarked = map?.[Math.floor(at / 3)] === 1;
    drawn[at] = isMarked ? (at % 3 === 0 ? 255 : 0) : 160 + ((data[at] ?? 0) >> 2);
  }
  return { data: drawn, width, height };
}
