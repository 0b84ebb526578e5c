export { openBrowserStore } from './openBrowserStore.ts';
export { openPouchStore } from './openPouchStore.ts';
export type { PouchConstructor, PouchOptions } from './pouchDatabases.ts';
