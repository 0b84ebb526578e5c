import type { AssetRequest } from '../assets/assetMessages.ts';
import type { AssetVerdict } from '../assets/assetReader.ts';
import type { Failure } from '../exit.ts';
import type { OneResult, ResultOptions } from './job.ts';

/** What a worker receives at the start. */
export interface WorkerData {
  /** Address of the job's module. */
  readonly module: string;
  readonly options: unknown;
  readonly cwd: string;
  readonly resultOptions: ResultOptions;
  /** Counts the worker's progress, so that a hang can be detected. */
  readonly beats: SharedArrayBuffer;
  /** Cache folder of compiled modules. */
  readonly cache?: string;
}

/** The outcome for one project: a result, or why there is none. */
export type Outcome = OneResult | Failure;

export function isFailure(outcome: Outcome): outcome is Failure {
  return 'error' in outcome;
}

export function isResult(outcome: Outcome): outcome is OneResult {
  return !isFailure(outcome);
}

/** A file to inspect, by a digest of its bytes, which are sent only when the digest is unknown. */
export interface AssetQuestion extends Omit<AssetRequest, 'bytes'> {
  readonly digest: string;
}

/** Messages to a worker. */
export type ToWorker =
  | { readonly kind: 'run'; readonly place: string }
  | { readonly kind: 'verdict'; readonly id: number; readonly verdict: AssetVerdict }
  | { readonly kind: 'unknown'; readonly id: number };

/** Messages from a worker. */
export type FromWorker =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'question'; readonly id: number; readonly question: AssetQuestion }
  | { readonly kind: 'bytes'; readonly id: number; readonly question: AssetQuestion; readonly bytes: Uint8Array };
