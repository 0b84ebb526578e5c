import { loaded } from '../../components/loaded.ts';
import { t } from '../../i18n/t.ts';
import type { OpenProject } from '../../session/SessionContext.ts';
import type { Problem } from '../../workers/checkService.ts';
import type { ProblemFix } from '../../workers/problemFix.ts';
import { importMissing, missingAsset } from './importMissing.ts';

/** What one press mends a problem with. */
export interface OfferedFix {
  /** On the button: "Remove it". */
  readonly deed: string;
  run(open: OpenProject): void;
}

/** The fix of a problem, which may be a repair that was found for it; undefined when only a person knows what is right. */
export function fixOf(problem: Problem, fix: ProblemFix | undefined): OfferedFix | undefined {
  const { issue, instance, owner } = problem;
  if (instance && issue.code === 'reference.missing' && issue.path.at(-1) === 'prototype' && issue.path.length === 7) {
    const data = { scene: owner.id, ids: [instance.id] };
    return { deed: t('Remove it'), run: ({ session }) => void session.dispatch({ kind: 'instance.remove', data }) };
  }
  if (fix) return { deed: deedOf(fix), run: ({ session }) => void applyFix(session, fix, owner.name) };
  const missing = missingAsset(problem);
  return missing && { deed: t('Import it'), run: (open) => void importMissing(missing, open) };
}

/** Loads what applies fixes. */
export const loadRepairs = () => import('../../workers/withRepairs.ts');

async function applyFix(session: OpenProject['session'], fix: ProblemFix, where: string): Promise<void> {
  const { opsOfRepairs } = await loaded(loadRepairs);
  const data = opsOfRepairs(session.getState().project, fix.changes);
  if (data.length > 0) session.dispatch({ kind: 'ops.apply', data }, { label: { what: t('Fixed a problem'), where } });
}

function deedOf({ changes }: ProblemFix): string {
  if (changes.every(({ to }) => to === undefined)) return t('Remove it');
  return changes.every(({ from }) => from === undefined) ? t('Fill it in') : t('Correct it');
}
