import PouchDB from 'pouchdb';
import memoryAdapter from 'pouchdb-adapter-memory';
import type { PouchConstructor } from '../pouch/pouchTypes.ts';

PouchDB.plugin(memoryAdapter);

/** PouchDB with databases in memory. */
export const MemoryPouch: PouchConstructor = PouchDB;
