import type { CDPSession } from 'playwright';

/** A heap snapshot as the browser writes it: nodes are rows of numbers, whose columns `meta` names. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  readonly nodes: readonly number[];
}

/**
 * Bytes of everything that a page keeps alive, elements included. The engine's code is left out: it grows for as long
 * as functions become hot, whatever the page keeps.
 */
export async function liveHeap(client: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await takeSnapshot(client);
  // Until then, the engine notes where each object is moved, which makes every task of the page twice as long.
  await client.send('HeapProfiler.disable');
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type]?.indexOf('code') ?? -1;
  if (type < 0 || size < 0 || code < 0) throw new Error('The browser writes heap snapshots in another format.');
  let sum = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (nodes[row + type] !== code) sum += nodes[row + size] ?? 0;
  }
  return sum;
}

async function takeSnapshot(client: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const listen = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', listen);
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', listen);
  return JSON.parse(chunks.join(''));
}
