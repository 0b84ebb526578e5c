import { type Binder, type Binding, createBinder, valueTypeOf } from '@playhouse/core';
import type { Access } from '../attributes/access.ts';
import type { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';

/**
 * Binds the keypaths of programs at one place to the fields and slots of the running game.
 * docs/architecture.md#runtime.
 */
export function bindAttributes(find: (keypath: string) => Access | undefined): Binder {
  const known = new Map<string, Binding | undefined>();
  return createBinder((keypath) => {
    if (!known.has(keypath)) known.set(keypath, bind(find(keypath)));
    return known.get(keypath);
  });
}

function bind(access: Access | undefined): Binding | undefined {
  return (
    access && {
      type: valueTypeOf(access.type),
      source: access.source,
      read: (self, world) => access.read(self as Actor, world as World),
    }
  );
}
