import { type Answer, answer, answerFault, badRequest, refusal } from '../answer.ts';
import { isObject, readJson } from '../readJson.ts';
import type { Gateway, GatewayRequest, Handler } from '../request.ts';

/** Local documents of one user in one database. */
const most = 100;

/**
 * Checkpoints of replication. Each user has their own, so that nobody can spoil those of others; their names are listed
 * in a document of the user, so that they can be counted and erased.
 */
export const getLocal: Handler = async ({ store }, request) => {
  const found = await store.local.get(request.database, storedId(request));
  return found.ok ? answer({ ...found.value, _id: `_local/${request.document}` }) : answerFault(found.fault);
};

export const putLocal: Handler = async (gateway, request) => {
  const body = readJson(request.body)?.value;
  if (!isObject(body)) return badRequest('Document must be a JSON object');
  const refused = body._rev === undefined ? await list(gateway, request) : undefined;
  if (refused) return refused;
  const written = await gateway.store.local.put(request.database, storedId(request), body);
  if (!written.ok) return answerFault(written.fault);
  return answer({ ok: true, id: `_local/${request.document}`, rev: written.value.rev }, 201);
};

export const deleteLocal: Handler = async ({ store }, request) => {
  const removed = await store.local.remove(request.database, storedId(request), request.query.get('rev') ?? '');
  if (!removed.ok) return answerFault(removed.fault);
  return answer({ ok: true, id: `_local/${request.document}`, rev: removed.value.rev });
};

function storedId({ session, document }: GatewayRequest): string {
  return `${session?.user ?? ''}.${document}`;
}

/** Adds a name to the list of the user; an answer when it cannot. */
async function list({ store }: Gateway, { session, document, database }: GatewayRequest): Promise<Answer | undefined> {
  const id = session?.user ?? 'nobody';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const found = await store.local.get(database, id);
    const names = found.ok ? (found.value.names as string[]) : [];
    if (names.includes(document)) return undefined;
    if (names.length >= most) return refusal(403, 'forbidden', `At most ${most} local documents are kept.`);
    const _rev = found.ok ? found.value._rev : undefined;
    const body = { names: [...names, document], ...(_rev !== undefined && { _rev }) };
    const written = await store.local.put(database, id, body);
    if (written.ok) return undefined;
    if (written.fault.code !== 'document.conflict') return answerFault(written.fault);
  }
  return answerFault({ code: 'document.conflict', message: '' });
}
