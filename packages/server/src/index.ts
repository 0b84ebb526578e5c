export type { DatabaseStore, Stored, StoreFault } from './stores/databaseStore.ts';
export type { LevelStoreOptions } from './stores/pouch/levelStore.ts';
export { openLevelStore } from './stores/pouch/levelStore.ts';
