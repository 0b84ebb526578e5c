import type { IdSource } from '../model/ids.ts';
import { isId } from './documentIds.ts';
import { describeAttribute, type Source } from './source.ts';

/** A document of a legacy project with its id after the import. */
export interface Claim {
  readonly id: string;
  readonly source: Source;
}

/** The ids of all documents of a kind, and the ids that references must no longer use. */
export interface Claims {
  readonly documents: readonly Claim[];
  readonly replaced: ReadonlyMap<string, string>;
}

/**
 * Assigns every prototype or scene the id inside its file. Of two with the same id, the one at that id's position in
 * the game's list keeps it; the other, and one without a usable id, get the id at their position, or a new one, which
 * is a loss. docs/runtime-rules.md#legacy-folder and docs/runtime-rules.md#damaged-projects.
 */
export function claimDocuments(sources: readonly Source[], listed: readonly string[], nextId: IdSource): Claims {
  const owners = new Map<string, Source>();
  for (const source of sources) {
    const written = source.root.attributes.get('id');
    if (isId(written) && listed[numberOf(source) - 1] === written) owners.set(written, source);
  }
  for (const source of sources) {
    const written = source.root.attributes.get('id');
    if (isId(written) && !owners.has(written)) owners.set(written, source);
  }
  const replaced = new Map<string, string>();
  const documents = sources.map((source) => {
    const written = source.take(source.root, 'id');
    if (isId(written) && owners.get(written) === source) return { id: written, source };
    const id = listedId(source, listed, owners) ?? nextId();
    if (written && !isId(written) && !replaced.has(written)) replaced.set(written, id);
    const why = isId(written)
      ? `Another file has the same id. This one was changed to ${id}.`
      : `It is not a valid id. It was changed to ${id}.`;
    source.lose(source.root, describeAttribute('id', written ?? ''), why, 'id');
    return { id, source };
  });
  return { documents, replaced };
}

/** Assigns every table the id in its file name. docs/runtime-rules.md#legacy-tables. */
export function claimTables(sources: readonly Source[], nextId: IdSource): Claims {
  const replaced = new Map<string, string>();
  const documents = sources.map((source) => {
    const written = source.file.replace(/^tables\/|\.xml$/g, '');
    if (isId(written)) return { id: written, source };
    const id = nextId();
    replaced.set(written, id);
    source.lose(source.root, JSON.stringify(source.file), `The name is not a valid id. The table’s id is now ${id}.`);
    return { id, source };
  });
  return { documents, replaced };
}

/** The id at the file's position in the game's list, if no file has it. */
function listedId(source: Source, listed: readonly string[], owners: Map<string, Source>): string | undefined {
  const id = listed[numberOf(source) - 1];
  if (!isId(id) || owners.has(id)) return undefined;
  owners.set(id, source);
  return id;
}

function numberOf(source: Source): number {
  return Number(/(\d+)\.xml$/.exec(source.file)?.[1] ?? 0);
}
