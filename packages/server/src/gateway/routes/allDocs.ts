import type { AllDocsQuery, AllDocsRow } from '../../stores/databaseStore.ts';
import { type Answer, answer, answerFault, badQuery, badRequest } from '../answer.ts';
import { isOn, jsonIn, numberIn } from '../query.ts';
import { isObject, isTextList, readJson } from '../readJson.ts';
import type { Gateway, GatewayRequest, Handler } from '../request.ts';

const most = 1000;

export const getAllDocs: Handler = (gateway, request) => list(gateway, request, jsonIn(request.query, 'keys'));

export const postAllDocs: Handler = async (gateway, request) => {
  const json = readJson(request.body)?.value;
  if (!isObject(json)) return badRequest('Request body must be a JSON object');
  return list(gateway, request, json.keys);
};

async function list({ store }: Gateway, { database, query }: GatewayRequest, keys: unknown): Promise<Answer> {
  const [limit, skip] = [numberIn(query, 'limit'), numberIn(query, 'skip')];
  const key = jsonIn(query, 'key');
  const [startkey = key, endkey = key] = [jsonIn(query, 'startkey'), jsonIn(query, 'endkey')];
  if (limit === 'bad' || skip === 'bad') return badQuery('limit and skip must be whole numbers.');
  if (keys !== undefined && (!isTextList(keys) || keys.length > most)) {
    return badRequest(`keys must be a list of at most ${most} texts.`);
  }
  if (query.has('key') && keys !== undefined) return badQuery('`keys` is incompatible with `key`.');
  if (![startkey, endkey].every((key) => key === undefined || typeof key === 'string')) {
    return badQuery('key, startkey and endkey must be texts in JSON.');
  }
  const asked: AllDocsQuery = {
    ...(typeof startkey === 'string' && { startkey }),
    ...(typeof endkey === 'string' && { endkey }),
    ...(query.get('inclusive_end') === 'false' && { inclusiveEnd: false }),
    ...(isTextList(keys) && { keys }),
    includeDocs: isOn(query, 'include_docs'),
    conflicts: isOn(query, 'conflicts'),
    attachments: isOn(query, 'attachments'),
    descending: isOn(query, 'descending'),
    limit: Math.min(limit ?? most, most),
    ...(skip !== undefined && { skip }),
  };
  const found = await store.allDocs(database, asked);
  if (!found.ok) return answerFault(found.fault);
  const { rows, total } = found.value;
  const info = isOn(query, 'update_seq') ? await store.info(database) : undefined;
  if (info?.ok === false) return answerFault(info.fault);
  return answer({
    total_rows: total,
    offset: 0,
    ...(info && { update_seq: info.value.sequence }),
    rows: rows.map((row) => rowOf(row, asked.includeDocs === true)),
  });
}

function rowOf(row: AllDocsRow, withDocs: boolean): object {
  if (row.rev === undefined) return { key: row.key, error: 'not_found' };
  const value = { rev: row.rev, ...(row.deleted && { deleted: true }) };
  return { id: row.key, key: row.key, value, ...(withDocs && { doc: row.doc ?? null }) };
}
