import { createProject } from '@playhouse/core';
import { expect, it } from 'vitest';
import { withValue } from '../test/merging/mergeOracle.ts';
import { modelReplicas } from '../test/merging/modelReplica.ts';
import { findUnmerged } from './findUnmerged.ts';

const document = 'object.json';
const base = { ...createProject({ title: '0' }).object };
const named = (letter: string) => `2-${letter.repeat(32)}`;

async function divided(...letters: readonly string[]) {
  const { database } = await modelReplicas(document).create('device');
  for (const [index, letter] of letters.entries()) {
    const body = withValue(base, 'title', index);
    await database.write([{ id: document, rev: named(letter), history: [named(letter), `1-${'0'.repeat(32)}`], body }]);
  }
  return database;
}

it('finds the versions that are not shown, the one that nearly won first', async () => {
  const unmerged = await findUnmerged(await divided('b', 'c', 'a'));
  expect(unmerged.map((each) => [each.document, each.others.map(({ rev }) => rev)])).toEqual([
    [document, [named('b'), named('a')]],
  ]);
  expect(unmerged[0]?.others[0]?.body.title).toBe('0');
});

it('takes what the open project continues for the one that is shown', async () => {
  const [found] = await findUnmerged(await divided('b', 'c', 'a'), () => named('a'));
  expect(found?.others.map(({ rev }) => rev)).toEqual([named('c'), named('b')]);
});

it('finds nothing in one version, and nothing that is closed', async () => {
  expect(await findUnmerged(await divided('a'))).toEqual([]);
  const database = await divided('a', 'b');
  await database.write([{ id: document, rev: `3-${'d'.repeat(32)}`, history: [`3-${'d'.repeat(32)}`, named('a')] }]);
  expect(await findUnmerged(database)).toEqual([]);
});
