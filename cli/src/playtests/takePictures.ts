import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProjectContents } from '@playhouse/core';
import type { PlayTest, ScriptedEvent } from '@playhouse/runtime';
import type { Browser, Page } from 'playwright-core';
import { findChromium } from '../chromium/findChromium.ts';
import { singlePage } from '../export/singlePage.ts';
import { openResource } from '../package/resources.ts';
import { findScene, type TakePictures } from './runPlayTest.ts';

/** Takes pictures of a project's games, in a Chromium that is started on first use. */
export interface PictureTaker {
  readonly take: TakePictures;
  close(): Promise<void>;
}

/** What a game's page exposes for automation. */
interface FilmedPlayer {
  startRecording(begin: { seed: number; sceneId: string | undefined }): Promise<void>;
  addInput(event: ScriptedEvent): void;
  step(): void;
  settled(): Promise<void>;
}

declare global {
  var playhouseFilmed: FilmedPlayer | undefined;
}

/** Larger views are scaled down to a size that every machine can draw. */
const mostPixels = 2048;

/** Time limit for playing a frame and taking its picture. */
const patience = 120_000;

export function createPictureTaker(
  contents: ProjectContents,
  env: Readonly<Record<string, string | undefined>>,
): PictureTaker {
  let opened: Promise<Studio | string> | undefined;
  return {
    async take(project, test, frames) {
      opened ??= openStudio(contents, env);
      const studio = await opened;
      if (typeof studio === 'string') return { code: 'picture.unavailable', message: studio };
      try {
        return await film(studio.page, test, findScene(project, test.scene), frames);
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        return { code: 'picture.failed', message: `The browser took no picture: ${reason}.` };
      }
    },
    async close() {
      const studio = await opened;
      if (studio === undefined || typeof studio === 'string') return;
      await studio.browser.close();
      fs.rmSync(studio.folder, { recursive: true, force: true });
    },
  };
}

interface Studio {
  readonly browser: Browser;
  readonly page: Page;
  readonly folder: string;
}

/** Opens the game in a browser, or returns why it cannot. */
async function openStudio(
  contents: ProjectContents,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Studio | string> {
  const player = openResource('player');
  if (!player) return 'Pictures need the built player, which is missing. Install the package @playhouse/cli.';
  const executablePath = await findChromium(env);
  if (executablePath === undefined) {
    return 'Pictures need a Chromium, and none was found. Install one, or set PLAYHOUSE_CHROMIUM.';
  }
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright) return 'Pictures need the library playwright-core. Install the package @playhouse/cli to have it.';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playhouse-pictures-'));
  try {
    const file = path.join(folder, 'game.html');
    fs.writeFileSync(file, singlePage(contents, player));
    const browser = await playwright.chromium.launch({ executablePath, args: ['--disable-dev-shm-usage'] });
    const page = await browser.newPage({ viewport: viewportOf(contents), deviceScaleFactor: 1 });
    await page.addInitScript({
      content: 'globalThis.playhouseFilm = (player) => { globalThis.playhouseFilmed = player; };',
    });
    await page.goto(pathToFileURL(file).href, { timeout: patience });
    await page.waitForFunction(() => globalThis.playhouseFilmed !== undefined, undefined, { timeout: patience });
    return { browser, page, folder };
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    return `Pictures need a Chromium, and ${executablePath} does not start or show the game: ${error instanceof Error ? error.message.split('\n')[0] : error}.`;
  }
}

function viewportOf({ project }: ProjectContents): { width: number; height: number } {
  const { width, height } = project.object.attributes.displaySize;
  const scale = Math.min(1, mostPixels / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Plays the test in the page as headless play does and takes a picture after each of the frames. */
async function film(
  page: Page,
  { seed, events }: PlayTest,
  sceneId: string | undefined,
  frames: readonly number[],
): Promise<Uint8Array[]> {
  await page.evaluate((begin) => globalThis.playhouseFilmed?.startRecording(begin), { seed, sceneId });
  const taken = new Map<number, Uint8Array>();
  let done = 0;
  for (const frame of [...new Set(frames)].sort((first, second) => first - second)) {
    const inputs = events.filter((event) => event.frame > done && event.frame <= frame);
    await page.evaluate(
      async ([from, to, list]) => {
        const player = globalThis.playhouseFilmed;
        for (let at = from; at <= to; at++) {
          for (const event of list) if (event.frame === at) player?.addInput(event);
          player?.step();
        }
        await player?.settled();
      },
      [done + 1, frame, inputs] as const,
    );
    taken.set(frame, await page.screenshot({ type: 'png', timeout: patience }));
    done = frame;
  }
  return frames.map((frame) => taken.get(frame) ?? new Uint8Array());
}
