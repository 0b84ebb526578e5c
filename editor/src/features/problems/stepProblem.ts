import { orderedScenes, type Project } from '@playhouse/core';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { keyOfIssue } from '../../workers/problemFix.ts';
import { problemAddress } from './problemLocation.ts';
import { useProblems } from './problemStore.ts';

/** Goes to the next or previous problem that has a place, and says which one it is; starts over at the end. */
export function stepProblem(project: Project, direction: 1 | -1, onGo: (address: string) => void): void {
  const { report, visited, visit } = useProblems.getState();
  const firstScene = orderedScenes(project)[0]?.id;
  const stops = (report?.problems ?? []).flatMap((problem) => {
    const address = problemAddress(problem, firstScene);
    return address === undefined ? [] : [{ key: keyOfIssue(problem.issue), address, message: problem.issue.message }];
  });
  if (stops.length === 0) return void showToast(t('No problems'));
  const last = stops.findIndex(({ key }) => key === visited);
  const start = last < 0 && direction < 0 ? 0 : last;
  const at = (start + direction + stops.length) % stops.length;
  const next = stops[at];
  if (!next) return;
  visit(next.key);
  onGo(next.address);
  showToast(t('{at} of {count}: {message}', { at: at + 1, count: stops.length, message: said(next.message) }));
}
