import type { RateClass } from '../access/rateLimit.ts';
import type { AuditWord } from '../audit/auditLog.ts';
import type { Answer } from '../gateway/answer.ts';
import type { TokenScope } from '../records/recordTypes.ts';
import type { Caller } from '../sessions/callers.ts';
import type { ApiSchema } from './schemas.ts';
import type { Services } from './services.ts';

export interface ApiRequest {
  readonly parameters: Readonly<Record<string, string | undefined>>;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Has the shape of the route’s schema; bytes for a route that takes a file. */
  readonly body: unknown;
  readonly caller: Caller | undefined;
  /** Whether a page on this computer makes the request. */
  readonly isFromHere: boolean;
  /** Where the request comes from, for limits only. */
  readonly address: string;
}

/** A request of somebody who is signed in. */
export interface SignedRequest extends ApiRequest {
  readonly caller: Caller;
}

/** An answer, and the object that it was about, for the audit log. */
export interface ApiAnswer extends Answer {
  readonly object?: string;
  /** Who it was, where the call itself found that out. */
  readonly actor?: Caller['user'];
}

/** Types of files that calls take and answer. */
type FileType = 'application/zip';

interface RouteFacts {
  /** Names the call in the description of all calls. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** The limit beside those of its user and address. */
  readonly rate: RateClass | 'none';
  readonly audit: AuditWord | 'none';
  readonly body?: ApiSchema;
  /** The body is a file of this type, of so many bytes at most. */
  readonly file?: { readonly type: FileType; readonly bytes: number };
  /** Parameters of the query that are allowed. */
  readonly query?: readonly string[];
  /** Answers by status, as JSON or as a file. Every call can also answer with an error. */
  readonly answers: Readonly<Record<number, ApiSchema | FileType>>;
}

/** A call: data, and what it does. What is in no table does not exist. */
export type ApiRoute = RouteFacts &
  (
    | {
        readonly who: 'anybody';
        readonly handler: (services: Services, request: ApiRequest) => Promise<ApiAnswer>;
      }
    | {
        /** Whoever is signed in, and the person at this computer. */
        readonly who: 'near';
        readonly scope?: TokenScope;
        readonly handler: (services: Services, request: ApiRequest) => Promise<ApiAnswer>;
      }
    | {
        /** Administrators; or whoever is signed in, who also needs to be allowed what the call does. */
        readonly who: 'session' | 'admin';
        /** The scope with which a token may make the call, too. */
        readonly scope?: TokenScope;
        readonly handler: (services: Services, request: SignedRequest) => Promise<ApiAnswer>;
      }
  );
