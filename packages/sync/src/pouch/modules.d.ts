declare module 'pouchdb' {
  import type { PouchConstructor } from './pouchTypes.ts';

  const PouchDB: PouchConstructor & { plugin(plugin: unknown): void };
  export default PouchDB;
}

declare module 'pouchdb-adapter-idb' {
  const plugin: unknown;
  export default plugin;
}

declare module 'pouchdb-adapter-memory' {
  const plugin: unknown;
  export default plugin;
}
