export type { Quarantined } from '../engine/quarantine.ts';
export type { EngineText } from '../engine/texts.ts';
export { fillText, liveSyncFailed, noLongerAccessible } from '../engine/texts.ts';
export type { UnmergedDocument } from '../merge/findUnmerged.ts';
export type { MergeNote } from '../merge/mergePorts.ts';
export type { FirstCopyState } from '../save/firstCopy.ts';
export { FirstCopy } from '../save/firstCopy.ts';
export type { RemoteChanges } from '../save/remoteChanges.ts';
export {
  copyBrowserProject,
  countBrowserUnsent,
  openBrowserChanges,
  openBrowserSync,
  readBrowserConflicts,
} from './browserCloud.ts';
export type { CloudState, CloudSync, CloudSyncHelps } from './cloudSync.ts';
export type { LeftOut } from './copyProject.ts';
export { CopyError } from './copyProject.ts';
export type { Conflicts } from './readConflicts.ts';
