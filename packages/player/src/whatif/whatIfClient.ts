import type { Project } from '@playhouse/core';
import { changedDocuments } from '../remote/changedProject.ts';
import type { SimulationWorker } from '../remote/connection.ts';
import { receive } from '../remote/receive.ts';
import { createWatchdog, type WatchdogClock } from '../remote/watchdog.ts';
import { type AskedChange, parseAnswer, type WhatIfAnswer, type WhatIfOrder } from './messages.ts';
import type { WhatIfBase } from './whatIf.ts';

export interface WhatIfClientOptions {
  /** Starts a worker that serves such questions; called with the first one, and again after the worker has ended. */
  readonly startWorker: () => SimulationWorker;
  /** Hears of each answer, except those that a newer question or base has overtaken. */
  readonly onAnswer: (answer: WhatIfAnswer) => void;
  /** Called when the worker had to be ended; the next question starts another one. */
  readonly onEnd: (message: string) => void;
  /** Where the watchdog's time comes from; the page when absent. */
  readonly clock?: WatchdogClock;
}

/** Asks a worker how a game goes on, as often as somebody moves a number. */
export interface WhatIfClient {
  /** Of questions that come faster than answers only the newest counts. Returns the question's number. */
  ask(base: WhatIfBase, change: AskedChange): number;
  /** Answers that are on their way are not heard any more. */
  forget(): void;
  close(): void;
}

/** How long a base or an answer may take, in ms. */
const answerLimit = 8000;

/** A client whose worker is not there yet. */
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
