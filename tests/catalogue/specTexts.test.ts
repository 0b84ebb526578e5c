import { repairInSteps } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import ts from 'typescript-api';
import { describe, expect, it } from 'vitest';
import { productionFiles } from '../architecture/sources.ts';
import { codes, failureTexts, labels, pageTexts } from './specTexts.ts';

describe('a text that the specification fixes', () => {
  it.each(failureTexts)('about failures, under %s: %s', (_anchor, text, said) => {
    expect(said).toBe(text);
  });

  it.each(labels)('for names, under %s: %j', (_anchor, names, shown) => {
    expect(shown).toEqual(names);
  });

  it.each(codes)('for codes of %s: %j', (_name, choices, has) => {
    expect(has).toEqual(choices);
  });

  it.each(['game', 'scenes', 'actors', 'behaviors'])('for the stage of repair that checks %s', (stage) => {
    const said = [...repairInSteps(buildProject(), { repairSparse: true })];
    expect(said).toContain(`Checking project ${stage} for potential errors...`);
  });
});

describe('the source of the editor', () => {
  const texts = new Set(
    productionFiles().flatMap(({ file, tree }) => (file.startsWith('editor/') ? textsOf(tree) : [])),
  );

  it.each(pageTexts)('contains, under %s: %s', (_anchor, text) => {
    expect(texts).toContain(text);
  });

  it('contains no sentence that differs from a fixed one only in case, spaces or punctuation', () => {
    const fixed = new Map(
      pageTexts.filter(([, text]) => text.split(' ').length > 2).map(([, text]) => [plain(text), text]),
    );
    const varied = [...texts].filter((text) => (fixed.get(plain(text)) ?? text) !== text);
    expect(fixed.size).toBeGreaterThan(5);
    expect(varied).toEqual([]);
  });
});

/** String literals and JSX texts, with whitespace as displayed on a page. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxText(node)) return [node.text.replaceAll(/\s+/g, ' ').trim()];
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...textsOf(child));
  });
  return found;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
