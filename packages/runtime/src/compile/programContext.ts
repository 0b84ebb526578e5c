import type { Binder, Path } from '@playhouse/core';
import { type Access, type AttributeContext, findAccess } from '../attributes/access.ts';
import { bindAttributes } from './binding.ts';

/** The context for compiling the behaviors of one owner. */
export interface ProgramContext {
  /** The attribute that a keypath names. */
  access(keypath: string): Access | undefined;
  readonly binder: Binder;
  readonly game: GameCompiler;
  /** Keypaths that were looked up and name nothing. */
  readonly missing: ReadonlySet<string>;
}

/** State shared by all programs of a game while it is compiled. */
export interface GameCompiler {
  prototype(id: string): number | undefined;
  scene(id: string): number | undefined;
  readonly sceneCount: number;
  table(id: string): number | undefined;
  /** Assigns an index to a location in the project, for faults. */
  addLocation(path: Path): number;
  /** Assigns an index to a key that the game uses. */
  key(name: string): number;
  readonly uses: { collide: boolean; overlaps: boolean; clock: boolean };
}

/** A context in which these attributes can be named. */
export function createProgramContext(attributes: AttributeContext, game: GameCompiler): ProgramContext {
  const missing = new Set<string>();
  function access(keypath: string): Access | undefined {
    if (keypath.includes('devices.clock.')) game.uses.clock = true;
    const found = findAccess(keypath, attributes);
    if (!found) missing.add(keypath);
    return found;
  }
  return { access, binder: bindAttributes(access), game, missing };
}
