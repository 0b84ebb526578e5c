import { canonicalText, type DocumentPath } from '@playhouse/core';
import { sha256 } from '../merge/sha256.ts';
import type { RecordBody } from '../store/database.ts';

/** Equal for documents that say the same, however they are written. */
export function digestDocument(document: DocumentPath, body: RecordBody): string {
  return `sha256-${sha256(canonicalText(document, body))}`;
}
