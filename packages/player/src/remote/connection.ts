import * as v from 'valibot';
import { answerSchemas, parseMessage } from './answerSchemas.ts';
import { firstFault } from './messageSchemas.ts';
import type { AnswerMessage, Answers, RequestName, Requests, RunningScript } from './protocol.ts';
import { type ReceivingPort, receive } from './receive.ts';
import { createWatchdog, type WatchdogClock } from './watchdog.ts';

/** The part of a worker that the window uses. */
export interface SimulationWorker {
  readonly port: ReceivingPort & Pick<MessagePort, 'postMessage'>;
  /** Terminates it immediately, whatever it is doing. */
  terminate(): void;
  /** Called when the worker cannot be started, or fails. */
  onFailure?: ((message: string) => void) | undefined;
}

/** Why a simulation ended unexpectedly. */
export interface SimulationEnd {
  /** It timed out, it failed, or it sent an invalid message. */
  readonly reason: 'silent' | 'failed' | 'refused';
  readonly message: string;
  /** The script that was running, if known. */
  readonly script: RunningScript | undefined;
}

/** The answer to requests after the simulation has ended. */
export class SimulationOver extends Error {}

function over(): SimulationOver {
  return new SimulationOver('The game is over.');
}

/** Timeout of each request, in ms. Requests not listed here have that of a step. docs/reliability.md#t21. */
const stepLimit = 2000;
const limits: { readonly [Name in RequestName]?: number } = {
  begin: 30_000,
  reload: 30_000,
  goTo: 10_000,
  stepInto: 10_000,
  why: 10_000,
  whoSet: 10_000,
  eventsOf: 10_000,
};

interface Pending {
  readonly name: RequestName;
  readonly limit: number;
  take(message: AnswerMessage): boolean;
  refuse(reason: Error): void;
}

/** Sends requests to a worker, delivers its answers in order, and terminates it when it stops responding. */
export class SimulationConnection {
  readonly #worker: SimulationWorker;
  readonly #onEnd: (end: SimulationEnd) => void;
  readonly #take: (message: AnswerMessage, name: RequestName) => boolean;
  readonly #watchdog;
  /** By number, in request order. */
  readonly #pending = new Map<number, Pending>();
  #script: RunningScript | undefined;
  #last = 0;
  #isOver = false;

  /** `take` receives the payload of an answer; it returns false when the payload is invalid. */
  constructor(
    worker: SimulationWorker,
    take: (message: AnswerMessage, name: RequestName) => boolean,
    onEnd: (end: SimulationEnd) => void,
    clock?: WatchdogClock,
  ) {
    this.#worker = worker;
    this.#take = take;
    this.#onEnd = onEnd;
    this.#watchdog = createWatchdog(() => this.#end('silent', 'The game stopped responding.'), clock);
    worker.onFailure = (message) => this.#end('failed', message);
    receive(worker.port, parseMessage, (message) => this.#hear(message), this.#refuse);
  }

  ask<Name extends RequestName>(
    name: Name,
    request: Requests[Name],
    spares: readonly ArrayBuffer[] = [],
  ): Promise<Answers[Name]> {
    if (this.#isOver) return Promise.reject(over());
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      const take = ({ answer, error }: AnswerMessage) => {
        if (error !== undefined) {
          reject(new Error(error));
          return true;
        }
        const taken = v.safeParse(answerSchemas[name], answer, firstFault);
        if (taken.success) resolve(taken.output);
        else reject(over());
        return taken.success;
      };
      this.#pending.set(id, { name, limit: limits[name] ?? stepLimit, take, refuse: reject });
      if (this.#pending.size === 1) this.#expectNext();
      this.#worker.port.postMessage({ id, name, request, spares }, [...spares]);
    });
  }

  /** Terminates the worker without a report. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#watchdog.end();
    this.#worker.port.close();
    this.#worker.terminate();
    for (const { refuse } of this.#pending.values()) refuse(over());
    this.#pending.clear();
  }

  readonly #refuse = (): void => this.#end('refused', 'The game sent an invalid message.');

  #hear(message: AnswerMessage | { readonly script: RunningScript | undefined }): void {
    if (this.#isOver) return;
    if (!('id' in message)) {
      this.#script = message.script;
      return;
    }
    const pending = this.#pending.get(message.id);
    // Requests are answered in order.
    const isNext = this.#pending.keys().next().value === message.id;
    if (!pending || !isNext || !this.#take(message, pending.name)) {
      this.#refuse();
      return;
    }
    this.#pending.delete(message.id);
    this.#script = undefined;
    this.#expectNext();
    if (!pending.take(message)) this.#refuse();
  }

  #expectNext(): void {
    const [next] = this.#pending.values();
    this.#watchdog.expect(next?.limit);
  }

  #end(reason: SimulationEnd['reason'], message: string): void {
    if (this.#isOver) return;
    this.close();
    this.#onEnd({ reason, message, script: this.#script });
  }
}
