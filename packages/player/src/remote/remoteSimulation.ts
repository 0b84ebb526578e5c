import type { Project } from '@playhouse/core';
import { createSyncedView, type GamePorts, type GameView, type InputEvent } from '@playhouse/runtime';
import type { FrameReach } from '../api/player.ts';
import type { Recording } from '../replay/recording.ts';
import type { GameStart, SimulationClient, SimulationOptions } from '../simulation/simulationClient.ts';
import { changedDocuments } from './changedProject.ts';
import { SimulationConnection, type SimulationEnd, type SimulationWorker } from './connection.ts';
import { performCalls } from './gameCalls.ts';
import type { AnswerMessage, GameStatus, RequestName, Requests } from './protocol.ts';
import type { WatchdogClock } from './watchdog.ts';

/** How a simulation in a worker is reached. */
export interface RemoteOptions {
  readonly worker: SimulationWorker;
  /** Called once, when it ends unexpectedly. */
  readonly onEnd: (end: SimulationEnd) => void;
  /** The watchdog's time source; the page's clock when absent. */
  readonly clock?: WatchdogClock;
}

/** Maximum number of steps in one request. */
const mostSteps = 10;

/** A game in a worker: its view is synced, and its calls are performed here before the answer is delivered. */
export class RemoteSimulation implements SimulationClient {
  readonly #options: SimulationOptions;
  readonly #connection: SimulationConnection;
  readonly #syncedView = createSyncedView();
  #ports: GamePorts | undefined;
  #project: Project | undefined;
  /** Listeners for the further steps of a request in progress. */
  #before: (frame: number) => void = () => undefined;
  #status: GameStatus = { frame: 0, first: 0, last: 0, isRecording: false };

  constructor(options: SimulationOptions, { worker, onEnd, clock }: RemoteOptions) {
    this.#options = options;
    this.#connection = new SimulationConnection(worker, (message, name) => this.#take(message, name), onEnd, clock);
  }

  get view(): GameView {
    return this.#syncedView;
  }

  get frame(): number {
    return this.#status.frame;
  }

  get reach(): FrameReach {
    return this.#status;
  }

  get isRecording(): boolean {
    return this.#status.isRecording;
  }

  async begin({ project, ...start }: GameStart): Promise<void> {
    const { keepsHistory } = this.#options;
    const ports = this.#options.ports();
    this.#ports = ports;
    const isKnown = project === this.#project;
    this.#project = project;
    await this.change('begin', {
      ...start,
      keepsHistory,
      facts: ports.facts,
      answersCalls: ports.platform.answersCalls ?? false,
      ...(!isKnown && { project }),
    });
  }

  advance(input: readonly InputEvent[], most: number, before: (frame: number) => void): Promise<number> {
    this.#before = before;
    return this.change('advance', { input, most });
  }

  stepAgain(): Promise<boolean> {
    return this.change('stepAgain', {});
  }

  cut(): void {
    this.ask('cut', {}).catch(() => undefined);
  }

  goTo(frame: number): Promise<string | undefined> {
    return this.change('goTo', { frame });
  }

  reload(project: Project): Promise<'kept' | 'gone'> {
    const before = this.#project ?? project;
    this.#project = project;
    this.#ports = this.#options.ports();
    return this.change('reload', { documents: changedDocuments(before, project) });
  }

  stopRecording(): Promise<Recording | undefined> {
    return this.ask('stopRecording', {});
  }

  /** Sends a request that does not change the picture. */
  ask<Name extends RequestName>(name: Name, request: Requests[Name]) {
    return this.#connection.ask(name, request);
  }

  /** Sends a request that changes the picture; resolves when the view has the change. */
  change<Name extends RequestName>(name: Name, request: Requests[Name]) {
    return this.#connection.ask(name, request, this.#syncedView.takeSpares());
  }

  reportEvents(): void {}

  destroy(): void {
    this.#connection.close();
  }

  #take({ status, view, calls }: AnswerMessage, name: RequestName): boolean {
    // The first step was announced with the request.
    const first = this.#status.frame + 2;
    const last = name === 'advance' && status ? Math.min(status.frame, first + mostSteps) : 0;
    for (let frame = first; frame <= last; frame++) this.#before(frame);
    if (status) this.#status = status;
    if (view && !this.#syncedView.take(view)) return false;
    const ports = this.#ports;
    return (
      calls.length === 0 ||
      (ports !== undefined && performCalls({ ports, gameEvents: this.#options.gameEvents }, calls))
    );
  }
}
