/**
 * Plays the walkthrough of every sample game in a real browser with keyboard and mouse, and writes an animation and a
 * still of each to docs/pictures/games, plus the picture of the templates: `npm run make:animations`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packArchive } from '@playhouse/core';
import { parseInputScript, type ScriptedEvent } from '@playhouse/runtime';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { findChromium } from '../../chromium.ts';
import { readProjectFiles } from '../../engines/projectFiles.ts';
import { root } from '../../tool.ts';
import { games } from '../games.ts';
import { folderOf, type SampleGame } from '../kit/sampleGame.ts';
import { animationOf, halved, stillOf } from './pictures.ts';

/** Which part of a walkthrough is shown. */
interface Shown {
  /** Scene that is played; the walkthrough's frames count from its first step. */
  readonly sceneId?: string;
  /** The step before the first picture. */
  readonly from: number;
  /** Steps between pictures. */
  readonly every: number;
  /** Index of the picture that is also the still. */
  readonly still: number;
}

/** Number of pictures in an animation, and the duration of each. */
const pictureCount = 36;
const delay = 100;

/** The part of each game that is shown, by its folder. */
const shownParts: Readonly<Record<string, Shown>> = {
  'pip-and-the-lanterns': { sceneId: 'id302', from: 60, every: 9, still: 12 },
  'the-cheese-tower': { from: 120, every: 6, still: 15 },
  'thistle-in-the-maze': { from: 190, every: 10, still: 20 },
  'professor-hoot': { from: 70, every: 10, still: 10 },
  'pebble-on-the-ice': { from: 330, every: 7, still: 16 },
};

const view = { width: 1024, height: 768 };
const small = { width: 512, height: 384 };
const output = path.join(root, 'docs/pictures/games');

/** Films all sample games, or those whose folders are given; the exit status is 1 when one has nothing to show. */
export async function makeAnimations(args: readonly string[]): Promise<number> {
  mkdirSync(output, { recursive: true });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  let status = 0;
  try {
    for (const game of games) {
      const shown = shownParts[game.name];
      if (args.length > 0 && !args.includes(game.name)) continue;
      if (shown) await film(browser, game, shown);
      else status = 1;
    }
    return status;
  } finally {
    await browser.close();
  }
}

async function film(browser: Browser, game: SampleGame, shown: Shown): Promise<void> {
  const server = await serve(game);
  try {
    const page = await browser.newPage({ viewport: view });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => 'openSample' in window);
    await page.evaluate((sceneId) => window.openSample(sceneId), shown.sceneId);
    const events = walkthroughOf(game);
    const frames: Uint8Array[] = [];
    let done = 0;
    for (let number = 0; number < pictureCount; number++) {
      const size = number === shown.still ? view : small;
      await playTo(page, events, done, shown.from + number * shown.every);
      done = shown.from + number * shown.every + 1;
      await playEvents(page, events, done);
      const pixels = await page.evaluate(([w, h]) => window.takeFrame(w, h), [size.width, size.height] as const);
      const frame = new Uint8Array(Buffer.from(pixels, 'base64'));
      if (number === shown.still) write(`${output}/${game.name}.png`, await stillOf(frame, view.width, view.height));
      frames.push(size === view ? await halved(frame, view.width, view.height) : frame);
    }
    write(`${output}/${game.name}-playing.webp`, await animationOf({ ...small, frames, delay }));
    const still = frames[shown.still];
    if (still) write(`${folderOf(game.name)}/screenshot.png`, await stillOf(still, small.width, small.height));
    await page.close();
  } finally {
    await server.close();
  }
}

/** Plays the steps after `done` up to and including `last`. */
async function playTo(page: Page, events: readonly ScriptedEvent[], done: number, last: number): Promise<void> {
  const frames = [...new Set(events.map(({ frame }) => frame))].filter((frame) => frame > done && frame <= last);
  let at = done;
  for (const frame of frames) {
    if (frame - 1 > at) await page.evaluate((steps) => window.advance(steps), frame - 1 - at);
    await playEvents(page, events, frame);
    at = frame - 1;
  }
  if (last > at) await page.evaluate((steps) => window.advance(steps), last - at);
}

/** Performs the script's events of a frame with the browser's keyboard and mouse. */
async function playEvents(page: Page, events: readonly ScriptedEvent[], frame: number): Promise<void> {
  const now = events.filter((event) => event.frame === frame);
  if (now.some(({ type }) => type.startsWith('pointer')))
    await page.evaluate((width) => window.show(width), view.width);
  for (const event of now) {
    if (event.type === 'keyDown') await page.keyboard.down(keyName(event.key));
    if (event.type === 'keyUp') await page.keyboard.up(keyName(event.key));
    if (event.type === 'pointerDown' || event.type === 'pointerMove' || event.type === 'pointerUp')
      await page.mouse.move(event.x, view.height - event.y);
    if (event.type === 'pointerDown') await page.mouse.down();
    if (event.type === 'pointerUp') await page.mouse.up();
  }
}

function keyName(key: string): string {
  return key === 'space' ? 'Space' : `Arrow${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
}

function write(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes);
  console.log(`${path.relative(root, file)}  ${Math.round(bytes.length / 1024)} KB`);
}

function walkthroughOf({ name }: SampleGame): readonly ScriptedEvent[] {
  const file = path.join(root, 'fixtures/inputs', `${name.split('-and-the-lanterns')[0]}-walkthrough.json`);
  const script = parseInputScript(JSON.parse(readFileSync(file, 'utf8')));
  if (!script.ok) throw new Error(script.message);
  return script.value;
}

async function serve({ name }: SampleGame): Promise<ViteDevServer> {
  const files = readProjectFiles(folderOf(name));
  files.delete('screenshot.png');
  const archive = packArchive(files);
  const server = await createServer({
    root: path.join(root, 'packages/dev/src/games/animation/page'),
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(root, '.cache/vite-games'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [root] } },
    plugins: [
      {
        name: 'project',
        configureServer: (vite) => {
          vite.middlewares.use('/project.zip', (_request, response) => response.end(archive));
        },
      },
    ],
  });
  return server.listen();
}
