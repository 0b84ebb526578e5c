import { fault, type Stored, type StoreFaultCode, stored } from '../databaseStore.ts';
import { signToken } from './jwt.ts';

export interface CouchOptions {
  /** Addresses of the nodes. When one does not answer, calls that can be repeated go to the next. */
  readonly nodes: readonly string[];
  /** The key of the tokens; or the value of the header `authorization`, for tests against a server of their own. */
  readonly key?: string;
  readonly authorization?: string;
  readonly now?: () => number;
}

export interface CouchCall {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
  readonly type?: string;
}

export type Call = (method: string, path: string, call?: CouchCall) => Promise<Stored<Response>>;

/** Calls of CouchDB's HTTP API, with its errors as faults. */
export function createCouchCalls({ nodes, key, authorization, now = Date.now }: CouchOptions): Call {
  return async (method, path, { query = {}, json, bytes, type = 'application/json' } = {}) => {
    const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== false);
    const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
    const body = json === undefined ? bytes : JSON.stringify(json);
    let failure: unknown;
    // Everything that is written has its revision, so that writing it twice is writing it once.
    for (const node of nodes.length > 1 ? nodes : [...nodes, ...nodes]) {
      const signed = authorization ?? (key === undefined ? undefined : `Bearer ${signToken(key, now())}`);
      const headers = {
        accept: 'application/json',
        ...(signed && { authorization: signed }),
        ...(body !== undefined && { 'content-type': type }),
      };
      const address = `${node}${path}${search === '' ? '' : `?${search}`}`;
      try {
        const answer = await fetch(address, { method, headers, ...(body !== undefined && { body: body as BodyInit }) });
        return answer.ok ? stored(answer) : await faultOf(answer);
      } catch (error) {
        failure = error;
      }
    }
    return fault('store.access', `CouchDB does not answer: ${String(failure)}`);
  };
}

async function faultOf(answer: Response): Promise<ReturnType<typeof fault>> {
  const text = await answer.text();
  const reason = reasonIn(text);
  return fault(codeOf(answer.status, reason), reason);
}

function reasonIn(text: string): string {
  try {
    return String(Reflect.get(Object(JSON.parse(text)), 'reason') ?? text);
  } catch {
    return text.slice(0, 200);
  }
}

function codeOf(status: number, reason: string): StoreFaultCode {
  if (status === 404 && /database/i.test(reason)) return 'database.missing';
  if (status === 404) return reason === 'deleted' ? 'document.deleted' : 'document.missing';
  if (status === 409) return 'document.conflict';
  if (status === 412 && /exists/.test(reason)) return 'database.exists';
  if (status === 412) return 'file.missing';
  if (status === 507) return 'store.full';
  return status === 401 || status >= 500 ? 'store.access' : 'call.refused';
}
