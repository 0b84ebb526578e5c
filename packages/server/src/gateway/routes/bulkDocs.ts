import { randomUUID } from 'node:crypto';
import type { StoredDocument } from '../../stores/databaseStore.ts';
import { answer, answerFault, badRequest, refusal } from '../answer.ts';
import { isObject, readJson } from '../readJson.ts';
import type { Handler } from '../request.ts';
import { writeChecked } from '../writeChecked.ts';

const most = 1000;

export const bulkDocs: Handler = async (gateway, request) => {
  const json = readJson(request.body)?.value;
  if (!isObject(json) || !Array.isArray(json.docs)) return badRequest('POST body must include `docs` parameter.');
  const documents: StoredDocument[] = [];
  for (const each of json.docs as unknown[]) {
    if (!isObject(each)) return badRequest('Document must be a JSON object');
    documents.push({ ...each, _id: each._id === undefined ? randomUUID() : (each._id as string) });
  }
  if (documents.length > most) return refusal(413, 'too_large', `At most ${most} documents can be written at once.`);
  const rows = await writeChecked(gateway, request, documents, json.new_edits !== false);
  if (!rows.ok) return answerFault(rows.fault);
  return answer(
    rows.value.map((row) => {
      if ('status' in row) return row;
      const { ok, ...rest } = row;
      return ok ? row : rest;
    }),
    201,
  );
};
