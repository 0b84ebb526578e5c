import { createCountingIds } from '../model/ids.ts';
import { isJsonObject } from '../model/json.ts';
import { limits } from '../model/limits.ts';
import { cleanJson } from '../model/parse/cleanJson.ts';
import { type DocumentKind, findDocumentKind } from '../model/parse/documentKinds.ts';
import { inspectJson, isForbiddenKey } from '../model/parse/inspectJson.ts';
import { idInPath, idsIn } from '../model/parse/readDocument.ts';
import { repairShape } from '../model/parse/repairShape.ts';
import { valueAt } from '../model/path.ts';
import { cutNesting } from './cutNesting.ts';
import type { Draft } from './draft.ts';
import { changesFromNotes, createPathNotes, type PathNote } from './noteChanges.ts';

/**
 * Gives a document of any shape the stored shape: cycles are cut, values that JSON cannot represent are removed,
 * missing parts get their defaults, wrong types are replaced, and the id is set from its path. A document of the right
 * shape is unchanged.
 */
export function repairDocument(draft: Draft): void {
  makeWalkable(draft);
  const kind = findDocumentKind(draft.document);
  if (!kind) throw new Error('it is not a project document');
  if (!kind.validate(draft.value)) giveShape(draft, kind);
  giveId(draft);
}

/**
 * Cuts cycles and removes values that JSON cannot represent, so that every later walk over the document ends and
 * understands it.
 */
export function makeWalkable(draft: Draft): void {
  const inspection = inspectJson(draft.value, false);
  if (inspection === 'deep' || inspection === 'large') cutNesting(draft);
  if (inspection !== 'clean') clean(draft);
}

const tooDamaged = `more than ${limits.repairs} of its values do not match the schema`;

function clean(draft: Draft): void {
  const notes = createPathNotes(draft.document);
  const before = draft.value;
  const after = cleanJson(before, { document: draft.document, notes, refusals: notes, removeKeys: true });
  if (after === before) return;
  if (notes.pathNotes.length > limits.repairs) throw new Error(tooDamaged);
  draft.replace(
    after,
    changesFromNotes(
      before,
      after,
      notes.pathNotes.flatMap((note) => spread(note, before, after)),
    ),
  );
}

/** Forbidden keys are noted at their owner, each as a separate change. A renamed key is a change of its owner. */
function spread(note: PathNote, before: unknown, after: unknown): PathNote[] {
  const owner = valueAt(before, note.path);
  const forbidden = isJsonObject(owner)
    ? Object.keys(owner).filter((key) => isForbiddenKey(key, note.path.length + 1))
    : [];
  if (forbidden.length > 0) return forbidden.map((key) => ({ ...note, path: [...note.path, key] }));
  const isRenamed = owner === undefined && valueAt(after, note.path) !== undefined;
  return [isRenamed ? { ...note, path: note.path.slice(0, -1) } : note];
}

function giveShape(draft: Draft, kind: DocumentKind): void {
  const notes = createPathNotes(draft.document);
  const nextId = createCountingIds(idsIn(draft.value));
  const budget = { left: limits.repairs };
  const context = { document: draft.document, documentId: idInPath(draft.document), nextId, notes, budget };
  const before = draft.value;
  const after = repairShape(kind.shape, before, context);
  if (budget.left < 0 || notes.pathNotes.length > limits.repairs) throw new Error(tooDamaged);
  if (kind.validate(after)) draft.replace(after, changesFromNotes(before, after, notes.pathNotes));
  else draft.set([], repairShape(kind.shape, {}, context), 'It was not a document. An empty one is used.');
}

function giveId(draft: Draft): void {
  const id = idInPath(draft.document);
  if (id === undefined || !isJsonObject(draft.value) || draft.value.id === id) return;
  draft.set(['id'], id, 'The id differed from the file name.');
}
