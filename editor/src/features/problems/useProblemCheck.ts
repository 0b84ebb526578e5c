import type { ProjectSession } from '@playhouse/core';
import { type Remote, wrap } from 'comlink';
import { useEffect } from 'react';
import { currentCatalogue, currentLanguage } from '../../i18n/t.ts';
import type { CheckService } from '../../workers/checkService.ts';
import { watchWorker } from '../../workers/watchWorker.ts';
import type { Checker } from './checkQueue.ts';
import { keepChecked } from './keepChecked.ts';

type Speaker = Pick<typeof import('../../i18n/translateCatalogue.ts'), 'speakIn'>;

/**
 * Checks the project in a worker when it opens and a second after each change, while the page is open. Nothing is a
 * problem before everything of the project is here.
 */
export function useProblemCheck(session: ProjectSession, isWhole: boolean): void {
  useEffect(() => (isWhole ? keepChecked(session, startWorker) : undefined), [session, isWhole]);
}

function startWorker(): Checker {
  const worker = new Worker(new URL('../../workers/check.worker.ts', import.meta.url), { type: 'module' });
  const service: Remote<CheckService & Speaker> = wrap(worker);
  const { failed, fail, end } = watchWorker(worker);
  const { code } = currentLanguage();
  // Messages are handled in the order in which they were sent.
  if (code !== 'en') service.speakIn(code, currentCatalogue()).catch(fail);
  return { service, failed, close: end };
}
