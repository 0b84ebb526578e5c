import type { Cause } from '@playhouse/runtime';
import * as v from 'valibot';
import { count, listOf, path, scalar, text } from './messageSchemas.ts';

const subject = v.union([v.picklist(['game', 'scene']), count]);

/** Who changed an attribute. */
const writer = v.union([
  v.object({ kind: v.picklist(['behavior', 'motion']), path, actor: count }),
  v.object({ kind: v.picklist(['physics', 'script', 'game', 'outside']) }),
]);

/** One change of an attribute. */
export const change = v.object({ subject, id: text, frame: count, from: scalar, to: scalar, writer });

/** Maximum number of conditions and scenes that a cause names. */
const mostNamed = 1000;
const conditions = listOf(path, mostNamed);

const of = <Kind extends Cause['kind'], Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) =>
  v.object({ kind: v.literal(kind), ...fields });

/** Why a behavior did what it did, as data. */
export const cause = v.variant('kind', [
  of('missing', {}),
  of('note', {}),
  of('off', { path }),
  of('blockOff', { path }),
  of('unlocked', {}),
  of('neverPlaced', {}),
  of('neverSpawned', {}),
  of('otherScene', { scenes: listOf(text, mostNamed), running: text }),
  of('destroyed', { frame: v.optional(count), by: v.optional(path) }),
  of('paused', {}),
  of('waiting', {}),
  of('fault', { path, code: text, detail: text, frame: count }),
  of('neverTrue', { path, conditions }),
  of('neverTogether', { path, conditions }),
  of('aroundNeverTrue', { path, conditions }),
  of('aroundNeverTogether', { path, conditions }),
  of('aroundAlwaysTrue', { path }),
  of('conditionDecided', { path, by: path, isTrue: v.boolean() }),
  of('conditionTrue', { path, frame: count, isLast: v.boolean() }),
  of('onceDone', { path }),
  of('timerWaits', { path }),
  of('timerOver', { path }),
  of('sequenceWaits', { path, before: path }),
  of('doneBefore', { parent: v.optional(path) }),
  of('notReached', { path }),
  of('overwritten', { change, by: writer, to: scalar }),
  of('sameValue', { frame: count }),
  of('ran', { frame: count, times: count, isStill: v.boolean() }),
]) as v.GenericSchema<unknown, Cause>;
