import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { keepEditing, keepOpenProject, openedEdit, openNewProject, untilSaved } from './editedProject.ts';
import { killOwnBrowsers, type OwnBrowser, startOwnBrowser } from './ownBrowser.ts';

/** CI and `npm run check:kills` ask for more. */
const kills = Number(process.env.PLAYHOUSE_KILLS ?? 6);

/** The longest time between an acknowledged edit and the kill, in seconds. Short in the usual run. */
const longestRest = Number(process.env.PLAYHOUSE_KILLS_REST ?? 2);

let profile = '';
beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'playhouse-profile-'));
});
afterEach(async () => {
  await killOwnBrowsers();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** What the page reported before the browser was killed. */
interface Heard {
  /** The last edit reported as saved. */
  saved: number;
  /** When each edit was made. */
  readonly made: Map<number, number>;
}

async function listen(browser: OwnBrowser, heard: Heard): Promise<void> {
  await browser.page.exposeFunction('heard', (what: string, number: number, at: number) => {
    if (what === 'edited') heard.made.set(number, at);
    if (what === 'saved') heard.saved = Math.max(heard.saved, number);
  });
}

/** Whether the browser is killed in the middle of editing, or some time after everything was reported as saved. */
function planOf(round: number): { readonly editing: number; readonly rest: number } {
  const isBusy = round % 2 === 0;
  const share = ((round * 7919) % 100) / 100;
  return isBusy
    ? { editing: 300 + share * 1700, rest: 0 }
    : { editing: 200 + share * 600, rest: share * longestRest * 1000 };
}

test(
  `a killed browser keeps every edit reported as saved, and all others except the last second, ${kills} times`,
  async () => {
    const heard: Heard = { saved: 0, made: new Map() };
    let browser = await startOwnBrowser(profile, keepOpenProject);
    const url = await openNewProject(browser.page, inject('editorUrl'));
    await listen(browser, heard);
    const failures: string[] = [];
    let next = 1;
    for (let round = 1; round <= kills; round += 1) {
      const { editing, rest } = planOf(round);
      await keepEditing(browser.page, next, 40 + (round % 5) * 60);
      await sleep(editing);
      if (rest > 0) await stopAndSave(browser);
      await sleep(rest);
      const killedAt = Date.now();
      await browser.kill();
      browser = await startOwnBrowser(profile, keepOpenProject);
      const found = (await openedEdit(browser.page, url)) ?? 0;
      await listen(browser, heard);
      const old = [...heard.made].filter(([, at]) => at < killedAt - 1000).map(([number]) => number);
      const wanted = Math.max(heard.saved, ...old, 0);
      if (found < wanted) failures.push(`round ${round}: found ${found}, saved ${heard.saved}, older ${wanted}`);
      next = Math.max(found, ...heard.made.keys()) + 1;
      heard.saved = found;
      heard.made.clear();
    }
    expect(failures).toEqual([]);
  },
  kills * 60_000,
);

/** Stops the edits and waits until the page reports them as saved. */
async function stopAndSave({ page }: OwnBrowser): Promise<void> {
  await page.evaluate(() => clearInterval(globalThis.editing));
  await untilSaved(page);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
