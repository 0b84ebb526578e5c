import type { DocumentFault } from '@playhouse/core';
import assignments from '../../../../../schemas/library/assignment-preferences.json' with { type: 'json' };
import preferences from '../../../../../schemas/library/ui-preferences.json' with { type: 'json' };
import { checkShape } from '../../shapes/checkShape.ts';
import type { StoredDocument } from '../../stores/databaseStore.ts';

/** The documents of a user that clients write, with their schemas. Nothing else is stored in them. */
const schemas = new Map<unknown, object>([
  ['assignment_prefs', { ...assignments, $id: 'gateway/assignment_prefs', additionalProperties: false }],
  ['preferences', { ...preferences, $id: 'gateway/preferences', additionalProperties: false }],
]);

export function isPreferences(id: unknown): boolean {
  return schemas.has(id);
}

/** Whether a document of a user has only what its schema says. */
export function checkPreferences({ _id, ...rest }: StoredDocument): DocumentFault | undefined {
  const schema = schemas.get(_id);
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('_')));
  const wrong = schema && checkShape(schema, own);
  if (wrong === undefined || rest._deleted === true) return undefined;
  return { code: 'document.shape', reason: `The preferences cannot be stored: ${wrong}` };
}
