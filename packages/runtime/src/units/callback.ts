import { Actor } from '../state/actor.ts';
import { ActorRows } from '../state/actorRows.ts';
import type { World } from '../state/world.ts';
import type { Target, UnitCompiler } from './defineRuntimeBehavior.ts';

/** The attribute that says how a call goes: 0 at its start, 1 on success, -1 on failure. Reference 1.11 and 1.12. */
export interface Callback {
  /** An attribute of an actor that is gone is not written any more; one of the game is. */
  write(actor: Actor | undefined, world: World, state: 0 | 1 | -1): void;
}

const nobody = new Actor(new ActorRows(), 0);

/** The callback that a keypath names. */
export function createCallback(keypath: string, compiler: UnitCompiler): Callback {
  const target: Target = compiler.target(keypath);
  const isGlobal = keypath.startsWith('game.');
  return {
    write(actor, world, state) {
      const owner = actor ?? (isGlobal ? nobody : undefined);
      if (owner) target.writeNumber(owner, world, state);
    },
  };
}
