import type { TableReader, UnitCompiler, ValueReader } from '../units/defineRuntimeBehavior.ts';
import { compileConditions } from './compileConditions.ts';
import type { ProgramContext } from './programContext.ts';
import { compileNumber, compileValue, constantOf } from './readers.ts';
import { createTarget } from './targets.ts';

/**
 * Resolves the fields of the behavior at `location`. `addCondition` assigns an index to the location of its nth
 * condition.
 */
export function createUnitCompiler(
  context: ProgramContext,
  location: number,
  addCondition: (index: number) => number,
  useTouch: () => void,
): UnitCompiler {
  const { binder, game } = context;
  return {
    location,
    target: (keypath) => createTarget(keypath, context.access(keypath), location),
    value: (stored) => compileValue(stored, binder, location),
    number: (stored, fallback) => compileNumber(stored, fallback, binder, location),
    constant: constantOf,
    table: (id, expression) => tableReader(id, expression, context, location),
    prototype: game.prototype,
    scene: game.scene,
    sceneCount: game.sceneCount,
    test: (conditions, isAny) => compileConditions(conditions, isAny, { context, addCondition, useTouch }),
  };
}

function tableReader(
  id: string,
  expression: ValueReader | undefined,
  { game }: ProgramContext,
  location: number,
): TableReader {
  const number = id === '' ? undefined : game.table(id);
  if (number !== undefined) return (_, world) => world.tables[number];
  return (actor, world) => {
    const value = id === '' ? expression?.(actor, world) : undefined;
    const table = world.tables.find((one) => one === value);
    if (table === undefined) world.faults.report(location, 'table.missing', id === '' ? '' : id);
    return table;
  };
}
