import { describe, expect, test } from 'vitest';
import { validateProject } from '../validate/validateProject.ts';
import { writeClipboardText } from './clipboardText.ts';
import { copyScenes } from './copySelection.ts';
import { readClipboardText } from './readClipboardText.ts';
import {
  answering,
  closureCases,
  closureFaults,
  copyCase,
  type Foreign,
  homeFaults,
  type Policy,
  resultOf,
  surplus,
} from './testing/closure.property.ts';
import { sourceProject } from './testing/pasteProjects.ts';
import { referenceRows, sourceIds } from './testing/referenceRows.ts';
import { tryPaste } from './testing/tryPaste.ts';

/** Each combination runs different cases; `npm run fuzz` runs every case in every combination. */
const some = (every: number, at: number) => closureCases.filter((_, index) => index % every === at % every);

describe('the cases', () => {
  test('have every kind of reference in every class that has fields for one, and no findings', () => {
    expect(new Set(closureCases.map(({ row }) => row.kind)).size).toBeGreaterThan(20);
    expect(closureCases.length).toBeGreaterThan(900);
    for (const { row, isInScene } of some(4, 0)) {
      const field = row.field.split('.').at(-1) ?? '';
      const { issues } = validateProject(sourceProject(row.behavior, isInScene));
      expect(
        issues.filter(({ path }) => path.includes(field)).map(({ message }) => message),
        row.field,
      ).toEqual([]);
    }
  });

  test('survive a round trip through the system clipboard', () => {
    for (const each of some(10, 3)) {
      const { bundle } = copyCase(each);
      expect(readClipboardText(writeClipboardText(bundle))).toEqual({ ok: true, value: { bundle, skipped: [] } });
    }
  });
});

const combinations = (['empty', 'namesake', 'strange', 'colliding'] as const).flatMap((name: Foreign) =>
  (['create', 'empty', 'ignore', 'existing'] as const).map((policy: Policy) => [name, policy] as const),
);

test.each(combinations.map((each, at) => [...each, at] as const))(
  'pasting into the project %s with the answers %s leaves only what they allow',
  (name, policy, at) => {
    expect(some(combinations.length * 4, at).flatMap((each) => closureFaults(each, name, policy))).toEqual([]);
  },
);

describe('pasting into the same project', () => {
  test('asks nothing and finds nothing new', () => {
    expect(some(8, 5).flatMap(homeFaults)).toEqual([]);
  });

  test('copies scenes too', () => {
    for (const row of referenceRows(true).filter((_, index) => index % 8 === 0)) {
      const source = sourceProject(row.behavior, true);
      const bundle = resultOf(copyScenes(source, { gameId: 'home', ids: [sourceIds.menu] }));
      const pasted = tryPaste(bundle, { gameId: 'home', screen: 'other' }, source, answering([]));
      if (typeof pasted === 'string') throw new Error(pasted);
      expect(pasted.asked).toEqual([]);
      expect(surplus(pasted.findings, source)).toEqual([]);
    }
  });
});
