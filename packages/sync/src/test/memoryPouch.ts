import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import type { PouchConstructor } from '../pouch/pouchTypes.ts';

type Adapter = (this: Opened, options: object, done: (error: unknown) => void) => void;

interface Opened {
  _changes(options: ChangesOptions): unknown;
}

interface ChangesOptions {
  processChange(winner: object | undefined, metadata: Metadata, options: ChangesOptions): unknown;
}

interface Metadata {
  readonly id: string;
  readonly winningRev: string;
}

const { adapters } = PouchDB as unknown as { readonly adapters: Record<string, Adapter> };
PouchDB.plugin(memoryAdapter);
if (adapters.memory) adapters.memory = surviveCompaction(adapters.memory);

/**
 * PouchDB's adapter for memory reads the winner of a document after its tree. An edit in between compacts the winner,
 * and the adapter throws where nobody can catch it. The edit is a change of its own and comes next, so the name of the
 * winner is enough. IndexedDB, which the editor uses, reads both in one transaction.
 */
function surviveCompaction(adapter: Adapter): Adapter {
  function surviving(this: Opened, options: object, done: (error: unknown) => void): void {
    adapter.call(this, options, done);
    const changes = this._changes;
    this._changes = (asked) => {
      const { processChange } = asked;
      asked.processChange = (winner, metadata, own) =>
        processChange(winner ?? { _id: metadata.id, _rev: metadata.winningRev }, metadata, own);
      return changes(asked);
    };
  }
  return Object.assign(surviving, adapter);
}

/** PouchDB with databases in memory. */
export const MemoryPouch: PouchConstructor = PouchDB;
