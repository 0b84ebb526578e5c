import type { Handler } from './request.ts';
import { getAllDocs, postAllDocs } from './routes/allDocs.ts';
import { bulkDocs } from './routes/bulkDocs.ts';
import { getChanges, postChanges } from './routes/changes.ts';
import { databaseInfo, fullCommit, makeDatabase, removeDatabase, welcome } from './routes/database.ts';
import { deleteDocument, getDocument, putDocument } from './routes/document.ts';
import { deleteFile, getFile, putFile } from './routes/files.ts';
import { deleteLocal, getLocal, putLocal } from './routes/localDocs.ts';
import { bulkGet, revsDiff } from './routes/revisions.ts';

/** Who may use a route: whoever comes, any session, those who may read or write the database. */
type Who = 'anybody' | 'session' | 'read' | 'write';

export interface GatewayRoute {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  /** Parameters of the query that are allowed. */
  readonly query: readonly string[];
  /** The largest body; 0 where there is none. */
  readonly bytes: number;
  /** Types of bodies, or `*` for any. */
  readonly types: readonly string[];
  readonly handler: Handler;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** Largest bodies and files, in bytes. */
export const requestLimits = { bulkBytes: 32 * megabyte, fileBytes: 16 * megabyte } as const;

const json = ['application/json'];
const none = { query: [], bytes: 0, types: json } as const;
const feed = 'since limit style include_docs conflicts feed timeout heartbeat seq_interval descending filter'.split(
  ' ',
);
const list = 'key startkey endkey inclusive_end keys include_docs limit skip descending conflicts update_seq'.split(
  ' ',
);
const reading = 'rev revs revs_info open_revs conflicts latest attachments'.split(' ');
const edit = ['rev', 'new_edits'];
const document = '/:database/:document';
const file = '/:database/:document/*';

/** All that the gateway answers. What is not in this table is not found, whatever the database could do. */
export const routeTable: readonly GatewayRoute[] = [
  { ...none, method: 'GET', path: '/', who: 'anybody', handler: welcome },
  { ...none, method: 'GET', path: '/:database', who: 'read', handler: databaseInfo },
  { ...none, method: 'HEAD', path: '/:database', who: 'read', handler: databaseInfo },
  { ...none, method: 'PUT', path: '/:database', who: 'session', bytes: kilobyte, handler: makeDatabase },
  { ...none, method: 'DELETE', path: '/:database', who: 'write', handler: removeDatabase },
  { ...none, method: 'GET', path: '/:database/_changes', who: 'read', query: feed, handler: getChanges },
  {
    ...none,
    method: 'POST',
    path: '/:database/_changes',
    who: 'read',
    query: feed,
    bytes: megabyte,
    handler: postChanges,
  },
  { ...none, method: 'POST', path: '/:database/_revs_diff', who: 'read', bytes: megabyte, handler: revsDiff },
  {
    ...none,
    method: 'POST',
    path: '/:database/_bulk_get',
    who: 'read',
    query: ['revs', 'latest'],
    bytes: megabyte,
    handler: bulkGet,
  },
  // A reader is told for each document that it may not be changed, and goes on.
  {
    ...none,
    method: 'POST',
    path: '/:database/_bulk_docs',
    who: 'read',
    bytes: requestLimits.bulkBytes,
    handler: bulkDocs,
  },
  { ...none, method: 'GET', path: '/:database/_all_docs', who: 'read', query: list, handler: getAllDocs },
  {
    ...none,
    method: 'POST',
    path: '/:database/_all_docs',
    who: 'read',
    query: list,
    bytes: megabyte,
    handler: postAllDocs,
  },
  {
    ...none,
    method: 'POST',
    path: '/:database/_ensure_full_commit',
    who: 'read',
    bytes: kilobyte,
    handler: fullCommit,
  },
  { ...none, method: 'GET', path: '/:database/_local/:document', who: 'read', handler: getLocal },
  {
    ...none,
    method: 'PUT',
    path: '/:database/_local/:document',
    who: 'read',
    bytes: 64 * kilobyte,
    handler: putLocal,
  },
  { ...none, method: 'DELETE', path: '/:database/_local/:document', who: 'read', query: ['rev'], handler: deleteLocal },
  { ...none, method: 'GET', path: document, who: 'read', query: reading, handler: getDocument },
  { ...none, method: 'HEAD', path: document, who: 'read', query: reading, handler: getDocument },
  {
    method: 'PUT',
    path: document,
    who: 'write',
    query: edit,
    bytes: 24 * megabyte,
    types: [...json, 'multipart/related'],
    handler: putDocument,
  },
  { ...none, method: 'DELETE', path: document, who: 'write', query: edit, handler: deleteDocument },
  { ...none, method: 'GET', path: file, who: 'read', query: ['rev'], handler: getFile },
  { ...none, method: 'HEAD', path: file, who: 'read', query: ['rev'], handler: getFile },
  {
    method: 'PUT',
    path: file,
    who: 'write',
    query: ['rev'],
    bytes: requestLimits.fileBytes,
    types: ['*'],
    handler: putFile,
  },
  { ...none, method: 'DELETE', path: file, who: 'write', query: ['rev'], handler: deleteFile },
];
