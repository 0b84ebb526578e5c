import type { Project } from '@playhouse/core';
import { createLimitedStorage, createViewWriter, type InputEvent } from '@playhouse/runtime';
import { LocalSimulation } from '../simulation/localSimulation.ts';
import { withDocuments } from './changedProject.ts';
import { GameBreakpoints } from './gameBreakpoints.ts';
import { GameExplainer } from './gameExplainer.ts';
import { GameObserver } from './gameObserver.ts';
import { heapBytes } from './heapBytes.ts';
import type { AnswerMessage, Answers, GameCall, RequestMessage, Requests, RunningScript } from './protocol.ts';
import { createWorkerPorts, eventsOf, type KnownFacts } from './workerPorts.ts';

/** The part of a port that serving needs. */
export interface ServingPort {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Serves the window at the other end of the port: runs its game, one request after the other. */
export function serveSimulation(port: ServingPort): void {
  const server = new SimulationServer(port);
  let last: Promise<void> = Promise.resolve();
  port.onmessage = ({ data }) => {
    // Only the window that created this worker holds the other end.
    const message = data as RequestMessage;
    last = last.then(() => server.follow(message));
  };
}

/** Maximum reports of starting and ending scripts per step, to keep their cost low. */
const mostNotes = 40;

/** Time in ms after which the window gets an answer. */
const longestAdvance = 50;

type Served = {
  readonly [Name in keyof Requests]: (request: Requests[Name]) => Answers[Name] | Promise<Answers[Name]>;
};

class SimulationServer {
  readonly #port: ServingPort;
  readonly #writer = createViewWriter();
  readonly #storage = createLimitedStorage();
  readonly #observer = new GameObserver(() => this.#game.game);
  readonly #explainer = new GameExplainer(() => this.#game);
  readonly #breakpoints = new GameBreakpoints(() => this.#game);
  #known: KnownFacts | undefined;
  #project: Project | undefined;
  #simulation: LocalSimulation | undefined;
  #calls: GameCall[] = [];
  #notes = 0;
  /** True after a frame that hit a breakpoint: its reports come when it is replayed. */
  #isStopped = false;

  constructor(port: ServingPort) {
    this.#port = port;
  }

  async follow({ id, name, request, spares }: RequestMessage): Promise<void> {
    this.#notes = 0;
    if (!readOnlyRequests.has(name)) this.#isStopped = false;
    const serve: (request: never) => unknown = this.#served[name];
    let outcome: Pick<AnswerMessage, 'answer' | 'error'>;
    try {
      const answer = serve(request as never);
      outcome = { answer: answer instanceof Promise ? await answer : answer };
      if (!this.#isStopped) this.#simulation?.reportEvents();
    } catch (error) {
      outcome = { error: error instanceof Error ? error.message : String(error) };
    }
    const view = this.#simulation && !readOnlyRequests.has(name) && this.#writer.write(this.#simulation.view, spares);
    const calls = this.#calls;
    this.#calls = [];
    const message: AnswerMessage = {
      id,
      ...outcome,
      calls,
      ...(this.#simulation && { status: statusOf(this.#simulation) }),
      ...(view && { view: view.message }),
    };
    this.#port.postMessage(message, view ? view.moved : []);
  }

  readonly #served: Served = {
    begin: async ({ project = this.#project, keepsHistory, facts, answersCalls, ...start }) => {
      if (!project) throw new Error('there is no project to begin with');
      this.#project = project;
      this.#known = { facts, answersCalls };
      const simulation = this.#simulation ?? this.#connect(keepsHistory);
      await simulation.begin({ ...start, project });
      this.#simulation = simulation;
      return undefined;
    },
    advance: ({ input, most }) => this.#advance(input, most),
    stepAgain: () => this.#game.stepAgain(),
    cut: () => {
      this.#game.cut();
      return undefined;
    },
    goTo: ({ frame }) => this.#game.goTo(frame),
    reload: ({ documents }) => {
      if (!this.#project) throw new Error('there is no project to change');
      this.#project = withDocuments(this.#project, documents);
      return this.#game.reload(this.#project);
    },
    stopRecording: () => this.#game.stopRecording(),
    moment: () => this.#game.session.moment(),
    observe: (request) => this.#observer.observe(request),
    devices: (request) => this.#observer.devices(request),
    attributes: ({ subject }) => this.#observer.attributes(subject),
    write: ({ subject, id, value }) => {
      this.#game.session.stepInto(undefined);
      this.#observer.inspector.write(subject, id, value);
      return undefined;
    },
    actorAt: ({ x, y }) => this.#observer.inspector.actorAt(x, y),
    setProfiling: ({ isOn }) => {
      this.#observer.setProfiling(isOn);
      return undefined;
    },
    takeProfile: () => this.#observer.takeProfile(),
    heap: heapBytes,
    follow: (request) => {
      this.#explainer.follow(request);
      return undefined;
    },
    now: () => this.#explainer.now(),
    why: (question) => this.#explainer.why(question),
    whoSet: (question) => this.#explainer.whoSet(question),
    breakAt: (breakpoints) => {
      this.#breakpoints.set(breakpoints);
      return undefined;
    },
    eventsOf: (question) => this.#breakpoints.events(question),
    stepInto: ({ position }) => this.#game.session.stepInto(position),
  };

  /** Steps until there is something to report to the window. Slow steps are answered one by one. */
  #advance(input: readonly InputEvent[], most: number): number {
    const start = performance.now();
    this.#observer.noteInput(input);
    const isQuiet = () => this.#calls.every(([name]) => heardOnly.has(name));
    let done = 0;
    do {
      this.#breakpoints.prepare();
      this.#game.advance(done === 0 ? input : []);
      done++;
      const hit = this.#breakpoints.hit();
      this.#isStopped = hit !== undefined;
      // This call needs the window, so no further step is done.
      if (hit) this.#calls.push(['broke', hit]);
      else this.#game.reportEvents();
    } while (done < most && isQuiet() && performance.now() - start < longestAdvance);
    return done;
  }

  get #game(): LocalSimulation {
    if (!this.#simulation) throw new Error('no game has begun');
    return this.#simulation;
  }

  #connect(keepsHistory: boolean): LocalSimulation {
    const call = (...one: GameCall) => void this.#calls.push(one);
    const ports = () => {
      if (!this.#known) throw new Error('nothing is known of the window');
      return createWorkerPorts(this.#known, this.#storage, call, this.#tellScript);
    };
    return new LocalSimulation({ keepsHistory, ports, gameEvents: eventsOf(call) });
  }

  readonly #tellScript = (script: RunningScript | undefined): void => {
    if (++this.#notes <= mostNotes) this.#port.postMessage({ script }, []);
  };
}

/** Calls that need no answer and show nothing over the game. */
const heardOnly: ReadonlySet<string> = new Set([
  ...['playSound', 'updateSound', 'stopSound', 'playMusic', 'pauseMusic', 'stopMusic', 'setVolumes'],
  ...['log', 'fault', 'scene', 'warning'],
]);

/** Requests that do not change what is drawn. */
const readOnlyRequests: ReadonlySet<string> = new Set([
  ...['cut', 'stopRecording', 'moment', 'observe', 'devices', 'attributes', 'actorAt', 'setProfiling', 'takeProfile'],
  ...['heap', 'follow', 'now', 'why', 'whoSet', 'breakAt', 'eventsOf'],
]);

function statusOf({ frame, reach, isRecording }: LocalSimulation): AnswerMessage['status'] {
  return { frame, ...reach, isRecording };
}
