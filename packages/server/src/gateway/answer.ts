import type { StoreFault } from '../stores/databaseStore.ts';

/** What a request is answered with. */
export interface Answer {
  readonly status: number;
  /** A header with several values is sent several times. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Sent as it is when it is bytes, else as JSON. */
  readonly body?: unknown;
  /** The body is made while it is sent: JSON, unless a header says otherwise. */
  readonly parts?: AsyncIterable<string | Uint8Array>;
  /** The body comes later; meanwhile a newline is sent each so many milliseconds. */
  readonly later?: { readonly body: Promise<unknown>; readonly heartbeat: number };
}

export function answer(body: unknown, status = 200): Answer {
  return { status, body };
}

/** An error in CouchDB's shape. */
export function refusal(status: number, error: string, reason: string, headers?: Record<string, string>): Answer {
  return { status, body: { error, reason }, ...(headers && { headers }) };
}

export const notFound = refusal(404, 'not_found', 'missing');
export const noSession = refusal(401, 'unauthorized', 'session', { 'playhouse-session': 'none' });
/** The same bytes for a database that is missing, in the trash, or not shared. */
export const hidden = refusal(401, 'unauthorized', 'You are not authorized to access this db.', {
  'playhouse-session': 'valid',
});
export const readOnly = 'You may look at this project but not change it.';

export function badQuery(reason: string): Answer {
  return refusal(400, 'query_parse_error', reason);
}

export function badRequest(reason: string): Answer {
  return refusal(400, 'bad_request', reason);
}

/** How databases name a member that begins with an underscore and means nothing. */
const invalid = /^Bad special document member: /;

const answers: Readonly<Record<StoreFault['code'], (message: string) => Answer>> = {
  'database.missing': () => hidden,
  'database.exists': () => refusal(412, 'file_exists', 'The database could not be created, the file already exists.'),
  'database.name': (message) => refusal(400, 'illegal_database_name', message),
  'document.missing': (message) => refusal(404, 'not_found', message),
  'document.deleted': () => refusal(404, 'not_found', 'deleted'),
  'document.conflict': () => refusal(409, 'conflict', 'Document update conflict.'),
  'call.refused': (message) => refusal(400, invalid.test(message) ? 'doc_validation' : 'bad_request', message),
  'file.missing': (message) => refusal(412, 'missing_stub', message),
  'store.full': () => refusal(507, 'storage_full', 'The disk of the server is full.'),
  // Clients try again after a failure of the server, and what failed is nothing for others to know.
  'store.access': () =>
    refusal(503, 'unavailable', 'The database cannot be used at the moment.', { 'retry-after': '5' }),
};

export function answerFault({ code, message }: StoreFault): Answer {
  return answers[code](message);
}
