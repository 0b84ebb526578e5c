import { type Behavior, behaviorTitle, type Condition, type Path, type Project, valueAt } from '@playhouse/core';
import { type Cause, causeSentence, faultTextOf, projectWords } from '@playhouse/runtime';
import { listed } from '../../i18n/counted.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { conditionName } from './nowRows.ts';

/** Why the behavior or condition at a path did what it did, in the language of the editor. */
export function whySentence(cause: Cause, project: Project, path: Path): string {
  const words = projectWords(project, path);
  return causeSentence(cause, {
    ...words,
    behavior: (at) => nameAt(project, at),
    condition: (at) => nameAt(project, at),
    scene: (id) => said(words.scene(id)),
    fault: (code, detail) => t(faultTextOf(code), { detail: said(detail) }),
    say: t,
    list: (items) => listed(items.map((name) => t('“{name}”', { name }))),
  });
}

/** The behavior or condition at a path in words. */
export function nameAt(project: Project, path: Path): string {
  const found = valueAt(project, path);
  if (path.at(-2) !== 'conditions') return found ? behaviorTitle(found as Behavior) : t('a behavior');
  return found ? conditionName(project, found as Condition, path) : t('a condition');
}
