import { type Answer, answer, answerFault, badRequest } from '../answer.ts';
import { isObject, readJson } from '../readJson.ts';
import type { Gateway, GatewayRequest, Handler } from '../request.ts';

/** Local documents of one user in one database: two for each device and each new copy on it. */
const most = 400;

/**
 * Checkpoints of replication. Each user has their own, so that nobody can spoil those of others; their names are listed
 * in a document of the user, so that they can be counted and erased. Above the number, the oldest go: a device without one
 * compares everything once, while one that is refused would take the project for lost.
 */
export const getLocal: Handler = async (gateway, request) => {
  const found = await gateway.store.local.get(request.database, storedId(gateway, request));
  return found.ok ? answer({ ...found.value, _id: `_local/${request.document}` }) : answerFault(found.fault);
};

export const putLocal: Handler = async (gateway, request) => {
  const json = readJson(request.body)?.value;
  if (!isObject(json)) return badRequest('Document must be a JSON object');
  const { _attachments: _none, ...body } = json;
  const isNew = body._rev === undefined && !gateway.policy.isBare;
  const refused = isNew ? await list(gateway, request) : undefined;
  if (refused) return refused;
  const written = await gateway.store.local.put(request.database, storedId(gateway, request), body);
  if (!written.ok) return answerFault(written.fault);
  return answer({ ok: true, id: `_local/${request.document}`, rev: written.value.rev }, 201);
};

export const deleteLocal: Handler = async (gateway, request) => {
  const rev = request.query.get('rev') ?? '';
  const removed = await gateway.store.local.remove(request.database, storedId(gateway, request), rev);
  if (!removed.ok) return answerFault(removed.fault);
  return answer({ ok: true, id: `_local/${request.document}`, rev: removed.value.rev });
};

function storedId({ policy }: Gateway, { session, document }: GatewayRequest): string {
  return policy.isBare ? document : `${session?.user ?? ''}.${document}`;
}

/** Adds a name to the list of the user, for which the oldest may have to go; an answer when it cannot. */
async function list({ store }: Gateway, { session, document, database }: GatewayRequest): Promise<Answer | undefined> {
  const id = session?.user ?? 'nobody';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const found = await store.local.get(database, id);
    const names = found.ok ? (found.value.names as string[]) : [];
    if (names.includes(document)) return undefined;
    const gone = names.slice(0, Math.max(0, names.length + 1 - most));
    for (const name of gone) await remove(store, database, `${id}.${name}`);
    const _rev = found.ok ? found.value._rev : undefined;
    const body = { names: [...names.slice(gone.length), document], ...(_rev !== undefined && { _rev }) };
    const written = await store.local.put(database, id, body);
    if (written.ok) return undefined;
    if (written.fault.code !== 'document.conflict') return answerFault(written.fault);
  }
  return answerFault({ code: 'document.conflict', message: '' });
}

async function remove(store: Gateway['store'], database: string, id: string): Promise<void> {
  const found = await store.local.get(database, id);
  if (found.ok) await store.local.remove(database, id, String(found.value._rev));
}
