import { type Binder, type Binding, createBinder, valueTypeOf } from '@playhouse/core';
import type { Access } from '../attributes/access.ts';
import { actorCode, type OwnerCode } from '../attributes/ownerCode.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';

/**
 * Binds the keypaths of programs at one location to the fields and slots of the running game.
 * docs/architecture.md#runtime.
 */
export function bindAttributes(find: (keypath: string) => Access | undefined): Binder {
  const known = new Map<string, Binding | undefined>();
  return createBinder((keypath) => {
    if (!known.has(keypath)) known.set(keypath, bind(find(keypath), self));
    return known.get(keypath);
  });
}

const self = actorCode('a');

/** The same for code that accesses the actor differently, with the constants of a binder. */
export function bindFor(
  code: OwnerCode,
  find: (keypath: string) => Access | undefined,
  { constant, constants }: Binder,
): Binder {
  return { bind: (keypath) => bind(find(keypath), code), constant, constants };
}

function bind(access: Access | undefined, code: OwnerCode): Binding | undefined {
  return (
    access && {
      type: valueTypeOf(access.type),
      source: access.source(code),
      read: (self, world) => access.read(self as Actor, world as World),
    }
  );
}
