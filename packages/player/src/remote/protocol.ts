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
import type { Recording } from '../replay/recording.ts';
import type { GameStart } from '../simulation/simulationClient.ts';
import type { ChangedDocument } from './changedProject.ts';

/** An attribute of a subject that is looked at. */
interface LookedAt {
  readonly subject: Subject;
  readonly id: string;
}

/** What the window asks the worker to do, by its name. */
export interface Requests {
  /** Without a project it is the one of before. */
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
  /** Values, and the actors when they are others than were told last. */
  observe: { readonly items: readonly LookedAt[]; readonly listsActors: boolean; readonly isFresh: boolean };
  attributes: { readonly subject: Subject };
  write: LookedAt & { readonly value: Scalar };
  actorAt: { readonly x: number; readonly y: number };
  setProfiling: { readonly isOn: boolean };
  takeProfile: object;
}

/** What comes back of it. */
export interface Answers {
  begin: undefined;
  advance: number;
  stepAgain: boolean;
  cut: undefined;
  goTo: string | undefined;
  reload: 'kept' | 'gone';
  stopRecording: Recording | undefined;
  observe: Observation;
  attributes: readonly InspectedAttribute[];
  write: undefined;
  actorAt: InspectedActor | undefined;
  setProfiling: undefined;
  takeProfile: ProfileReport | undefined;
}

export interface Observation {
  readonly frame: number;
  readonly values: readonly (LookedAt & { readonly value?: Scalar | undefined })[];
  /** The first of the actors, and how many there are; absent when they are the same as before. */
  readonly actors?: { readonly first: readonly InspectedActor[]; readonly total: number } | undefined;
}

/** What behaviors took since the last report, over so many steps. */
export interface ProfileReport {
  readonly steps: number;
  readonly milliseconds: number;
  readonly rows: readonly ProfiledBehavior[];
}

export type RequestName = keyof Requests;

/** A request as it crosses; `spares` is memory of views that goes back. */
export type RequestMessage = {
  [Name in RequestName]: { readonly id: number; readonly name: Name; readonly spares: readonly ArrayBuffer[] } & {
    readonly request: Requests[Name];
  };
}[RequestName];

/** What the game called or reported, in order: a name and its values. */
export type GameCall = readonly [name: string, ...values: unknown[]];

/** How the game is after a request. */
export interface GameStatus {
  readonly frame: number;
  readonly first: number;
  readonly last: number;
  readonly isRecording: boolean;
}

/** The answer to the request of a number. */
export interface AnswerMessage {
  readonly id: number;
  /** Words for what went wrong inside of the worker. */
  readonly error?: string | undefined;
  readonly answer?: unknown;
  readonly calls: readonly GameCall[];
  /** Absent before the first game. */
  readonly status?: GameStatus | undefined;
  readonly view?: ViewMessage | undefined;
}

/** Told at once, while a step goes on: the script that runs from now on, if any does. */
export interface ScriptNote {
  readonly script: RunningScript | undefined;
}

/** A script that is running: where it is in the project, and its event. */
export interface RunningScript {
  readonly path: Path;
  readonly event: string;
}
