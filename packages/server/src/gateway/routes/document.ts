import type { StoredDocument } from '../../stores/databaseStore.ts';
import { type Answer, answer, answerFault, badRequest, refusal } from '../answer.ts';
import { readMultipart } from '../multipart.ts';
import { isOn, jsonIn } from '../query.ts';
import { isObject, isTextList, readJson } from '../readJson.ts';
import type { Gateway, GatewayRequest, Handler } from '../request.ts';
import { writeChecked } from '../writeChecked.ts';

const most = 100;

export const getDocument: Handler = async ({ store }, { database, document, query }) => {
  const options = { revs: isOn(query, 'revs'), latest: isOn(query, 'latest'), attachments: isOn(query, 'attachments') };
  const open = query.get('open_revs');
  if (open === undefined) {
    const rev = query.get('rev');
    const more = { conflicts: isOn(query, 'conflicts'), revsInfo: isOn(query, 'revs_info') };
    const found = await store.get(database, document, { ...options, ...more, ...(rev !== undefined && { rev }) });
    if (!found.ok) return answerFault(found.fault);
    return { status: 200, headers: { etag: `"${String(found.value._rev)}"` }, body: found.value };
  }
  const revs = open === 'all' ? [undefined] : jsonIn(query, 'open_revs');
  if (open !== 'all' && !(isTextList(revs) && revs.length <= most)) return badRequest('open_revs must be a list.');
  if (isTextList(revs) && !revs.every((rev) => /^\d+-/.test(rev))) return badRequest('Invalid rev format');
  const requests = (revs as (string | undefined)[]).map((rev) => ({ id: document, ...(rev !== undefined && { rev }) }));
  const rows = await store.bulkGet(database, requests, options);
  if (!rows.ok) return answerFault(rows.fault);
  // Several revisions can have the same latest one.
  const found = new Map(rows.value.flatMap((row) => row.found.map((each) => [each._rev, each] as const)));
  const missing = rows.value.flatMap((row) => row.missing);
  const results = [...[...found.values()].map((ok) => ({ ok })), ...missing.map((rev) => ({ missing: rev }))];
  return results.length === 0 ? refusal(404, 'not_found', 'missing') : answer(results);
};

export const putDocument: Handler = async (gateway, request) => {
  const type = request.headers['content-type'] ?? '';
  const isMultipart = /^multipart\/related\b/i.test(type);
  const body = isMultipart ? readMultipart(type, request.body) : readJson(request.body)?.value;
  if (!isObject(body)) return badRequest('Document must be a JSON object');
  if (body._id !== undefined && body._id !== request.document) return badRequest('Document ID must match the address.');
  const _rev = request.query.get('rev') ?? body._rev;
  const document = { ...body, _id: request.document, ...(_rev !== undefined && { _rev }) };
  return writeOne(gateway, request, document);
};

export const deleteDocument: Handler = async (gateway, request) => {
  const _rev = request.query.get('rev');
  return writeOne(gateway, request, { _id: request.document, _deleted: true, ...(_rev !== undefined && { _rev }) });
};

/** Writes one document, checked like many. */
export async function writeOne(gateway: Gateway, request: GatewayRequest, document: StoredDocument): Promise<Answer> {
  const newEdits = request.query.get('new_edits') !== 'false';
  const rows = await writeChecked(gateway, request, [document], newEdits);
  if (!rows.ok) return answerFault(rows.fault);
  const [row] = rows.value;
  if (!row || ('ok' in row && row.ok)) {
    const rev = row && 'ok' in row && row.ok ? row.rev : document._rev;
    return answer({ ok: true, id: document._id, rev }, document._deleted === true && newEdits ? 200 : 201);
  }
  if ('status' in row) {
    return { status: 403, body: { error: 'forbidden', reason: row.reason, code: row.code } };
  }
  return refusal(409, row.error, row.reason);
}
