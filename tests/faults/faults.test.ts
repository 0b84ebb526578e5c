import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLevelStore } from '@playhouse/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type School, startSchool } from '../../packages/server/src/test/schoolServer.ts';
import { usualPatience } from '../../packages/sync/src/pouch/patientFetch.ts';
import { faults } from './faults.ts';
import { createWorld } from './faultWorld.ts';
import { operations } from './operations.ts';
import { runCell } from './runCell.ts';

/** `npm run check:faults` tries each operation with each fault, and waits as long as the editor does. */
const isWhole = process.env.PLAYHOUSE_FAULTS === 'all';
/** A server holds feeds for ten seconds. */
const patience = isWhole ? usualPatience : { ...usualPatience, silence: 11_000 };

let folder = '';
let school: School;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-faults-'));
  school = await startSchool({ store: await openLevelStore({ folder }) });
});

afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true });
  expect(school.faults).toEqual([]);
  // A server that closes gives requests that still run ten seconds.
}, 60_000);

const names = Object.keys(operations);
const cells = Object.keys(faults).flatMap((fault, index) => {
  const some = [names[(index * 2) % names.length], names[(index * 2 + 1) % names.length]];
  return (isWhole ? names : some).map((operation) => [fault, operation ?? ''] as const);
});

describe.concurrent('heals within a minute, says what is the matter, and loses nothing', () => {
  it.each(cells)('%s while %s', { timeout: 300_000 }, async (fault, operation) => {
    count += 1;
    const world = await createWorld(school, count, patience);
    const [chosen, done] = [faults[fault], operations[operation]];
    if (!chosen || !done) throw new Error('unknown');
    const { problems, healed } = await runCell(world, chosen, done);
    await world.close();
    expect(problems).toEqual([]);
    if (isWhole) console.log(`${fault} while ${operation}: healed in ${Math.round(healed)} ms`);
  });
});
