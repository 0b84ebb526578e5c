import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createStaticHandler } from '../../cli/src/serve/staticServer.ts';
import { type OpenPlayhouse, openPlayhouse } from '../../packages/server/src/openPlayhouse.ts';
import { openBrowser } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let folder = '';
let served: OpenPlayhouse;
let url = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'playhouse-account-'));
  const pages = createStaticHandler(inject('editorDist'), []);
  served = await openPlayhouse({ data: path.join(folder, 'data'), pages });
  url = await served.server.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = await (
      globalThis as never as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
    ).axe.run();
    return found.map(({ id }) => id);
  });
}

const said = (page: Page) => page.locator('#message').textContent();

/** The code of a command line that asks for access. */
async function askedCode(title: string): Promise<string> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const asked = await fetch(`${url}/auth/device`, { method: 'POST', headers, body: JSON.stringify({ title }) });
  return ((await asked.json()) as { code: string }).code;
}

test.each(['light', 'dark'] as const)(
  'an account is made, gives access to the command line, signs out and in again, by keyboard alone (%s)',
  async (colorScheme) => {
    const browser = await openBrowser();
    const context = await browser.newContext({ colorScheme, bypassCSP: true, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${url}/login`);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('User name').fill(`otter-${colorScheme}`);
    await page.getByLabel('Password').fill('wrong password');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toBe('Wrong user name or password.');
    await page.goto(`${url}/signup?next=/account`);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('User name').focus();
    await page.keyboard.type(`otter-${colorScheme}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('correct horse');
    await page.keyboard.press('Enter');
    await page.getByText(`Signed in as otter-${colorScheme}.`).waitFor();
    await page.getByLabel('Name of the computer').fill('Laptop in the computer room');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toBe('Copy the token now: it is shown only once.');
    expect(await violations(page)).toEqual([]);
    const token = await page.locator('#token').textContent();
    expect(token).toMatch(/^[a-z2-7]{20}\.[\w-]{43}$/);
    await page.getByLabel('Code that the command line shows').fill(await askedCode('Old laptop'));
    await page.keyboard.press('Enter');
    await page.getByText('“Old laptop” asks for access to your projects. Did you start it?').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator('#device-allow:focus').press('Enter');
    await expect.poll(() => said(page)).toBe('Access given. Go back to the command line.');
    await page.getByLabel('Code that the command line shows').fill('WRONG-12');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toBe('This code is wrong, or no longer valid.');
    await page.getByRole('button', { name: 'Delete Laptop in the computer room' }).press('Enter');
    await expect.poll(() => page.getByRole('listitem').count()).toBe(0);
    await page.getByRole('button', { name: 'Sign out' }).press('Enter');
    await page.waitForURL('**/login');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['playhouse_device']);
    await page.getByLabel('User name').fill(`otter-${colorScheme}`);
    await page.getByLabel('Password').fill('correct horse');
    await page.getByLabel('Other people use this computer, too').check();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/`);
    // The session of a shared computer ends with the browser.
    const session = (await context.cookies()).find(({ name }) => name === 'playhouse_session');
    expect([session?.expires, session?.httpOnly, session?.sameSite]).toEqual([-1, true, 'Lax']);
    expect(faults).toEqual([]);
    await browser.close();
  },
);

test('a link cannot send people elsewhere once they are signed in', async () => {
  const browser = await openBrowser();
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('User name').fill('otter-light');
    await page.getByLabel('Password').fill('correct horse');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/`);
    await context.close();
  }
  await browser.close();
});

test('the editor is served as before, and keeps its headers', async () => {
  const answer = await fetch(`${url}/`);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await answer.text()).toContain('<div id="root"');
});
