import type { RevisionRequest, RevisionRow, Stored } from '../../stores/databaseStore.ts';
import { answer, answerFault, badRequest } from '../answer.ts';
import { isOn } from '../query.ts';
import { isObject, isTextList, readJson } from '../readJson.ts';
import type { Handler } from '../request.ts';

const limits = { revisions: 5000, requests: 1000, together: 10 } as const;

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
  const options = { revs: isOn(query, 'revs'), latest: isOn(query, 'latest'), attachments: isOn(query, 'attachments') };
  const read = (from: number) => store.bulkGet(database, requests.slice(from, from + limits.together), options);
  const first = await read(0);
  if (!first.ok) return answerFault(first.fault);
  if (requests.length <= limits.together) return answer({ results: first.value.map(resultOf) });
  return { status: 200, parts: resultsInParts(first.value, requests.length, read) };
};

/** Documents can be large: only a few are in memory at the same time, and more are read as the client takes them. */
async function* resultsInParts(
  first: readonly RevisionRow[],
  count: number,
  read: (from: number) => Promise<Stored<RevisionRow[]>>,
): AsyncGenerator<string> {
  yield `{"results":[${first.map((row) => JSON.stringify(resultOf(row))).join(',')}`;
  for (let from: number = limits.together; from < count; from += limits.together) {
    const rows = await read(from);
    // The status has been sent: the client notices that the answer ends too early, and asks again.
    if (!rows.ok) throw new Error(rows.fault.message);
    yield rows.value.map((row) => `,${JSON.stringify(resultOf(row))}`).join('');
  }
  yield ']}';
}

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
