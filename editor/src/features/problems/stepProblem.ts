import type { Project } from '@playhouse/core';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import type { Problem } from '../../workers/checkService.ts';
import { keyOfIssue } from '../../workers/problemFix.ts';
import { nextStop } from './nextStop.ts';
import { problemAddress } from './problemLocation.ts';
import { useProblems } from './problemStore.ts';

/** Goes to the next or previous problem and says which one it is; starts over at the end. */
export function stepProblem(project: Project, direction: 1 | -1, onGo: (address: string) => void): void {
  const { report, visited, visit } = useProblems.getState();
  const problems = report?.problems ?? [];
  const keys = problems.map(keyOfStop);
  const at = nextStop(keys, visited, direction);
  const next = problems[at];
  if (!next) return void showToast(t('No problems'));
  visit(keys.slice(0, at + 1));
  onGo(problemAddress(next, project));
  showToast(t('{at} of {count}: {message}', { at: at + 1, count: keys.length, message: said(next.issue.message) }));
}

/** Where the index of a removed behavior or actor is that of the next one now, the id tells them apart. */
function keyOfStop({ issue, instance, behavior }: Problem): string {
  return [keyOfIssue(issue), instance?.id, behavior?.id].join(' ');
}
