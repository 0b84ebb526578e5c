export { mergeDocument } from './mergeConflict.ts';
export type { NewRevision } from './mergeLeaves.ts';
export type { DocumentMergePorts, MergeNote, StoredLeaf } from './mergePorts.ts';
