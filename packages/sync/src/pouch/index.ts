export { copyProject } from './copyProject.ts';
export { openBrowserStore } from './openBrowserStore.ts';
export { openPouchStore } from './openPouchStore.ts';
export type { PouchOptions } from './pouchDatabases.ts';
export type { PouchConstructor } from './pouchTypes.ts';
export { findMissing, resend } from './replicate.ts';
