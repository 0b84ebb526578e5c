import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import type { PouchConstructor } from '../pouch/pouchTypes.ts';

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

PouchDB.plugin(memoryAdapter);

/**
 * PouchDB's adapter for memory reads the winner of a document after its tree. An edit in between compacts the winner,
 * and the adapter throws where nobody can catch it. The edit is a change of its own and comes next, so the name of the
 * winner is enough. IndexedDB, which the editor uses, reads both in one transaction.
 */
class Surviving extends (PouchDB as unknown as new (name: string, options: object) => Opened) {
  constructor(name: string, options: object) {
    super(name, options);
    const changes = this._changes;
    this._changes = (asked) => {
      const { processChange } = asked;
      asked.processChange = (winner, metadata, own) =>
        processChange(winner ?? { _id: metadata.id, _rev: metadata.winningRev }, metadata, own);
      return changes.call(this, asked);
    };
  }
}

/** PouchDB with databases in memory. */
export const MemoryPouch = Surviving as unknown as PouchConstructor;
