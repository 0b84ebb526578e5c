import { expect, it } from 'vitest';
import { fewerAtOnce, type SentDocument } from './fewerAtOnce.ts';

const documents = (count: number, text = 'x') =>
  Array.from({ length: count }, (_, index) => ({ _id: `id${index}`, _rev: '1-a', text }));

function failure(status: number): Error {
  return Object.assign(new Error('no'), { status, reason: 'no' });
}

/** A server that takes so many documents at once, and never one named `bad`. */
function server(most: number, status = 413) {
  const calls: string[][] = [];
  return {
    calls,
    async write(sent: readonly SentDocument[]) {
      calls.push(sent.map(({ _id }) => _id));
      if (sent.length > most || sent.some(({ _id }) => _id === 'bad')) throw failure(status);
      return [];
    },
  };
}

it.each([413, 400])(
  'sends fewer documents at a time after %i, and names the one that is refused alone',
  async (status) => {
    const { calls, write } = server(3, status);
    const rows = await fewerAtOnce([...documents(5), { _id: 'bad', _rev: '3-c' }, ...documents(10).slice(5)], write);
    expect(rows).toMatchObject([{ id: 'bad', rev: '3-c', name: 'forbidden' }]);
    const arrived = calls.filter((each) => each.length <= 3 && !each.includes('bad')).flat();
    expect(arrived.sort()).toEqual(documents(10).map(({ _id }) => _id));
  },
);

it('keeps the versions of a document together, so that a refused merge ends nothing', async () => {
  const { calls, write } = server(3);
  const versions = ['4-m', '4-e'].map((_rev) => ({ _id: 'bad', _rev }));
  const rows = await fewerAtOnce([...versions, ...documents(2)], write);
  expect(rows.map(({ id }) => id)).toEqual(['bad', 'bad']);
  for (const each of calls) expect(each.filter((id) => id === 'bad').length).not.toBe(1);
});

it('sends large documents and files in parts at once', async () => {
  const { calls, write } = server(100);
  await fewerAtOnce(documents(4, 'x'.repeat(1_500_000)), write);
  const file = { data: new Uint8Array(1_500_000) };
  await fewerAtOnce(
    [1, 2, 3, 4].map((index) => ({ _id: `${index}`, _attachments: { file } })),
    write,
  );
  expect(calls.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
});

it('passes on all other failures', async () => {
  const { calls, write } = server(1, 503);
  await expect(fewerAtOnce(documents(4), write)).rejects.toMatchObject({ status: 503 });
  expect(calls).toHaveLength(1);
});
