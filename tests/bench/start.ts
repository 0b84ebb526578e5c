import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../../packages/dev/src/chromium.ts';
import { serveEditor } from '../e2e/server.ts';
import { median, type Row } from './row.ts';

/** Pages are drawn 60 times a second, so a few visits would jump by 17 ms. */
const rounds = 25;

/** What a page logs when it has been drawn, before the milliseconds. */
const drawn = 'bench: drawn after ';

/** A page with a heading and a button, and nothing but React. */
const page = {
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="./main.js"></script>',
  'main.js': `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [count, setCount] = useState(0);
  return createElement('main', {}, createElement('h1', {}, 'Projects'),
    createElement('button', { onClick: () => setCount(count + 1) }, 'Import ' + count));
}
createRoot(document.getElementById('root')).render(createElement(Page));
`,
};

/** G9: a first visit until the head of the library can be used, beside a page of React alone. Needs a built editor. */
export async function rows(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(import.meta.dirname, '../../.cache/bench-start-'));
  const built = process.env.PLAYHOUSE_EDITOR_DIST ?? path.resolve(import.meta.dirname, '../../editor/dist');
  await buildReactPage(folder);
  const servers = { editor: await serveEditor(built), react: await serveEditor(path.join(folder, 'dist')) };
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  const times = { editor: [] as number[], react: [] as number[] };
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const name of ['editor', 'react'] as const) {
        const time = await timeUntilUsable(browser, servers[name].url);
        // The first round warms up the browser.
        if (round > 0) times[name].push(time);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
    rmSync(folder, { recursive: true });
  }
  const value = median(times.editor);
  return [
    {
      id: 'G9t',
      what: 'a first visit until the head of the library can be used',
      value,
      unit: 'ms',
      ratio: value / median(times.react),
      against: 'a page of React alone',
      goal: { max: 1.6 },
    },
  ];
}

async function buildReactPage(folder: string): Promise<void> {
  for (const [file, text] of Object.entries(page)) writeFileSync(path.join(folder, file), text);
  const outDir = path.join(folder, 'dist');
  await build({ root: folder, configFile: false, logLevel: 'error', base: './', build: { outDir, target: 'es2023' } });
}

/** Milliseconds from the start of the navigation until the page has drawn the button Import. Nothing is cached. */
async function timeUntilUsable(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });
  const visited = await context.newPage();
  await visited.addInitScript(reportDrawing, drawn);
  // The page reports it by itself: asking it would run a script of 8 ms in it while it starts.
  const report = visited.waitForEvent('console', (message) => message.text().startsWith(drawn));
  const [message] = await Promise.all([report, visited.goto(url)]);
  await context.close();
  return Number(message.text().slice(drawn.length));
}

/** Runs in the page: logs when the button that imports projects has been drawn. */
function reportDrawing(text: string): void {
  const isThere = () => [...document.querySelectorAll('button')].some((each) => /^Import/.test(each.textContent ?? ''));
  new MutationObserver((_, observer) => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.info(text + performance.now())));
  }).observe(document, { subtree: true, childList: true });
}
