export type { PlayhouseServer, ServerOptions } from './createServer.ts';
export { createServer } from './createServer.ts';
export type { Access, AccessPort, Session } from './gateway/access.ts';
export type { DatabaseStore, Stored, StoreFault } from './stores/databaseStore.ts';
export type { LevelStoreOptions } from './stores/pouch/levelStore.ts';
export { openLevelStore } from './stores/pouch/levelStore.ts';
