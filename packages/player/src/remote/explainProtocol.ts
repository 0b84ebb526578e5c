import type { Path } from '@playhouse/core';
import type {
  ActorNow,
  AttributeAnswer,
  BehaviorQuestion,
  BreakpointHit,
  Breakpoints,
  FrameEvent,
  FramePosition,
  FrameQuestion,
  TracedAttribute,
  WhyAnswer,
} from '@playhouse/runtime';
import * as v from 'valibot';
import { cause, change } from './causeSchema.ts';
import { count, listOf, path, scalar, text } from './messageSchemas.ts';

/** Requests of the window about why a game does what it does. */
export interface ExplainRequests {
  /** Follows an actor from now on, and records what changes these attributes; without an actor, stops following. */
  follow: { readonly actor?: number | undefined; readonly attributes: readonly TracedAttribute[] };
  now: object;
  why: BehaviorQuestion;
  whoSet: TracedAttribute & { readonly owner: Path };
  /** From now on, a step that hits one of these ends the request and reports it. */
  breakAt: Breakpoints;
  /** What happened in the frame that was played last, in order. */
  eventsOf: FrameQuestion;
  /** Replays the next frame up to a position in it, which is then shown; without one, shows the frame before it. */
  stepInto: { readonly position?: FramePosition | undefined };
}

export interface ExplainAnswers {
  follow: undefined;
  now: ActorNow | undefined;
  why: WhyAnswer | undefined;
  whoSet: AttributeAnswer | undefined;
  breakAt: undefined;
  eventsOf: { readonly isExact: boolean; readonly events: readonly FrameEvent[] } | undefined;
  /** False when the frame has no such position. */
  stepInto: boolean;
}

/** Maximum number of reported behaviors, conditions and values, and of frames. */
const most = 2000;

const side = v.optional(scalar);

/** The current state of an actor's behaviors. */
export const actorNowFields = {
  frame: count,
  owner: path,
  active: listOf(path, most),
  conditions: listOf(v.object({ path, holds: v.boolean(), left: side, right: side }), most),
  values: listOf(v.object({ path, field: text, value: scalar }), most),
  changes: listOf(change, most),
} as const;

const answered = { from: count, to: count, isExact: v.boolean(), sentence: text } as const;

/** Why a behavior did what it did. */
export const whyFields = {
  ...answered,
  cause,
  leads: listOf(v.object({ path, name: text }), 100),
  lines: listOf(
    v.object({ path, name: text, states: v.pipe(v.string(), v.maxLength(most)), values: listOf(text, most) }),
    100,
  ),
} as const;

/** What has set an attribute. */
export const whoSetFields = { ...answered, changes: listOf(change, most) } as const;

/** What has hit a breakpoint. */
export const hitFields = {
  frame: count,
  actor: v.optional(count),
  path: v.optional(path),
  change: v.optional(change),
} as const;

/** What happened in a frame. */
export const eventsFields = {
  isExact: v.boolean(),
  events: listOf(
    v.union([
      v.object({ kind: v.literal('behavior'), path, phase: v.picklist(['start', 'update', 'stop', 'answer']) }),
      v.object({ kind: v.literal('condition'), path, holds: v.boolean(), left: side, right: side }),
      v.object({ kind: v.literal('change'), change }),
    ]),
    most,
  ),
} as const;

type Schema<Value> = v.GenericSchema<unknown, Value>;

export const explainSchemas: { readonly [Name in keyof ExplainAnswers]: Schema<ExplainAnswers[Name]> } = {
  follow: v.undefined(),
  now: v.optional(v.object(actorNowFields)) as Schema<ExplainAnswers['now']>,
  why: v.optional(v.object(whyFields)),
  whoSet: v.optional(v.object(whoSetFields)) as Schema<ExplainAnswers['whoSet']>,
  breakAt: v.undefined(),
  eventsOf: v.optional(v.object(eventsFields)) as Schema<ExplainAnswers['eventsOf']>,
  stepInto: v.boolean(),
};

export const hit = v.object(hitFields) as Schema<BreakpointHit>;
