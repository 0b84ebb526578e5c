import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import { isJsonObject } from '../model/json.ts';
import type { Migration, StoredDocuments } from './migration.ts';
import { migrations } from './versions/index.ts';

/** Documents in the newest format, and their original format. */
export interface Migrated {
  readonly documents: StoredDocuments;
  readonly from: number;
  /** A note on what was done if the project was older; empty otherwise. */
  readonly notes: readonly Issue[];
}

/** The newest format that a list of migrations leads to. */
export function newestFormat(registry: readonly Migration[] = migrations): number {
  return registry.length + 1;
}

/** The format of stored documents. Documents without one have the first format; `object.json` determines it for all. */
export function formatOf(documents: StoredDocuments): number {
  const game = documents.get('object.json');
  const version = isJsonObject(game) ? game.formatVersion : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;
}

/**
 * Migrates documents from an older format to the newest one, step by step. Documents in the newest or a newer format
 * are returned unchanged. The given documents are never changed, so a failure loses nothing; it is a refusal that names
 * the step. docs/reliability.md#d13.
 */
export function migrateDocuments(
  given: StoredDocuments,
  registry: readonly Migration[] = migrations,
): Result<Migrated> {
  const from = formatOf(given);
  let documents = given;
  for (const [index, migration] of registry.entries()) {
    if (index + 1 < from) continue;
    try {
      documents = withFormat(migration.migrate(documents), index + 2);
    } catch (reason) {
      return refuse(failed(from, migration, reason));
    }
  }
  const notes = documents === given ? [] : [brought(from, newestFormat(registry))];
  return succeed({ documents, from, notes });
}

/**
 * The finding for a project in a newer format, which is read-only; undefined for all others. docs/reliability.md#d13.
 */
export function newerFormat(
  version: unknown,
  severity: Issue['severity'],
  newest: number = newestFormat(),
): Issue | undefined {
  if (typeof version !== 'number' || version <= newest) return undefined;
  return {
    code: 'project.version',
    severity,
    path: ['object', 'formatVersion'],
    params: { version },
    message: `This project was written by a newer version of Playhouse (format ${version}). You can view and play it, but not change it. Update Playhouse to change it.`,
  };
}

function withFormat(documents: StoredDocuments, version: number): StoredDocuments {
  const game = documents.get('object.json');
  if (!isJsonObject(game)) return documents;
  return new Map(documents).set('object.json', { ...game, formatVersion: version });
}

function brought(from: number, to: number): Issue {
  return {
    code: 'project.version',
    severity: 'nonBlocking',
    path: ['object', 'formatVersion'],
    params: { version: from, to },
    message: `This project was written by an older version of Playhouse (format ${from}). Saving converts it to format ${to}; older versions can then only view it.`,
  };
}

function failed(from: number, { name }: Migration, reason: unknown): Issue {
  const text = reason instanceof Error ? reason.message : String(reason);
  return {
    code: 'project.version',
    severity: 'blocking',
    path: ['object', 'formatVersion'],
    params: { version: from, migration: name, reason: text },
    message: `This project of format ${from} cannot be converted to the current format: ${name} failed (${text}). Nothing was changed.`,
  };
}
