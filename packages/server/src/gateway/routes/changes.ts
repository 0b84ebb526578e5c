import type { Changes, ChangesQuery } from '../../stores/databaseStore.ts';
import { type Answer, answer, answerFault, badQuery, badRequest, hidden, noSession, refusal } from '../answer.ts';
import { isOn, numberIn } from '../query.ts';
import { isObject, isTextList, readJson } from '../readJson.ts';
import type { Gateway, GatewayRequest, Handler } from '../request.ts';
import { readAlongside } from './readAlongside.ts';

/** A client that names it takes documents with the feed, and does not ask for them. docs/sync.md#fast-answers */
const alongside = 'playhouse-alongside';

const limits = { changes: 1000, ids: 1000, timeout: 60_000 } as const;

export const getChanges: Handler = (gateway, request) => {
  if (request.query.has('filter')) return Promise.resolve(badQuery('Filters are not available.'));
  return readFeed(gateway, request, {});
};

/** The changes of some documents. */
export const postChanges: Handler = async (gateway, request) => {
  if (request.query.get('filter') !== '_doc_ids') return badQuery('The only filter is _doc_ids.');
  const ids = readIds(request.body);
  if (!ids || ids.length > limits.ids) return badRequest(`doc_ids must be a list of at most ${limits.ids} ids.`);
  return readFeed(gateway, request, { ids });
};

function readIds(body: Uint8Array): readonly string[] | undefined {
  const json = readJson(body)?.value;
  return isObject(json) && isTextList(json.doc_ids) ? json.doc_ids : undefined;
}

async function readFeed(gateway: Gateway, request: GatewayRequest, given: ChangesQuery): Promise<Answer> {
  const { query, database, signal, session, headers } = request;
  const [limit, timeout, heartbeat] = ['limit', 'timeout', 'heartbeat'].map((name) => numberIn(query, name));
  if (limit === 'bad' || timeout === 'bad') return badQuery('limit and timeout must be whole numbers.');
  const feed = query.get('feed') ?? 'normal';
  if (feed !== 'normal' && feed !== 'longpoll') return badQuery(`There is no feed “${feed}”.`);
  const asked = changesQuery(request, Math.min(limit ?? limits.changes, limits.changes), given);
  if (!asked) return badQuery('style must be main_only or all_docs.');
  if (feed === 'normal') {
    const found = await gateway.store.changes(database, asked);
    return found.ok ? answer(await bodyOf(gateway, request, found.value)) : answerFault(found.fault);
  }
  const user = session?.user ?? '';
  const waiting = gateway.feeds
    .changes(database, { query: asked, timeout: Math.min(timeout ?? limits.timeout, limits.timeout), user, signal })
    .then(async (found): Promise<Answer> => {
      if ('busy' in found) return tooManyFeeds;
      // Much may have happened meanwhile: a sign-out, a removal, a project that is no longer shared.
      const now = await gateway.access.access(await gateway.access.session(headers), database);
      if (now === 'none') return noSession;
      if (now === 'hidden') return hidden;
      return found.ok ? answer(await bodyOf(gateway, request, found.value)) : answerFault(found.fault);
    });
  if (typeof heartbeat !== 'number' || heartbeat === 0) return waiting;
  // The status has been sent by the time it is known what to answer.
  const empty = { results: [], last_seq: asked.since, pending: 0 };
  const body = waiting.then((late) => (late.status === 200 ? late.body : empty));
  return { status: 200, later: { body, heartbeat: Math.max(heartbeat, 1000) } };
}

const tooManyFeeds = refusal(429, 'too_many', 'Too many feeds are open at the same time.', { 'retry-after': '5' });

function changesQuery({ query }: GatewayRequest, limit: number, given: ChangesQuery): ChangesQuery | undefined {
  const style = query.get('style') ?? 'main_only';
  if (style !== 'main_only' && style !== 'all_docs') return undefined;
  return {
    ...given,
    // Sequences may come as JSON.
    since: (query.get('since') ?? '0').replace(/^"(.*)"$/, '$1'),
    limit,
    style,
    includeDocs: isOn(query, 'include_docs'),
    conflicts: isOn(query, 'conflicts'),
    attachments: isOn(query, 'attachments'),
    descending: isOn(query, 'descending'),
  };
}

async function bodyOf(gateway: Gateway, { database, headers }: GatewayRequest, changes: Changes): Promise<object> {
  const { results, lastSequence, pending } = changes;
  const isFast = headers[alongside] !== undefined && results.length > 0;
  return {
    ...(isFast && { alongside: await readAlongside(gateway.store, database, changes) }),
    results: results.map(({ sequence, id, revisions, deleted, doc }) => ({
      seq: sequence,
      id,
      changes: revisions.map((rev) => ({ rev })),
      ...(deleted && { deleted: true }),
      ...(doc && { doc }),
    })),
    last_seq: lastSequence,
    pending,
  };
}
