import type { DocumentPath, Project, ProjectDocument } from '@playhouse/core';
import { documentsOf, readDocument } from '@playhouse/core';
import { applyPatch } from './documentPatch.ts';
import type { JournalEntry } from './journal.ts';
import { withDocuments } from './withDocuments.ts';

export interface Replayed {
  /** The stored project with all journalled edits. */
  readonly project: Project;
  /** Documents that differ from what is stored. */
  readonly recovered: readonly DocumentPath[];
  /** The journal's last entry; 0 when it is empty. */
  readonly sequence: number;
  /** Documents whose journalled state cannot be used. */
  readonly lost: readonly DocumentPath[];
  /** Documents that were stored elsewhere since the edits began. */
  readonly overtaken: readonly DocumentPath[];
  /** The revision on which the edits of each document were made; undefined for new documents. */
  readonly bases: ReadonlyMap<DocumentPath, string | undefined>;
}

interface Chain {
  /** Number of the last edit. */
  sequence: number;
  state: ProjectDocument | undefined;
  revision: string | undefined;
  /** States that a save may have stored in between, as text. */
  readonly earlier: Set<string>;
  isBroken: boolean;
}

/** A project as the database has it. */
export interface ReplayBase {
  readonly project: Project;
  readonly revisions: ReadonlyMap<DocumentPath, string>;
  /** Number of the last edit that it contains. */
  readonly sequence: number;
}

/**
 * Reapplies the edits that the database does not contain. The journal may be older than the database, since browsers
 * write it to disk late, so earlier entries only show which states were ours. Each document's state is that of the
 * journal alone, so that replaying twice, or after a save that was finished but not noted, gives the same result.
 */
export function replayJournal(base: ReplayBase, entries: readonly JournalEntry[]): Replayed {
  const { project: stored, revisions } = base;
  const chains = foldEntries(entries);
  const present = new Map(documentsOf(stored));
  const changed = new Map<DocumentPath, ProjectDocument | undefined>();
  const lost: DocumentPath[] = [];
  const overtaken: DocumentPath[] = [];
  for (const [document, chain] of chains) {
    if (chain.sequence <= base.sequence) continue;
    if (chain.isBroken) lost.push(document);
    const value = present.get(document);
    const text = textOf(value);
    if (textOf(chain.state) === text) continue;
    const isOurs = revisions.get(document) === chain.revision || chain.earlier.has(text);
    if (!isOurs) overtaken.push(document);
    if (chain.state && !readDocument(document, chain.state).ok) lost.push(document);
    else changed.set(document, chain.state);
  }
  return {
    project: withDocuments(stored, changed),
    recovered: [...changed.keys()],
    sequence: entries.at(-1)?.sequence ?? 0,
    lost,
    overtaken,
    bases: new Map([...chains].map(([document, { revision }]) => [document, revision])),
  };
}

function foldEntries(entries: readonly JournalEntry[]): Map<DocumentPath, Chain> {
  const chains = new Map<DocumentPath, Chain>();
  const parts = entries.flatMap((entry) => entry.parts.map((part) => ({ sequence: entry.sequence, part })));
  for (const { sequence, part } of parts) {
    const chain = chains.get(part.document);
    if ('state' in part) {
      const earlier = chain?.earlier ?? new Set<string>();
      if (chain) earlier.add(textOf(chain.state));
      const state = part.state ?? undefined;
      chains.set(part.document, { sequence, state, revision: part.revision, earlier, isBroken: false });
    } else if (chain && !chain.isBroken) {
      chain.sequence = sequence;
      const patched = applyPatch(chain.state, part.steps);
      // The steps after a step that does not fit build on it, so this document keeps its previous state.
      if (patched && isDocument(patched.value)) chain.state = patched.value;
      else chain.isBroken = true;
    }
  }
  return chains;
}

function isDocument(value: unknown): value is ProjectDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: ProjectDocument | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}
