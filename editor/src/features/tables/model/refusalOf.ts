import { applyEdit, type Edit, type Project } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';

/** Why edits, made one after another, would be refused; undefined when they would not. Makes none of them. */
export function refusalOf(project: Project, edits: readonly Edit[]): string | undefined {
  let now = project;
  for (const edit of edits) {
    const done = applyEdit(now, edit);
    if (!done.ok) return done.issues[0]?.message ?? t('This cannot be changed.');
    now = done.value.project;
  }
  return undefined;
}
