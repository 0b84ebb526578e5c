import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFromUs } from '../access/origin.ts';
import type { RateClass, RateLimits } from '../access/rateLimit.ts';
import { refuse, tooMany } from '../api/apiAnswers.ts';
import type { ApiAnswer } from '../api/apiRoute.ts';
import type { Caller, Callers } from '../sessions/callers.ts';

export interface FrontDoorOptions {
  readonly callers: Callers;
  readonly rates: RateLimits;
  /** Origins of our pages beside the address under which the server is asked. */
  readonly origins: readonly string[];
}

export type TextHeaders = Readonly<Record<string, string | undefined>>;

/** Headers that Node joins to texts, or keeps once. */
export function textHeaders(request: FastifyRequest): TextHeaders {
  return request.headers as TextHeaders;
}

/** What every request passes before its body is read: how often it may ask, and whether it comes from our pages. */
export class FrontDoor {
  private readonly options: FrontDoorOptions;
  private readonly callers = new WeakMap<FastifyRequest, Caller | undefined>();

  constructor(options: FrontDoorOptions) {
    this.options = options;
  }

  /** Who makes a request that was let in. */
  callerOf(request: FastifyRequest): Caller | undefined {
    return this.callers.get(request);
  }

  /** Why a request is not let in; undefined when it is. */
  async refuse(request: FastifyRequest, rate: RateClass | 'none'): Promise<ApiAnswer | undefined> {
    const { callers, rates, origins } = this.options;
    const { origin, authorization, 'sec-fetch-site': fetchSite } = textHeaders(request);
    const facts = {
      method: request.method,
      origin,
      fetchSite,
      hasToken: authorization !== undefined,
      own: `${request.protocol}://${request.host}`,
    };
    if (!isFromUs(facts, origins)) {
      return origin === undefined
        ? refuse(403, 'origin.missing', 'The request does not say which page it comes from.')
        : refuse(403, 'origin.foreign', 'The request comes from another site.');
    }
    const caller = await callers.find(textHeaders(request));
    this.callers.set(request, caller);
    const wait = caller ? rates.take('user', caller.user.id) : rates.take('address', request.ip);
    if (wait > 0) return tooMany(wait);
    const more = rate === 'none' ? 0 : rates.take(rate, caller && rate !== 'signIn' ? caller.user.id : request.ip);
    return more > 0 ? tooMany(more) : undefined;
  }

  /** A hook that answers requests that are not let in. */
  hook(rate: RateClass | 'none') {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const refused = await this.refuse(request, rate);
      if (!refused) return undefined;
      // The body is not read: the connection cannot be used again.
      if (request.method !== 'GET' && request.method !== 'HEAD') reply.header('connection', 'close');
      const { status, headers = {}, body } = refused;
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', ...headers })
        .send(body);
    };
  }
}
