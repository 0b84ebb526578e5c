import { orderedScenes, type Project } from '@playhouse/core';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import type { Problem } from '../../workers/checkService.ts';
import { keyOfIssue } from '../../workers/problemFix.ts';
import { nextStop } from './nextStop.ts';
import { problemAddress } from './problemLocation.ts';
import { useProblems } from './problemStore.ts';

/** Goes to the next or previous problem that has a place, and says which one it is; starts over at the end. */
export function stepProblem(project: Project, direction: 1 | -1, onGo: (address: string) => void): void {
  const { report, visited, visit } = useProblems.getState();
  const firstScene = orderedScenes(project)[0]?.id;
  const stops = (report?.problems ?? []).flatMap((problem) => {
    const address = problemAddress(problem, firstScene);
    return address === undefined ? [] : [{ key: keyOfStop(problem), address, message: problem.issue.message }];
  });
  const keys = stops.map(({ key }) => key);
  const at = nextStop(keys, visited, direction);
  const next = stops[at];
  if (!next) return void showToast(t('No problems'));
  visit(keys.slice(0, at + 1));
  onGo(next.address);
  showToast(t('{at} of {count}: {message}', { at: at + 1, count: keys.length, message: said(next.message) }));
}

/** Where the index of a removed behavior or actor is that of the next one now, the id tells them apart. */
function keyOfStop({ issue, instance, behavior }: Problem): string {
  return [keyOfIssue(issue), instance?.id, behavior?.id].join(' ');
}
