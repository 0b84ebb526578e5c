import type { RevisionRequest, RevisionRow } from '../../stores/databaseStore.ts';
import { answer, answerFault, badRequest } from '../answer.ts';
import { isOn } from '../query.ts';
import { isObject, isTextList, readJson } from '../readJson.ts';
import type { Handler } from '../request.ts';

const limits = { revisions: 5000, requests: 1000 } as const;

export const revsDiff: Handler = async ({ store }, { database, body }) => {
  const json = readJson(body)?.value;
  if (!isObject(json)) return badRequest('Request body must be a JSON object');
  const asked = new Map<string, readonly string[]>();
  let count = 0;
  for (const [id, revisions] of Object.entries(json)) {
    if (!isTextList(revisions)) return badRequest('Revisions must be lists of texts.');
    count += revisions.length;
    asked.set(id, revisions);
  }
  if (count > limits.revisions) return badRequest(`At most ${limits.revisions} revisions can be asked for.`);
  const missing = await store.revsDiff(database, asked);
  if (!missing.ok) return answerFault(missing.fault);
  return answer(Object.fromEntries([...missing.value].map(([id, revisions]) => [id, { missing: revisions }])));
};

export const bulkGet: Handler = async ({ store }, { database, body, query }) => {
  const requests = readRequests(body);
  if (!requests) return badRequest('docs must be a list of objects with an id.');
  if (requests.length > limits.requests) return badRequest(`At most ${limits.requests} documents can be asked for.`);
  const rows = await store.bulkGet(database, requests, { revs: isOn(query, 'revs'), latest: isOn(query, 'latest') });
  return rows.ok ? answer({ results: rows.value.map(resultOf) }) : answerFault(rows.fault);
};

function readRequests(body: Uint8Array): RevisionRequest[] | undefined {
  const json = readJson(body)?.value;
  if (!isObject(json) || !Array.isArray(json.docs)) return undefined;
  const requests: RevisionRequest[] = [];
  for (const each of json.docs as unknown[]) {
    if (!isObject(each) || typeof each.id !== 'string') return undefined;
    if (each.rev !== undefined && typeof each.rev !== 'string') return undefined;
    requests.push({ id: each.id, ...(each.rev !== undefined && { rev: each.rev }) });
  }
  return requests;
}

function resultOf({ id, found, missing }: RevisionRow): object {
  const none = found.length === 0 && missing.length === 0 ? ['undefined'] : missing;
  const errors = none.map((rev) => ({ error: { id, rev, error: 'not_found', reason: 'missing' } }));
  return { id, docs: [...found.map((document) => ({ ok: document })), ...errors] };
}
