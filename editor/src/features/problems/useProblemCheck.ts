import { changedDocuments, type ProjectSession } from '@playhouse/core';
import { type Remote, wrap } from 'comlink';
import { useEffect } from 'react';
import { currentCatalogue, currentLanguage } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import type { CheckService, ProblemReport } from '../../workers/checkService.ts';
import { keyOfPlace, type ProblemPlace } from '../../workers/problemPlace.ts';
import { type ProblemState, useProblems } from './problemStore.ts';

type Speaker = Pick<typeof import('../../i18n/translateCatalogue.ts'), 'speakIn'>;

/** Delay between a change of the project and its check. docs/product-rules.md#limits. */
const checkDelay = 1000;

/**
 * Checks the project in a worker when it opens and a second after each change, while the page is open. Nothing is a
 * problem before everything of the project is here.
 */
export function useProblemCheck(session: ProjectSession, isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    const worker = new Worker(new URL('../../workers/check.worker.ts', import.meta.url), { type: 'module' });
    const service: Remote<CheckService & Speaker> = wrap(worker);
    const { code } = currentLanguage();
    const take = useProblems.getState().take;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = session.getState().project;
    const ask = async (call: () => Promise<ProblemReport | undefined>) => {
      const report = await call();
      if (isOpen && report) take(report);
    };
    const read = () => ask(() => service.readScripts());
    // Messages are handled in the order in which they were sent.
    if (code !== 'en') void service.speakIn(code, currentCatalogue());
    let queue = ask(() => service.watch(useProblems.getState().watched))
      .then(() => ask(() => service.list(placesOf(useProblems.getState().lists))))
      .then(() => ask(() => service.warnAboutAttributes(usePreferences.getState().attributeWarnings)))
      .then(() => ask(() => service.open(seen)))
      .then(read);
    const check = () => {
      const { project } = session.getState();
      const changed = changedDocuments(seen, project);
      seen = project;
      if (changed.size === 0) return;
      queue = queue.then(() => ask(() => service.change(changed))).then(read);
    };
    const findFixes = async () => {
      const { report, lists, takeFixes } = useProblems.getState();
      if (lists.length === 0 || !report || report.problems.length === 0) return;
      const fixes = await service.fixes();
      if (isOpen && report === useProblems.getState().report) takeFixes(fixes);
    };
    const stopWatching = useProblems.subscribe(({ watched, report, lists }, before) => {
      if (watched !== before.watched) queue = queue.then(() => ask(() => service.watch(watched)));
      if (lists !== before.lists && keysOf(lists) !== keysOf(before.lists))
        queue = queue.then(() => ask(() => service.list(placesOf(lists))));
      const isFirst = lists.length > 0 && before.lists.length === 0;
      if (report !== before.report || isFirst) queue = queue.then(findFixes);
    });
    const stopPreferring = usePreferences.subscribe(({ attributeWarnings }, before) => {
      if (attributeWarnings === before.attributeWarnings) return;
      queue = queue.then(() => ask(() => service.warnAboutAttributes(attributeWarnings)));
    });
    const stop = session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(check, checkDelay);
    });
    return () => {
      isOpen = false;
      stop();
      stopWatching();
      stopPreferring();
      clearTimeout(timer);
      worker.terminate();
      take(undefined);
    };
  }, [session, isWhole]);
}

function placesOf(lists: ProblemState['lists']): readonly ProblemPlace[] {
  return lists.flatMap(({ place }) => place ?? []);
}

function keysOf(lists: ProblemState['lists']): string {
  return placesOf(lists).map(keyOfPlace).join();
}
