import type { Project } from '@playhouse/core';
import { changedDocuments } from '../remote/changedProject.ts';
import type { SimulationWorker } from '../remote/connection.ts';
import { receive } from '../remote/receive.ts';
import { createWatchdog, type WatchdogClock } from '../remote/watchdog.ts';
import { type AskedChange, parseAnswer, type WhatIfAnswer, type WhatIfOrder } from './messages.ts';
import type { WhatIfBase } from './whatIf.ts';

export interface WhatIfClientOptions {
  /** Starts the worker; called for the first question, and again after the worker was terminated. */
  readonly startWorker: () => SimulationWorker;
  /** Called for each answer that was not superseded by a newer question or base. */
  readonly onAnswer: (answer: WhatIfAnswer) => void;
  /** Called when the worker had to be terminated; the next question starts another one. */
  readonly onEnd: (message: string) => void;
  /** The watchdog's time source; the page's clock when absent. */
  readonly clock?: WatchdogClock;
}

/** Asks a worker how a game continues, each time somebody changes a number. */
export interface WhatIfClient {
  /** When questions come faster than answers, only the newest counts. Returns the question's number. */
  ask(base: WhatIfBase, change: AskedChange): number;
  /** Drops answers that are still on their way. */
  forget(): void;
  close(): void;
}

/** Timeout of a base or an answer, in ms. */
const answerLimit = 8000;

/** A client whose worker has not been started yet. */
export function createWhatIfClient(options: WhatIfClientOptions): WhatIfClient {
  const { startWorker, onAnswer, onEnd, clock } = options;
  let worker: SimulationWorker | undefined;
  let known: { readonly project: Project; readonly moment: WhatIfBase['moment'] } | undefined;
  let last = 0;
  let oldestWanted = 0;
  const watchdog = createWatchdog(() => end('The question took too long.'), clock);

  const close = () => {
    watchdog.end();
    worker?.port.close();
    worker?.terminate();
    worker = undefined;
    known = undefined;
  };
  const end = (message: string) => {
    close();
    onEnd(message);
  };
  const start = (): SimulationWorker => {
    const started = startWorker();
    started.onFailure = end;
    receive(started.port, parseAnswer, hear, () => end('The game sent an invalid message.'));
    worker = started;
    return started;
  };
  const hear = (answer: WhatIfAnswer) => {
    watchdog.expect(answer.id === last ? undefined : answerLimit);
    if (answer.id === 0 && answer.error !== undefined) end(answer.error);
    else if (answer.id >= oldestWanted) onAnswer(answer);
  };
  return {
    ask(base, change) {
      const { port } = worker ?? start();
      const send = (order: WhatIfOrder) => port.postMessage(order, []);
      if (known?.project !== base.project || known.moment !== base.moment) {
        oldestWanted = last + 1;
        send(baseOrder(base, known?.project));
        known = base;
      }
      send({ type: 'ask', id: ++last, ...change });
      watchdog.expect(answerLimit);
      return last;
    },
    forget() {
      oldestWanted = last + 1;
    },
    close,
  };
}

function baseOrder({ project, ...base }: WhatIfBase, known: Project | undefined): WhatIfOrder {
  if (!known) return { type: 'base', base, project, documents: [] };
  return { type: 'base', base, documents: changedDocuments(known, project) };
}
