import { createCountingIds } from '../ids.ts';
import type { Issue, Result } from '../issue.ts';
import { refuse, succeed } from '../issue.ts';
import { isJsonObject } from '../json.ts';
import { limits } from '../limits.ts';
import type { DocumentPath } from '../path.ts';
import { documentPathToPath } from '../path.ts';
import type { ProjectDocument } from '../project.ts';
import { type DocumentKind, findDocumentKind } from './documentKinds.ts';
import { createNotes, locationText, type Notes, showValue } from './notes.ts';
import { type ReadOptions, readJson } from './readJson.ts';
import { type RepairContext, repairShape } from './repairShape.ts';

/** A stored document, and notes on what reading changed or found unusual. */
export interface ReadDocument<Document extends ProjectDocument = ProjectDocument> {
  readonly value: Document;
  readonly notes: Issue[];
}

/**
 * The only place where bytes, text or JSON of unknown origin become a document. Wrong shapes are repaired from the
 * schema's defaults and noted; anything beyond repair is refused. docs/format.md#files-and-paths and
 * docs/format.md#rules-for-all-documents; docs/reliability.md#f1 and docs/reliability.md#t6 and docs/reliability.md#t7,
 * docs/reliability.md#t12.
 */
export function readDocument(document: DocumentPath, source: unknown, options: ReadOptions = {}): Result<ReadDocument> {
  const kind = findDocumentKind(document);
  if (kind) return readDocumentAs(kind, document, source, options);
  const message = `${document} is not the path of a project document.`;
  return refuse({ code: 'document.unreadable', severity: 'blocking', path: [document], params: {}, message });
}

/** `readDocument` for a caller that knows the kind. */
export function readDocumentAs<Document extends ProjectDocument>(
  kind: DocumentKind<Document>,
  document: DocumentPath,
  source: unknown,
  options: ReadOptions = {},
): Result<ReadDocument<Document>> {
  const json = readJson(document, source, options);
  if (!json.ok) return json;
  const { value, notes } = json.value;
  const documentId = idInPath(document);
  const budget = options.repairs ?? { left: limits.repairs };
  const repaired = kind.validate(value) ? value : repair(kind, value, { document, documentId, notes, budget });
  if (repaired === undefined) return budget.left < 0 ? refuseDamage(document) : refuseShape(document, value);
  return succeed({ value: withId(repaired, documentId, document, notes), notes: notes.list() });
}

function repair<Document extends ProjectDocument>(
  kind: DocumentKind<Document>,
  value: unknown,
  context: Omit<RepairContext, 'nextId'>,
): Document | undefined {
  let ids: (() => string) | undefined;
  const nextId = (): string => {
    ids ??= createCountingIds(idsIn(value));
    return ids();
  };
  const repaired = repairShape(kind.shape, value, { ...context, nextId });
  return kind.validate(repaired) ? repaired : undefined;
}

/** The id in the path of a document of a collection whose documents have one. */
export function idInPath(document: DocumentPath): string | undefined {
  const [collection, id] = documentPathToPath(document) ?? [];
  if (collection === 'object') return 'id1';
  return collection === 'tests' || typeof id !== 'string' ? undefined : id;
}

function withId<Document extends ProjectDocument>(
  value: Document,
  id: string | undefined,
  document: DocumentPath,
  notes: Notes,
): Document {
  if (id === undefined || !('id' in value) || value.id === id) return value;
  const message = `${document} has the id ${showValue(value.id)} inside, which differs from its file name; ${id} is used. Correct one of them.`;
  notes.add('id.mismatch', 'blocking', ['id'], message, { found: value.id, used: id });
  return { ...value, id };
}

/** Every id in a value of any shape. */
export function idsIn(root: unknown): Set<string> {
  const ids = new Set<string>();
  const open = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isJsonObject(value) && typeof value.id === 'string') ids.add(value.id);
    if (typeof value !== 'object' || value === null) continue;
    for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) open.push(member);
  }
  return ids;
}

/** The refusal of one or several documents in which hardly anything matches the schema. */
function refuseDamage(document: DocumentPath): Result<never> {
  const message = `${document} cannot be repaired: more than ${limits.repairs} values of the project do not match the schema. Restore the file from a backup.`;
  const notes = createNotes(document);
  notes.add('document.shape', 'blocking', [], message, { maximum: limits.repairs });
  return refuse(...notes.list());
}

function refuseShape<Document extends ProjectDocument>(
  document: DocumentPath,
  value: unknown,
): Result<ReadDocument<Document>> {
  const notes = createNotes(document);
  const what = locationText(document, []);
  const message = `${what} holds ${showValue(value)}, but a document is an object. Restore the file from a backup.`;
  notes.add('document.shape', 'blocking', [], message, { found: showValue(value) });
  return refuse(...notes.list());
}
