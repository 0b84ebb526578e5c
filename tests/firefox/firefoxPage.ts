import { type ChildProcess, spawn } from 'node:child_process';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { inject, onTestFinished } from 'vitest';

/** A page of the built editor in Firefox, with what it reported; closed when the test ends. */
export interface FirefoxPage {
  readonly page: Page;
  readonly faults: readonly string[];
}

const size = { width: 1366, height: 768 };
/** Without a screen, Firefox has no WebGL, so it gets one that nobody sees. */
const screen = { name: ':87', size: '1400x900x24' };

export async function openFirefox(route: string): Promise<FirefoxPage> {
  const executablePath = process.env.PLAYHOUSE_FIREFOX;
  if (!executablePath) throw new Error('PLAYHOUSE_FIREFOX names no Firefox; `npm run check:firefox` finds one.');
  const display = process.env.DISPLAY ? undefined : await startScreen();
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: false,
    defaultViewport: size,
    env: { ...process.env, DISPLAY: process.env.DISPLAY ?? screen.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    extraPrefsFirefox: { 'webgl.force-enabled': true },
  });
  onTestFinished(async () => {
    await browser.close();
    display?.kill();
  });
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${inject('editorUrl')}#${route}`);
  return { page, faults };
}

async function startScreen(): Promise<ChildProcess> {
  const child = spawn('Xvfb', [screen.name, '-screen', '0', screen.size], { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error('Xvfb is not installed, and there is no DISPLAY.')));
    child.once('spawn', resolve);
  });
  return child;
}

/** Presses the first shown button, link, row or item of a menu by its name. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const found = await page.waitForFunction(
    (source) => {
      const wanted = new RegExp(source);
      const pressable = document.querySelectorAll('button, a, [role="row"], [role="menuitem"], [role="option"]');
      return [...pressable].find((element) => {
        const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return wanted.test(text.trim()) && element.checkVisibility();
      });
    },
    {},
    name.source,
  );
  const element = found.asElement() as ElementHandle<Element> | null;
  await element?.click();
}
