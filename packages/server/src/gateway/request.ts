import type { DatabaseStore } from '../stores/databaseStore.ts';
import type { Access, AccessPort, Session } from './access.ts';
import type { Answer } from './answer.ts';
import type { Feeds } from './feeds.ts';
import type { Policy } from './policy/policy.ts';

/** What all routes need. */
export interface Gateway {
  readonly store: DatabaseStore;
  readonly access: AccessPort;
  readonly feeds: Feeds;
  readonly policy: Policy;
  readonly instance: string;
}

/** A request that matched a route of the table, from somebody with this access. */
export interface GatewayRequest {
  readonly method: string;
  readonly database: string;
  readonly document: string;
  readonly file: string;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  readonly session: Session | undefined;
  readonly access: Access;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
}

export type Handler = (gateway: Gateway, request: GatewayRequest) => Promise<Answer>;
