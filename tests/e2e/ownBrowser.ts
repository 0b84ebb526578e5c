import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { listAllFiles } from './browser.ts';
import { chromiumArgs } from './chromiumArgs.ts';

/** A browser with a profile folder of its own, all of whose processes can be killed at once. */
export interface OwnBrowser {
  readonly page: Page;
  /** A tab of the same profile. */
  newPage(): Promise<Page>;
  /** Kills all its processes, like a power failure after which all completed writes are kept. */
  kill(): Promise<void>;
}

/**
 * Starts Chromium on a profile folder, with whatever an earlier browser left there. Unless its tabs can be hidden, and
 * frozen, each believes to be in front.
 */
export async function startOwnBrowser(
  profile: string,
  prepare: () => void,
  { canHide = false } = {},
): Promise<OwnBrowser> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const child = spawn(
    process.env.PLAYHOUSE_CHROMIUM ?? '/usr/bin/chromium',
    [
      ...chromiumArgs,
      ...['--headless=new', '--no-first-run', '--disable-gpu'],
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1366,768', 'about:blank'],
    ],
    { detached: true, stdio: 'ignore' },
  );
  running.add(child);
  const browser = await connect(child, portFile, canHide);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no window');
  context.setDefaultTimeout(60_000);
  await context.addInitScript(listAllFiles);
  await context.addInitScript(prepare);
  const newPage = () => context.newPage();
  return {
    page: await newPage(),
    newPage,
    async kill() {
      await killGroup(child);
      await browser.close().catch(() => undefined);
    },
  };
}

const running = new Set<ChildProcess>();

/** Kills what a failed test left running. */
export async function killOwnBrowsers(): Promise<void> {
  await Promise.all([...running].map(killGroup));
}

process.on('exit', () => {
  for (const { pid } of running) if (pid !== undefined) signalGroup(pid);
});

async function connect(child: ChildProcess, portFile: string, noDefaults: boolean): Promise<Browser> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}`);
    const [port, route] = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n') : [];
    if (port && route) return chromium.connectOverCDP(`ws://127.0.0.1:${port}${route}`, { noDefaults });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Chromium did not start');
}

async function killGroup(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child.pid);
  await ended;
}

function signalGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
