import type { GetOptions, StoredDocument, WrittenRow } from '../databaseStore.ts';
import { attachmentsOf, bodyOf, checkMembers, hashOf, type ModelBody, RefusedDocument } from './modelDocument.ts';
import { RevisionTree } from './revisionTree.ts';

type Tree = RevisionTree<ModelBody>;

/** One database of the model: trees of revisions, the order of their changes, files, local documents. */
export class ModelDatabase {
  readonly trees = new Map<string, Tree>();
  /** Ids in the order of their newest change, with its number. */
  readonly changes = new Map<string, number>();
  readonly locals = new Map<string, StoredDocument>();
  readonly files = new Map<string, Uint8Array>();
  readonly incarnation: string;
  sequence = 0;

  constructor(incarnation: string) {
    this.incarnation = incarnation;
  }

  write(documents: readonly StoredDocument[], newEdits: boolean): WrittenRow[] {
    for (const document of documents) checkMembers(document);
    this.checkStubs(documents);
    const rows = documents.map((document) => (newEdits ? this.edit(document) : this.replicate(document)));
    return rows.filter((row) => row !== undefined);
  }

  read(id: string, rev: string, { revs, revsInfo, conflicts, attachments }: GetOptions): StoredDocument | undefined {
    const tree = this.trees.get(id);
    const node = tree?.get(rev);
    if (!tree || !node?.body) return undefined;
    const others = tree.leaves().filter((leaf) => leaf !== rev && !tree.isDeleted(leaf));
    const read = attachments ? (digest: string) => this.files.get(digest) ?? new Uint8Array() : undefined;
    return {
      _id: id,
      _rev: rev,
      ...structuredClone(node.body.members),
      ...(node.deleted && { _deleted: true }),
      ...(node.body.files.size > 0 && { _attachments: attachmentsOf(node.body, read) }),
      ...(revs && { _revisions: { start: node.generation, ids: tree.history(rev) } }),
      ...(revsInfo && { _revs_info: infoOf(tree, rev) }),
      ...(conflicts && others.length > 0 && { _conflicts: others }),
    };
  }

  private checkStubs(documents: readonly StoredDocument[]): void {
    for (const document of documents) bodyOf(document, 1, () => undefined, this.isKept);
  }

  private readonly isKept = (digest: string): boolean => this.files.has(digest);

  private edit(document: StoredDocument): WrittenRow {
    const { _id: id, _rev: rev, _deleted } = document;
    const tree = this.trees.get(id) ?? new RevisionTree<ModelBody>();
    const winner = tree.winner();
    // Without a revision, a document is new, or follows its tombstone.
    const parent = rev ?? (winner !== undefined && tree.isDeleted(winner) ? winner : undefined);
    const isCurrent = parent === undefined ? winner === undefined : tree.leaves().includes(String(parent));
    if (!isCurrent) return { ok: false, id, error: 'conflict', reason: 'Document update conflict.' };
    const before = parent === undefined ? undefined : tree.get(String(parent));
    const generation = (before?.generation ?? 0) + 1;
    const body = this.take(document, generation);
    const hash = hashOf(parent === undefined ? undefined : String(parent), _deleted === true, body);
    const hashes = [hash, ...(before ? [before.hash] : [])];
    this.record(id, tree, tree.add(generation, hashes, _deleted === true, body));
    return { ok: true, id, rev: `${generation}-${hash}` };
  }

  private replicate(document: StoredDocument): undefined {
    const { _id: id, _deleted } = document;
    const { start, ids } = revisionsIn(document);
    const tree = this.trees.get(id) ?? new RevisionTree<ModelBody>();
    this.record(id, tree, tree.add(start, ids, _deleted === true, this.take(document, start)));
  }

  private take(document: StoredDocument, generation: number): ModelBody {
    return bodyOf(document, generation, (digest, data) => this.files.set(digest, data), this.isKept);
  }

  private record(id: string, tree: Tree, isNew: boolean): void {
    if (!isNew) return;
    this.trees.set(id, tree);
    this.sequence += 1;
    this.changes.delete(id);
    this.changes.set(id, this.sequence);
  }
}

function infoOf(tree: Tree, rev: string): readonly { readonly rev: string; readonly status: string }[] {
  const start = tree.get(rev)?.generation ?? 0;
  return tree.history(rev).map((hash, index) => {
    const each = `${start - index}-${hash}`;
    return { rev: each, status: tree.get(each)?.body ? 'available' : 'missing' };
  });
}

function revisionsIn({ _rev, _revisions }: StoredDocument): { readonly start: number; readonly ids: string[] } {
  if (typeof _revisions === 'object' && _revisions !== null) {
    return _revisions as { readonly start: number; readonly ids: string[] };
  }
  const match = /^(\d+)-(.+)$/.exec(String(_rev));
  if (!match?.[2]) throw new RefusedDocument('Invalid rev format');
  return { start: Number(match[1]), ids: [match[2]] };
}
