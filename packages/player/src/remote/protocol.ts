import type { Path, Scalar } from '@playhouse/core';
import type {
  InputEvent,
  InspectedActor,
  InspectedAttribute,
  PlatformFacts,
  ProfiledBehavior,
  Subject,
  ViewMessage,
} from '@playhouse/runtime';
import type { GameMoment } from '../replay/gameMoment.ts';
import type { Recording } from '../replay/recording.ts';
import type { GameStart } from '../simulation/simulationClient.ts';
import type { ChangedDocument } from './changedProject.ts';
import type { ExplainAnswers, ExplainRequests } from './explainProtocol.ts';

/** An attribute of an observed subject. */
interface LookedAt {
  readonly subject: Subject;
  readonly id: string;
}

/** Requests of the window to the worker, by name. */
export interface Requests extends ExplainRequests {
  /** Without a project, the previous one is used. */
  begin: Omit<GameStart, 'project'> & {
    readonly project?: GameStart['project'] | undefined;
    readonly keepsHistory: boolean;
    readonly facts: PlatformFacts;
    readonly answersCalls: boolean;
  };
  advance: { readonly input: readonly InputEvent[]; readonly most: number };
  stepAgain: object;
  cut: object;
  goTo: { readonly frame: number };
  reload: { readonly documents: readonly ChangedDocument[] };
  stopRecording: object;
  /** The current state of the game, from which another one can continue. */
  moment: object;
  /** Values, and the actors when they have changed since the last report. */
  observe: { readonly items: readonly LookedAt[]; readonly listsActors: boolean; readonly isFresh: boolean };
  /** Values of devices that have changed since the last report, or all of them. */
  devices: { readonly ids: readonly string[]; readonly isFresh: boolean };
  attributes: { readonly subject: Subject };
  write: { readonly subject: Subject; readonly id: string; readonly value: Scalar };
  actorAt: { readonly x: number; readonly y: number };
  setProfiling: { readonly isOn: boolean };
  takeProfile: object;
  heap: object;
}

/** The answers to the requests. */
export interface Answers extends ExplainAnswers {
  begin: undefined;
  advance: number;
  stepAgain: boolean;
  cut: undefined;
  goTo: string | undefined;
  reload: 'kept' | 'gone';
  stopRecording: Recording | undefined;
  moment: GameMoment;
  observe: Observation;
  devices: readonly DeviceReading[];
  attributes: readonly InspectedAttribute[];
  write: undefined;
  actorAt: InspectedActor | undefined;
  setProfiling: undefined;
  takeProfile: ProfileReport | undefined;
  /** Memory of the worker's program in bytes, where the browser tells. */
  heap: number | undefined;
}

export interface Observation {
  readonly frame: number;
  readonly values: readonly (LookedAt & { readonly value?: Scalar | undefined })[];
  /** The first of the actors, and their total number; absent when unchanged since the last report. */
  readonly actors?: { readonly first: readonly InspectedActor[]; readonly total: number } | undefined;
}

/** The value of a device, by the part of the keypath after `devices`, or `keyboard.held`; none when there is no such device. */
export interface DeviceReading {
  readonly id: string;
  readonly value?: Scalar | undefined;
}

/** Time spent in behaviors since the last report, and over how many steps. */
export interface ProfileReport {
  readonly steps: number;
  readonly milliseconds: number;
  readonly rows: readonly ProfiledBehavior[];
}

export type RequestName = keyof Requests;

/** A request as it is sent; `spares` returns memory of views for reuse. */
export type RequestMessage = {
  [Name in RequestName]: { readonly id: number; readonly name: Name; readonly spares: readonly ArrayBuffer[] } & {
    readonly request: Requests[Name];
  };
}[RequestName];

/** The game's calls and reports, in order: a name and its values. */
export type GameCall = readonly [name: string, ...values: unknown[]];

/** The state of the game after a request. */
export interface GameStatus {
  readonly frame: number;
  readonly first: number;
  readonly last: number;
  readonly isRecording: boolean;
}

/** The answer to the request with this number. */
export interface AnswerMessage {
  readonly id: number;
  /** Message of an internal error in the worker. */
  readonly error?: string | undefined;
  readonly answer?: unknown;
  readonly calls: readonly GameCall[];
  /** Absent before the first game. */
  readonly status?: GameStatus | undefined;
  readonly view?: ViewMessage | undefined;
}

/** Sent immediately, in the middle of a step: the script that is running now, if any. */
export interface ScriptNote {
  readonly script: RunningScript | undefined;
}

/** A running script: its location in the project, and its event. */
export interface RunningScript {
  readonly path: Path;
  readonly event: string;
}
