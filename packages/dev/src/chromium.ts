import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runScript, toolScript } from './tool.ts';

/** The build without windows comes first: it needs a fifth less processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium that is already installed: the one named by the environment, Playwright's own, or one on the path. */
export function findChromium(): string | undefined {
  const named = process.env.PLAYHOUSE_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Finds a Chromium, or downloads one where the system allows it. Undefined when none is available. */
export async function provideChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (process.env.PLAYHOUSE_CHROMIUM) return undefined;
  console.log('Fetching Chromium for the tests (once)...');
  if (canUseApt()) installByApt();
  else await runScript(toolScript('playwright'), ['install', 'chromium', 'chromium-headless-shell']);
  return findChromium();
}

function canUseApt(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

function installByApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', [...args, '-qq', '-o=Dpkg::Use-Pty=0'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const install = (name: string) => run('install', '-y', '--no-install-recommends', name).status === 0;
  run('update');
  if (!install('chromium-headless-shell')) install('chromium');
}
