import { count, take } from '@playhouse/player/messages';
import type { CallOutcome } from '@playhouse/player/servers';
import * as v from 'valibot';

/** Carries the port to the frame that calls servers. */
export const connectNetwork = 'playhouse-connect-network';

/** Slightly more than the longest possible answer, in characters. */
const longText = v.pipe(v.string(), v.maxLength(2_000_000));
const request = v.object({
  id: count,
  method: v.picklist(['GET', 'POST']),
  url: longText,
  body: v.optional(longText),
});
const answer = v.object({ id: count, value: v.optional(longText), failure: v.optional(longText) });

/** A call that the editor wants made. */
export type ServerRequest = v.InferOutput<typeof request>;

/** The result of a call. */
export interface ServerAnswer {
  readonly id: number;
  readonly outcome: CallOutcome;
}

export function parseRequest(value: unknown): ServerRequest | undefined {
  return take(request, value);
}

export function parseAnswer(value: unknown): ServerAnswer | undefined {
  const taken = take(answer, value);
  if (!taken) return undefined;
  const { id, value: text, failure = '' } = taken;
  return { id, outcome: text === undefined ? { failure } : { value: text } };
}
