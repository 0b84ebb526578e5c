import type { Issue } from '../validate/issue.ts';
import { newestFormat } from './migrateDocuments.ts';

/** The finding of a project of a newer format, which is for looking only; undefined for all others. Reliability D13. */
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
    message: `This project was written by a newer version of Playhouse (format ${version}). It can be looked at and played, but not changed. Update Playhouse to change it.`,
  };
}
