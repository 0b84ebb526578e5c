import type { Quarantined } from './quarantine.ts';
import type { EngineText, OpenFault } from './texts.ts';

/** What the sync of the open project does. */
export type Phase = 'off' | 'opening' | 'initial' | 'live' | 'offline' | 'refused' | 'paused' | 'failed';

/** Which replication runs: the first one, which ends, or the one that goes on. */
export type Replication = 'initial' | 'live';

export interface EngineState {
  readonly phase: Phase;
  /** The open project, or an empty text. */
  readonly uuid: string;
  /** Which replication runs, or runs next. */
  readonly goal: Replication;
  /** Number of the current replication or wait. Events of earlier ones arrive too late and mean nothing. */
  readonly run: number;
  /** Set while a lost connection is tried again. */
  readonly isOffline: boolean;
  /** The last wait before a try in milliseconds, 0 while all is well. */
  readonly delay: number;
  /** How often the same fault came without any progress. */
  readonly repeats: number;
  readonly fault: string;
  readonly stops: ReadonlySet<Stop>;
  readonly quarantine: readonly Quarantined[];
}

/** Why a project is not synced although it could be. */
export type Stop = 'switchedOff' | 'signedOut' | 'notLeading';

export interface ReplicationFault {
  /** `session`: sign in first; `access`: the project is not this person's; `network`: try again. */
  readonly kind: 'session' | 'access' | 'network' | 'other';
  /** Equal for equal faults. */
  readonly key: string;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter?: number;
}

/** What comes some time after a replication has started, if it still runs: it has held, and what was refused may be taken. */
export type Later = 'held' | 'resendDue';

/** Events of a replication or a timer name their run. `random` is from 0 up to 1. */
export type EngineEvent =
  | { readonly type: 'open'; readonly uuid: string; readonly stops: readonly Stop[] }
  | { readonly type: 'opened'; readonly uuid: string }
  | { readonly type: 'openFailed'; readonly uuid: string; readonly fault: OpenFault }
  | { readonly type: 'active' | 'paused' | 'complete' | 'retry' | Later; readonly run: number }
  | { readonly type: 'sent'; readonly run: number; readonly documents: readonly string[] }
  /** All documents of which the server lacks something. `before` is what was known as refused when that was asked. */
  | {
      readonly type: 'missing';
      readonly run: number;
      readonly documents: readonly string[];
      readonly before: readonly Quarantined[];
    }
  | { readonly type: 'denied'; readonly run: number; readonly refused: Quarantined }
  | { readonly type: 'failed'; readonly run: number; readonly fault: ReplicationFault; readonly random: number }
  | { readonly type: 'online' }
  /** The server takes now what it asked about. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'sessionChecked'; readonly isSignedIn: boolean }
  | { readonly type: 'stop' | 'resume'; readonly reason: Stop }
  | { readonly type: 'close' };

export type EngineEffect =
  | { readonly type: 'openDatabase'; readonly uuid: string }
  | { readonly type: 'replicate'; readonly replication: Replication; readonly uuid: string; readonly run: number }
  | { readonly type: 'stopReplication' }
  | { readonly type: 'wait'; readonly milliseconds: number; readonly run: number }
  | { readonly type: 'later'; readonly event: Later; readonly milliseconds: number; readonly run: number }
  | { readonly type: 'checkSession' }
  | { readonly type: 'mergeConflicts'; readonly uuid: string }
  /** Sends these documents once more. */
  | { readonly type: 'resend'; readonly uuid: string; readonly documents: readonly string[] }
  /** Sends what the server does not have although it was sent. */
  | { readonly type: 'resendMissing'; readonly uuid: string }
  /** Writes everything that is not stored yet. */
  | { readonly type: 'flush' }
  /** Marks the local copy as one that is no longer synced. It is never removed. */
  | { readonly type: 'keepCopy'; readonly uuid: string }
  | { readonly type: 'show'; readonly text: EngineText }
  | { readonly type: 'redirect'; readonly milliseconds: number };

export interface Step {
  readonly state: EngineState;
  /** To be carried out in this order. */
  readonly effects: readonly EngineEffect[];
}

export const initialState: EngineState = {
  phase: 'off',
  uuid: '',
  goal: 'initial',
  run: 0,
  isOffline: false,
  delay: 0,
  repeats: 0,
  fault: '',
  stops: new Set(),
  quarantine: [],
};
