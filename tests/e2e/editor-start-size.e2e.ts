import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

const base = inject('editorUrl');

/** Scripts that a page needs before it can show anything: its entry and all static imports of it. */
async function firstScripts(page: string): Promise<Map<string, string>> {
  const html = await (await fetch(base + page)).text();
  return withImports(
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => new URL(file ?? '', base).href),
  );
}

/** Texts of scripts and of all their static imports, by address. */
async function withImports(addresses: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...addresses];
  const found = new Map<string, string>();
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (found.has(next)) continue;
    const text = await (await fetch(next)).text();
    found.set(next, text);
    const imports = text.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^"'()]*from\s*)?["'](\.[^"']+\.js)["']/g);
    for (const [, file] of imports) wanted.push(new URL(file ?? '', next).href);
  }
  return found;
}

/** Bytes when zipped. */
function sizeOf(scripts: ReadonlyMap<string, string>): number {
  return [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

test('the editor needs at most 120 kB of script for its first page', async () => {
  const scripts = await firstScripts('index.html');
  const size = sizeOf(scripts);
  expect(scripts.size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(120_000);
  expect(size).toBeGreaterThan(40_000);
});

/** The only script of this name that others load. */
function namedIn(scripts: ReadonlyMap<string, string>, name: string): string {
  const pattern = new RegExp(`(?<![\\w-])${name}-[\\w-]{8}\\.js`, 'g');
  const names = new Set([...scripts.values()].flatMap((text) => text.match(pattern) ?? []));
  expect(names.size).toBe(1);
  return `${base}assets/${[...names][0]}`;
}

/** What the page names for every fragment of its URL, as addresses. */
async function requestedAlways(): Promise<readonly string[]> {
  const html = await (await fetch(`${base}index.html`)).text();
  const links = html.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g);
  return [...links].map(([, file]) => new URL(file ?? '', base).href);
}

/** What it requests besides at one of them before any module runs. */
async function requestedFirst(hash: string): Promise<readonly string[]> {
  const html = await (await fetch(`${base}index.html`)).text();
  const early = /<script src="([^"]+)">/.exec(html)?.[1] ?? '';
  const requested: string[] = [];
  runInNewContext(await (await fetch(new URL(early, base))).text(), {
    location: { hash },
    document: {
      querySelector: (selector: string) => {
        const name = /meta\[name="(.+)"\]/.exec(selector)?.[1] ?? '';
        const content = new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(html.split('<script')[0] ?? '')?.[1];
        return content === undefined ? null : { content };
      },
      createElement: () => ({}),
      head: { append: (link: { readonly href: string }) => requested.push(new URL(link.href, base).href) },
    },
  });
  return requested;
}

test('the page of a project needs at most 450 kB of script', async () => {
  const first = await firstScripts('index.html');
  const size = sizeOf(await withImports([...first.keys(), namedIn(first, 'editor')]));
  expect(size).toBeLessThanOrEqual(450_000);
  expect(size).toBeGreaterThan(200_000);
});

test('the editor of expressions needs at most 90 kB of script besides, and no language package', async () => {
  const page = await withImports((await requestedFirst(projectHash)).filter((file) => file.endsWith('.js')));
  const all = await withImports([namedIn(page, 'programEditor')]);
  const added = new Map([...all].filter(([file]) => !page.has(file)));
  expect(sizeOf(added)).toBeLessThanOrEqual(90_000);
  expect(sizeOf(added)).toBeGreaterThan(40_000);
  expect([...added].filter(([, text]) => /closedBy/.test(text)).map(([file]) => file)).toEqual([]);
});

const projectHash = '#/game/abc/scene/id1';

test.each([
  ['every address', requestedAlways],
  ['a project', () => requestedFirst(projectHash)],
])('all files that are requested first for %s exist', async (_, read) => {
  const files = await read();
  expect(files.some((file) => file.endsWith('.js')) && files.some((file) => file.endsWith('.css'))).toBe(true);
  const missing = await Promise.all(files.map(async (file) => ((await fetch(file)).ok ? [] : [file])));
  expect(missing.flat()).toEqual([]);
});

test('the head of the library is among them', async () => {
  const texts = await Promise.all((await requestedAlways()).map(async (file) => (await fetch(file)).text()));
  expect(texts.filter((text) => text.includes('Loading your projects'))).toHaveLength(1);
});

test.each(['', '#/projects', '#/settings', '#/game/abc/preview'])(
  'at "%s", nothing else is requested first',
  async (hash) => {
    expect(await requestedFirst(hash)).toEqual([]);
  },
);

test.each([
  ['the database', /indexed_db_went_bad/],
  ['the drawing library', /WebGLRenderer/],
  ['the physics', /rapier/i],
])('%s is not among the first scripts', async (_, mark) => {
  const scripts = await firstScripts('index.html');
  expect([...scripts].filter(([, text]) => mark.test(text)).map(([file]) => file)).toEqual([]);
});
