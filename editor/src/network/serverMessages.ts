import { isJsonObject } from '@playhouse/core';
import {
  count,
  type FieldsOf,
  objectOf,
  oneOf,
  optional,
  passing,
  refused,
  type Shape,
} from '@playhouse/player/messages';
import type { CallOutcome } from '@playhouse/player/servers';

/** Carries the port to the frame that calls servers. */
export const connectNetwork = 'playhouse-connect-network';

/** A little more than the longest answer has in characters. */
const longText: Shape<string> = passing(
  (value): value is string => typeof value === 'string' && value.length <= 2_000_000,
);
const requestFields = { id: count, method: oneOf(['GET', 'POST']), url: longText, body: optional(longText) };
const answerFields = { id: count, value: optional(longText), failure: optional(longText) };

/** A call that the editor wants made. */
export type ServerRequest = FieldsOf<typeof requestFields>;

/** What came of a call. */
export interface ServerAnswer {
  readonly id: number;
  readonly outcome: CallOutcome;
}

export function parseRequest(value: unknown): ServerRequest | undefined {
  const taken = isJsonObject(value) ? objectOf(requestFields)(value) : refused;
  return taken === refused ? undefined : taken;
}

export function parseAnswer(value: unknown): ServerAnswer | undefined {
  const taken = isJsonObject(value) ? objectOf(answerFields)(value) : refused;
  if (taken === refused) return undefined;
  const { id, value: text, failure = '' } = taken;
  return { id, outcome: text === undefined ? { failure } : { value: text } };
}
