import { changedDocuments, type ProjectSession } from '@playhouse/core';
import { usePreferences } from '../../ui-state/preferences.ts';
import { keyOfPlace, type ProblemPlace } from '../../workers/problemPlace.ts';
import { type Checker, type CheckQueue, createCheckQueue } from './checkQueue.ts';
import { type ProblemState, useProblems } from './problemStore.ts';

/** Delay between a change of the project and its check. docs/product-rules.md#limits. */
const checkDelay = 1000;

/**
 * Checks a project now and a second after each change, until the returned function is called. Once a checker has failed,
 * another one checks the whole project after the next change.
 */
export function keepChecked(session: ProjectSession, startChecker: () => Checker): () => void {
  const queue = createCheckQueue(startChecker);
  let seen = session.getState().project;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    const { project } = session.getState();
    const { watched, lists } = useProblems.getState();
    seen = project;
    queue.start();
    queue.ask((service) => service.watch(watched));
    queue.ask((service) => service.list(placesOf(lists)));
    queue.ask((service) => service.warnAboutAttributes(usePreferences.getState().attributeWarnings));
    queue.ask((service) => service.open(project));
    queue.ask((service) => service.readScripts());
  };
  const check = () => {
    if (!queue.isRunning()) return begin();
    const { project } = session.getState();
    const changed = changedDocuments(seen, project);
    seen = project;
    if (changed.size === 0) return;
    queue.ask((service) => service.change(changed));
    queue.ask((service) => service.readScripts());
  };
  const stops = [
    useProblems.subscribe((state, before) => follow(queue, state, before)),
    usePreferences.subscribe(({ attributeWarnings }, before) => {
      if (attributeWarnings === before.attributeWarnings) return;
      queue.ask((service) => service.warnAboutAttributes(attributeWarnings));
    }),
    session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(check, checkDelay);
    }),
  ];
  begin();
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    queue.stop();
    useProblems.getState().take(undefined);
  };
}

/** Asks for what the page shows now, and no longer for what it showed before. */
function follow(queue: CheckQueue, { watched, report, lists }: ProblemState, before: ProblemState): void {
  if (watched !== before.watched) queue.ask((service) => service.watch(watched));
  if (keysOf(lists) !== keysOf(before.lists)) queue.ask((service) => service.list(placesOf(lists)));
  const isFirst = lists.length > 0 && before.lists.length === 0;
  if (report !== before.report || isFirst) findFixes(queue);
}

/** Looks for fixes while a list offers them. Without any, the problems are still right. */
function findFixes(queue: CheckQueue): void {
  queue.ask(async (service) => {
    const { report, lists, takeFixes } = useProblems.getState();
    if (lists.length === 0 || !report || report.problems.length === 0) return undefined;
    const fixes = await service.fixes().catch((reason: unknown) => {
      console.warn('Fixes could not be found.', reason);
      return [];
    });
    if (report === useProblems.getState().report) takeFixes(fixes);
    return undefined;
  });
}

function placesOf(lists: ProblemState['lists']): readonly ProblemPlace[] {
  return lists.flatMap(({ place }) => place ?? []);
}

function keysOf(lists: ProblemState['lists']): string {
  return placesOf(lists).map(keyOfPlace).join();
}
