export { manyDeletions } from './engine/quarantine.ts';
export type { JournalEntry, JournalPart, JournalPort, TextStorage } from './journal/journal.ts';
export { createMemoryJournal, createStorageJournal, noJournal } from './journal/journal.ts';
export { createMemoryDatabases } from './memory/memoryDatabases.ts';
export { chooseValue, chooseVersion } from './merge/chooseVersion.ts';
export type { OpenPorts, RecoveredProject } from './save/openRecovered.ts';
export { openRecovered } from './save/openRecovered.ts';
export type { ProjectSaver, SaverTimers } from './save/projectSaver.ts';
export type { RenamePorts } from './save/renameStored.ts';
export { renameStored } from './save/renameStored.ts';
export { saveTimes } from './save/saveQueue.ts';
export type { SaverState } from './save/saverStatus.ts';
export type { StorePorts } from './store/createProjectStore.ts';
export { createProjectStore } from './store/createProjectStore.ts';
export type { Database, DatabasePort, RecordChange, StoredRecord, WriteResult } from './store/database.ts';
export type { Outcome, StoreFault, StoreFaultCode } from './store/fault.ts';
export { completed } from './store/firstCopyPart.ts';
export type { OwnBehaviorEntry, OwnBehaviorStore } from './store/ownBehaviors.ts';
export type { PreferenceStore } from './store/preferences.ts';
export type {
  CloudSide,
  DocumentChange,
  HistoryStore,
  LibraryEntry,
  NewProject,
  PictureKind,
  ProjectFacts,
  ProjectStore,
  SaveReport,
  StoredProject,
} from './store/projectStore.ts';
export { trashEmptiedAt } from './store/trashRule.ts';
export type { StoredVersion, VersionContents, VersionStore } from './store/versionStore.ts';
export { withoutKeptFiles } from './store/withoutKeptFiles.ts';
