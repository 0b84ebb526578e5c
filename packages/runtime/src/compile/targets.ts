import { convertValue, type Value, valueTypeOf } from '@playhouse/core';
import type { Access } from '../attributes/access.ts';
import type { Actor } from '../state/actor.ts';
import { describeValue } from '../state/value.ts';
import type { World } from '../state/world.ts';
import type { Target } from '../units/defineRuntimeBehavior.ts';

/** An attribute as written by behaviors, with the conversions and refusals of docs/runtime-rules.md#type-conversion. */
export function createTarget(keypath: string, access: Access | undefined, location: number): Target {
  if (access === undefined) return missingTarget(keypath, location);
  if (access.readOnly) return readOnlyTarget(keypath, access, location);
  const { type } = access;
  const isReal = type === 'real';

  function write(actor: Actor, world: World, value: Value | undefined): void {
    if (value === undefined) return;
    if (type === 'table' || typeof value === 'object') {
      world.faults.report(location, 'value.number', describeValue(value));
      return;
    }
    const converted = convertValue(value, type);
    if (typeof converted !== 'number' || Number.isFinite(converted)) access?.write(actor, world, converted);
    else world.faults.report(location, 'value.infinite', describeValue(converted));
  }

  return {
    isNumeric: valueTypeOf(type) === 'number',
    read: access.read,
    write,
    writeNumber(actor, world, value) {
      if (isReal && Number.isFinite(value)) access.write(actor, world, value);
      else write(actor, world, value);
    },
  };
}

function missingTarget(keypath: string, location: number): Target {
  const report = (world: World) => world.faults.report(location, 'attribute.missing', keypath);
  return {
    isNumeric: false,
    read(_, world) {
      report(world);
      return undefined;
    },
    write: (_, world) => report(world),
    writeNumber: (_, world) => report(world),
  };
}

function readOnlyTarget(keypath: string, access: Access, location: number): Target {
  const report = (world: World) => world.faults.report(location, 'attribute.readOnly', keypath);
  return {
    isNumeric: valueTypeOf(access.type) === 'number',
    read: (actor: Actor, world: World): Value => access.read(actor, world),
    write: (_, world) => report(world),
    writeNumber: (_, world) => report(world),
  };
}
