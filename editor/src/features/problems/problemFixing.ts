import { opsBetween, type ProjectSession } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { Problem } from '../../workers/checkService.ts';
import { type ProblemFix, withRepairs } from '../../workers/problemFixes.ts';

/** What one press mends a problem with. */
export interface OfferedFix {
  /** On the button: "Remove it". */
  readonly deed: string;
  run(session: ProjectSession): void;
}

/** The fix of a problem, which may be a repair that was found for it; undefined when only a person knows what is right. */
export function fixOf(problem: Problem, fix: ProblemFix | undefined): OfferedFix | undefined {
  const { issue, instance, owner } = problem;
  if (instance && issue.code === 'reference.missing' && issue.path.at(-1) === 'prototype' && issue.path.length === 7) {
    const data = { scene: owner.id, ids: [instance.id] };
    return { deed: t('Remove it'), run: (session) => void session.dispatch({ kind: 'instance.remove', data }) };
  }
  if (!fix) return undefined;
  return {
    deed: deedOf(fix),
    run(session) {
      const { project } = session.getState();
      const data = opsBetween(project, withRepairs(project, fix.changes));
      const label = { what: t('Fixed a problem'), where: owner.name };
      if (data.length > 0) session.dispatch({ kind: 'ops.apply', data }, { label });
    },
  };
}

function deedOf({ changes }: ProblemFix): string {
  if (changes.every(({ to }) => to === undefined)) return t('Remove it');
  return changes.every(({ from }) => from === undefined) ? t('Fill it in') : t('Correct it');
}
