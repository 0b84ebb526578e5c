import { changedDocuments, type ProjectSession } from '@playhouse/core';
import { type Remote, wrap } from 'comlink';
import { useEffect } from 'react';
import type { CheckService } from '../../workers/checkService.ts';
import { useProblems } from './problemStore.ts';

/** Delay between a change of the project and its check. docs/product-rules.md#limits. */
const checkDelay = 1000;

/** Checks the project in a worker when it opens and a second after each change, while the page is open. */
export function useProblemCheck(session: ProjectSession): void {
  useEffect(() => {
    const worker = new Worker(new URL('../../workers/check.worker.ts', import.meta.url), { type: 'module' });
    const service: Remote<CheckService> = wrap(worker);
    const take = useProblems.getState().take;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = session.getState().project;
    let queue = service.open(seen).then((report) => (isOpen ? take(report) : undefined));
    const check = () => {
      const { project } = session.getState();
      const changed = changedDocuments(seen, project);
      seen = project;
      if (changed.size === 0) return;
      queue = queue.then(async () => {
        const report = await service.change(changed);
        if (isOpen) take(report);
      });
    };
    const stop = session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(check, checkDelay);
    });
    return () => {
      isOpen = false;
      stop();
      clearTimeout(timer);
      worker.terminate();
      take(undefined);
    };
  }, [session]);
}
