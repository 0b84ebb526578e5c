import { isDatabaseName } from '../stores/databaseName.ts';
import { type Answer, badQuery, hidden, noSession, notFound, readOnly, refusal } from './answer.ts';
import type { Gateway, GatewayRequest } from './request.ts';
import type { GatewayRoute } from './routeTable.ts';

/** A request as it comes, before anybody knows who asks. */
export type RawRequest = Omit<GatewayRequest, 'session' | 'access'>;

/** Answers a request that matched a route: who asks, whether they may, and then what the route does. */
export async function dispatch(gateway: Gateway, route: GatewayRoute, raw: RawRequest): Promise<Answer> {
  const { database, document, query, headers } = raw;
  if (route.who === 'anybody') return route.handler(gateway, { ...raw, session: undefined, access: 'none' });
  // Names with an underscore are functions of a database server, of which we have those in the table only.
  const isOurs = !document.startsWith('_') || route.path.includes('_local');
  if (!isDatabaseName(database) || !(isOurs || (gateway.policy.isBare && document.startsWith('_design')))) {
    return notFound;
  }
  const session = await gateway.access.session(headers);
  const access = session ? await gateway.access.access(session, database) : 'none';
  if (access === 'none') return noSession;
  const isReader = access === 'read' || access === 'write';
  if (route.who !== 'session' && !isReader) return hidden;
  if (route.who === 'write' && access === 'read') return refusal(403, 'forbidden', readOnly);
  const unknown = [...query.keys()].find((name) => !route.query.includes(name));
  if (unknown !== undefined && !gateway.policy.isBare)
    return badQuery(`There is no parameter “${unknown.slice(0, 50)}”.`);
  const answered = await route.handler(gateway, { ...raw, session, access });
  const isMissing = answered === hidden && gateway.policy.isBare;
  return isMissing ? refusal(404, 'not_found', 'Database does not exist.') : answered;
}
