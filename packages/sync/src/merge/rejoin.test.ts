import { createProject } from '@playhouse/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { document, mergeHistory, playHistory } from '../test/merging/mergeHistory.ts';
import { withValue } from '../test/merging/mergeOracle.ts';
import { createModelMemory, modelReplicas } from '../test/merging/modelReplica.ts';
import { rejoin } from './rejoin.ts';
import { sha256 } from './sha256.ts';
import { keepTrail } from './trail.ts';

const limits = [
  { limit: 6, reach: 4 },
  { limit: 9, reach: 6 },
] as const;

describe('random histories of 4 to 7 devices, of which databases keep the last revisions', () => {
  it.each(limits)('lose no edit and report no false conflict with $limit revisions', async ({ limit, reach }) => {
    await fc.assert(
      fc.asyncProperty(mergeHistory, async (history) => {
        const result = await playHistory(history, modelReplicas(document, limit), { reach });
        expect(result.problems).toEqual([]);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('lose edits when what has lost touch with the server is sent as it is', async () => {
    const histories = fc.sample(mergeHistory, { seed: 1, numRuns: 100 });
    const results = await Promise.all(histories.map((each) => playHistory(each, modelReplicas(document, 6))));
    const losses = results.filter(({ problems }) => problems.some((text) => /replaced|disappeared/.test(text)));
    expect(losses.length).toBeGreaterThan(5);
  });
});

/** A device and a server that had the same revision, before one of them went on for longer than databases remember. */
async function twoSides() {
  const replicas = modelReplicas(document, limits[0].limit);
  const [server, device] = [await replicas.create('server'), await replicas.create('device')];
  const memory = createModelMemory(8);
  const first = `1-${'0'.repeat(32)}`;
  const body = { ...createProject({ title: '0' }).object };
  await server.database.write([{ id: document, rev: first, history: [first], body }]);
  await memory.keep(await replicas.copy(server, device));
  const write = async (side: typeof server, values: readonly (number | undefined)[]) => {
    for (const value of values) {
      const [leaf] = (await side.database.leaves(document)).filter(({ isDeleted }) => !isDeleted);
      const history = leaf?.history ?? [];
      const rev = `${Number.parseInt(history[0] ?? '', 10) + 1}-${sha256(`${history[0]} ${value}`).slice(0, 32)}`;
      const next = value === undefined ? {} : { body: withValue(leaf?.body ?? body, `id10${value % 2}`, value) };
      await side.database.write([{ id: document, rev, history: [rev, ...history], ...next }]);
      if (side === device) await keepTrail({ local: device.database, memory }, document, 1);
    }
  };
  const reports: unknown[] = [];
  const ports = {
    local: device.database,
    server: server.server,
    memory,
    now: () => 0,
    reach: limits[0].reach,
    isLocal: (error: unknown) => error === 'of one document',
    report: (error: unknown) => void reports.push(error),
  };
  const open = async () =>
    (await server.database.leaves(document)).flatMap(({ isDeleted, body: found }) => (isDeleted ? [] : [found]));
  return { server, device, memory, write, ports, open, reports };
}

const even = (count: number) => Array.from({ length: count }, (_, index) => 2 * index + 2);
const odd = (count: number) => Array.from({ length: count }, (_, index) => 2 * index + 1);
const values = (id100: number | undefined, id101: number | undefined) => ({
  attributes: { ...(id100 && { id100: { $: id100 } }), ...(id101 && { id101: { $: id101 } }) },
});

describe('a device that has lost touch with the server', () => {
  it.each([
    { name: 'made many changes', here: even(20), there: [], expected: values(40, undefined) },
    { name: 'made many changes beside a few', here: even(20), there: odd(2), expected: values(40, 3) },
    { name: 'made a few changes beside many', here: even(2), there: odd(20), expected: values(4, 39) },
    { name: 'made many changes beside many', here: even(20), there: odd(20), expected: values(40, 39) },
    { name: 'was away while others made many', here: [], there: odd(20), expected: values(undefined, 39) },
  ])('$name', async ({ here: mine, there, expected }) => {
    const { server, device, write, ports, open } = await twoSides();
    await write(device, mine);
    await write(server, there);
    expect((await rejoin(ports)).rejoined).toEqual([document]);
    const leaves = await open();
    expect(leaves).toHaveLength(1);
    expect(leaves[0]).toMatchObject(expected);
    // Also here, where the rest of what the server has may arrive much later.
    const here = (await device.database.leaves(document)).filter(({ isDeleted }) => !isDeleted);
    expect(here.map(({ body }) => body)).toEqual(leaves);
    const merged = (await server.database.leaves(document)).map(({ rev }) => rev);
    // What it has is on the server now, so nothing is done twice.
    expect(await ports.server.missing(new Map([[document, merged]]))).toEqual(new Map());
    expect((await rejoin(ports)).rejoined).toEqual([]);
  });

  it('deletes what only it has changed', async () => {
    const { device, write, ports, open } = await twoSides();
    await write(device, [...even(20), undefined]);
    await rejoin(ports);
    expect(await open()).toEqual([]);
  });

  it('does not delete what others have changed', async () => {
    const { device, server, write, ports, open } = await twoSides();
    await write(device, [...even(20), undefined]);
    await write(server, [1]);
    await rejoin(ports);
    expect(await open()).toMatchObject([values(undefined, 1)]);
  });

  it('takes in that others have deleted what it did not change', async () => {
    const { device, server, write, ports, open } = await twoSides();
    await write(server, [...odd(20), undefined]);
    await rejoin(ports);
    expect(await open()).toEqual([]);
    expect((await device.database.leaves(document)).every(({ isDeleted }) => isDeleted)).toBe(true);
  });

  it('goes on with other documents when one fails, and ends when the connection does', async () => {
    const { device, write, ports, reports } = await twoSides();
    await write(device, even(20));
    const failing = (error: string) => ({ ...ports, server: { ...ports.server, tree: () => Promise.reject(error) } });
    expect((await rejoin(failing('of one document'))).rejoined).toEqual([]);
    expect(reports).toEqual(['of one document']);
    await expect(rejoin(failing('network'))).rejects.toBe('network');
    expect((await rejoin(ports)).rejoined).toEqual([document]);
  });

  it('ends when it is aborted, and calls nothing shared that it did not ask about', async () => {
    const { device, write, ports } = await twoSides();
    await write(device, even(20));
    await expect(rejoin(ports, { signal: AbortSignal.abort('ended') })).rejects.toBe('ended');
    expect((await rejoin(ports)).shared).toEqual(new Map());
    expect([...(await rejoin(ports)).shared.keys()]).toEqual([document]);
  });

  it('asks neither about other documents nor about what the server had a moment ago', async () => {
    const { device, server, write, ports } = await twoSides();
    await write(server, odd(20));
    const known = await device.database.allLeaves();
    expect(await rejoin(ports, { known })).toEqual({ rejoined: [], shared: known });
    expect((await rejoin(ports, { documents: new Set() })).shared).toEqual(new Map());
    expect((await rejoin(ports, { known: new Map([[document, ['1-other']]]) })).rejoined).toEqual([document]);
  });

  it('is merged once when the answer is lost, whatever is done meanwhile', async () => {
    const { device, server, write, ports, open } = await twoSides();
    await write(device, even(20));
    await write(server, odd(2));
    const lost = async (...given: Parameters<typeof ports.server.write>) => {
      await ports.server.write(...given);
      throw 'network';
    };
    await expect(rejoin({ ...ports, server: { ...ports.server, write: lost } })).rejects.toBe('network');
    await write(server, [5]);
    await rejoin(ports);
    expect(await open()).toMatchObject([values(40, 5)]);
  });
});
