import fs from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'msedge', 'chrome'];
const endings = process.platform === 'win32' ? ['.exe'] : [''];

/** Usual locations of programs that are not on the path. */
const usualPaths: readonly string[] = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * A Chromium on this machine: the one named by PLAYHOUSE_CHROMIUM, one on the path, at a usual location, or
 * Playwright's own. Undefined when there is none, or when the named one does not exist.
 */
export async function findChromium(env: Environment): Promise<string | undefined> {
  const named = env.PLAYHOUSE_CHROMIUM;
  if (named) return fs.existsSync(named) ? named : undefined;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending))),
  );
  return [...onPath, ...usualPaths].find((file) => fs.existsSync(file)) ?? playwrightsOwn();
}

async function playwrightsOwn(): Promise<string | undefined> {
  try {
    const { chromium } = await import('playwright-core');
    const file = chromium.executablePath();
    return fs.existsSync(file) ? file : undefined;
  } catch {
    // The library is not part of the single-file program.
    return undefined;
  }
}
