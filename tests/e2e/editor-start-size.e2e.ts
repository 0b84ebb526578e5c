import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

/** Scripts that a page needs before it can show anything: its entry and all static imports of it. */
async function firstScripts(page: string): Promise<Map<string, string>> {
  const base = inject('editorUrl');
  const html = await (await fetch(base + page)).text();
  const wanted = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => new URL(file ?? '', base).href);
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

test('the editor needs at most 120 kB of script for its first page', async () => {
  const scripts = await firstScripts('index.html');
  const size = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(scripts.size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(120_000);
  expect(size).toBeGreaterThan(40_000);
});

test.each([
  ['the database', /indexed_db_went_bad/],
  ['the drawing library', /WebGLRenderer/],
  ['the physics', /rapier/i],
])('%s is not among the first scripts', async (_, mark) => {
  const scripts = await firstScripts('index.html');
  expect([...scripts].filter(([, text]) => mark.test(text)).map(([file]) => file)).toEqual([]);
});
