import type { Scalar } from '@playhouse/core';
import { ActorRows } from '../rows/actorRows.ts';
import { Actor } from '../state/actor.ts';
import type { World } from '../state/world.ts';
import type { Target, UnitCompiler } from './defineRuntimeBehavior.ts';

/**
 * The attribute that an answer is written to; the answer may arrive after the actor was removed.
 * docs/runtime-rules.md#device-behaviors and docs/runtime-rules.md#networking.
 */
export interface Callback {
  /** An attribute of a removed actor is no longer written, one of the game still is. */
  write(actor: Actor | undefined, world: World, value: Scalar): void;
}

const nobody = new Actor(new ActorRows(), 0);

/** The callback that a keypath names. A call writes 0 at its start, 1 on success, -1 on failure. */
export function createCallback(keypath: string, compiler: UnitCompiler): Callback {
  const target: Target = compiler.target(keypath);
  const isGlobal = keypath.startsWith('game.');
  return {
    write(actor, world, value) {
      const owner = actor ?? (isGlobal ? nobody : undefined);
      if (owner) target.write(owner, world, value);
    },
  };
}
