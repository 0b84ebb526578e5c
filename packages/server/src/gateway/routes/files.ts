import type { StoredDocument } from '../../stores/databaseStore.ts';
import { type Answer, answerFault, notFound, refusal } from '../answer.ts';
import type { GatewayRequest, Handler } from '../request.ts';
import { writeOne } from './document.ts';

/** Types that browsers may be told; everything else is bytes. */
const types = /^(image\/(png|jpeg)|audio\/(mp4|ogg|wav|x-wav|mpeg)|font\/(otf|ttf)|application\/octet-stream)$/;

export const getFile: Handler = async ({ store, policy }, request) => {
  const { database, document, file, query } = request;
  if (policy.fileName !== undefined && file !== policy.fileName) return notFound;
  const rev = query.get('rev');
  const found = await store.attachment(database, document, file, rev);
  if (!found.ok) return answerFault(found.fault);
  const { type, digest, data } = found.value;
  const headers = {
    'content-type': policy.fileName === undefined || types.test(type) ? type : 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment',
    'content-security-policy': 'sandbox',
    'accept-ranges': 'bytes',
    etag: `"${digest}"`,
    'cache-control': rev === undefined ? 'private, no-cache' : 'private, max-age=31536000, immutable',
  };
  return partOf(request, data, headers);
};

/** The bytes, or the one range of them that is asked for. */
function partOf({ headers: asked }: GatewayRequest, data: Uint8Array, headers: Record<string, string>): Answer {
  if (asked['if-none-match'] === headers.etag) return { status: 304, headers };
  const range = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '');
  if (!range || range[0] === 'bytes=-') return { status: 200, headers, body: data };
  const isSuffix = range[1] === '';
  const from = isSuffix ? Math.max(0, data.length - Number(range[2])) : Number(range[1]);
  const to = Math.min(isSuffix || range[2] === '' ? data.length : Number(range[2]) + 1, data.length);
  if (from >= to) {
    return refusal(416, 'requested_range_not_satisfiable', 'There is no such range.', {
      'content-range': `bytes */${data.length}`,
    });
  }
  const part = { ...headers, 'content-range': `bytes ${from}-${to - 1}/${data.length}` };
  return { status: 206, headers: part, body: data.subarray(from, to) };
}

export const putFile: Handler = async (gateway, request) => {
  const { file, headers, body } = request;
  if (gateway.policy.fileName !== undefined && file !== gateway.policy.fileName) return notFound;
  const content_type = headers['content-type'] ?? 'application/octet-stream';
  const before = await current(gateway.store, request);
  if ('status' in before) return before as Answer;
  const files = { ...(before._attachments as object), [file]: { content_type, data: body } };
  return writeOne(gateway, request, { ...before, _attachments: files });
};

export const deleteFile: Handler = async (gateway, request) => {
  const { file } = request;
  if (gateway.policy.fileName !== undefined && file !== gateway.policy.fileName) return notFound;
  const before = await current(gateway.store, request);
  if ('status' in before) return before as Answer;
  const files = Object.entries((before._attachments ?? {}) as object).filter(([name]) => name !== file);
  return writeOne(gateway, request, { ...before, _attachments: Object.fromEntries(files) });
};

/** The revision that a file is put on, or an empty document where there is none yet. */
async function current(
  store: Parameters<Handler>[0]['store'],
  { database, document, query }: GatewayRequest,
): Promise<StoredDocument | Answer> {
  const rev = query.get('rev');
  if (rev === undefined) return { _id: document };
  const found = await store.get(database, document, { rev });
  if (found.ok) return found.value;
  // As in CouchDB: a revision that is not there is one that somebody else has replaced.
  return answerFault(
    found.fault.code === 'document.missing' ? { code: 'document.conflict', message: '' } : found.fault,
  );
}
