import type { Remote } from 'comlink';
import type { CheckService, ProblemReport } from '../../workers/checkService.ts';
import { untilAborted } from '../../workers/untilAborted.ts';
import { useProblems } from './problemStore.ts';

/** A service that checks one project, in a worker. */
export interface Checker {
  readonly service: Remote<CheckService>;
  /** Aborts when the worker fails, after which it answers nothing. */
  readonly failed: AbortSignal;
  close(): void;
}

/** What is asked of a checker; a report is shown. */
type Ask = (service: Checker['service']) => Promise<ProblemReport | undefined>;

/** Asks a checker one thing after the other, until it fails. */
export interface CheckQueue {
  /** Begins with a new checker. */
  start(): void;
  /** False before the start, and after the checker failed. */
  isRunning(): boolean;
  ask(call: Ask): void;
  stop(): void;
}

export function createCheckQueue(startChecker: () => Checker): CheckQueue {
  const { take, fail } = useProblems.getState();
  let checker: Checker | undefined;
  let last = Promise.resolve();
  const stop = () => {
    checker?.close();
    checker = undefined;
  };
  const giveUp = (failing: Checker, reason: unknown) => {
    if (checker !== failing) return;
    console.warn('The project could not be checked.', reason);
    stop();
    fail();
  };
  return {
    start() {
      const started = startChecker();
      checker = started;
      started.failed.addEventListener('abort', () => giveUp(started, started.failed.reason));
    },
    isRunning: () => checker !== undefined,
    ask(call) {
      const asked = checker;
      if (!asked) return;
      last = last.then(async () => {
        if (checker !== asked) return;
        try {
          const report = await untilAborted(call(asked.service), asked.failed);
          if (checker === asked && report) take(report);
        } catch (reason) {
          giveUp(asked, reason);
        }
      });
    },
    stop,
  };
}
