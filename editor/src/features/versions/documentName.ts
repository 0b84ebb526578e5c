import { type DocumentPath, documentPathToPath, locationOf, type Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** What people call a document of a project. */
export function documentName(project: Project, document: DocumentPath): string {
  const path = documentPathToPath(document);
  if (!path) return document;
  if (path[0] === 'object') return t('Game');
  if (path[0] === 'assets') return t('Assets');
  return locationOf(project, [...path]).owner.name || document;
}
