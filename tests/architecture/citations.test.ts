import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { trackedFiles } from './sources.ts';

/** Anchors of a page: its headings as repository hosts name them, and those it defines itself. */
function anchorsOf(page: string): ReadonlySet<string> {
  const text = readFileSync(path.join(root, page), 'utf8').replace(/^```.*?^```/gms, '');
  const seen = new Map<string, number>();
  const anchors = new Set(Array.from(text.matchAll(/<a (?:id|name)="([^"]+)"/g), ([, id = '']) => id));
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

const pages = new Map<string, ReadonlySet<string>>();

function isThere(page: string, anchor: string | undefined): boolean {
  if (!existsSync(path.join(root, page))) return false;
  const anchors = pages.get(page) ?? anchorsOf(page);
  pages.set(page, anchors);
  return anchor === undefined || anchors.has(anchor);
}

const sources = trackedFiles().filter((file) => /\.(ts|tsx|html)$/.test(file) && !file.includes('/generated/'));
const documents = trackedFiles().filter((file) => /^(docs\/.*|README|CONTRIBUTING)\.md$/.test(file));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('links in the code and the docs', () => {
  it('lead to existing pages and headings', () => {
    const broken: string[] = [];
    let cited = 0;
    for (const file of sources) {
      for (const [citation, page = '', anchor] of textOf(file).matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)) {
        cited += 1;
        if (!isThere(page, anchor)) broken.push(`${file}: ${citation}`);
      }
    }
    for (const file of documents) {
      const text = textOf(file)
        .replace(/^```.*?^```/gms, '')
        .replace(/`[^`\n]*`/g, '');
      for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(target)) continue;
        const [to = '', anchor] = target.split('#');
        const page = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
        cited += 1;
        if (page.endsWith('.md') ? !isThere(page, anchor) : !existsSync(path.join(root, page))) {
          broken.push(`${file}: ${target}`);
        }
      }
    }
    expect(broken).toEqual([]);
    expect(cited).toBeGreaterThan(500);
  });

  it('lead to no documents outside the repository', () => {
    const outside =
      /\b(?:Reference|Spec [12],?|(?:Format|Architecture|Editor design|Performance),? chapters?|Reliability) [A-Z]?\d/g;
    const found = [...sources, ...documents].flatMap((file) =>
      Array.from(textOf(file).matchAll(outside), ([words]) => `${file}: ${words}`),
    );
    expect(found.filter((each) => !each.startsWith('tests/architecture/citations'))).toEqual([]);
  });
});
