import type { Actor } from '../state/actor.ts';
import { finiteNumber } from '../state/value.ts';
import type { World } from '../state/world.ts';
import { defineRuntimeBehavior, type ValueReader } from '../units/defineRuntimeBehavior.ts';
import { runPass } from '../units/passes.ts';
import { finish } from '../units/run.ts';

const columns = 1;
const first = 0;
const last = 1;

/**
 * Runs its children once for every row or column within one frame, in ascending or descending order.
 * docs/runtime-rules.md#table-behaviors.
 */
export const LoopTable = defineRuntimeBehavior('LoopTableBehavior', {
  prepare: (fields, compiler) => ({
    table: compiler.table(fields.tableID),
    index: compiler.target(fields.loopAttribute),
  }),

  start(unit, actor, world) {
    finish(unit, actor);
    const { fields, prepared } = unit;
    const table = prepared.table(actor, world);
    if (table === undefined) return;
    const count = fields.loopType === columns ? table.columnCount : table.rowCount;
    const from = cellOf(fields.startCell, fields.startCellExpression, count, unit.location, actor, world);
    const to = cellOf(fields.endCell, fields.endCellExpression, count, unit.location, actor, world);
    if (!Number.isFinite(from + to)) return;
    const step = from <= to ? 1 : -1;
    const passes = Math.abs(to - from) + 1;
    for (let pass = 0; pass < passes; pass++) {
      prepared.index.writeNumber(actor, world, from + pass * step);
      if (!runPass(unit, actor, world)) return;
    }
  },
});

/** The index at which a loop starts or ends; NaN when there is none. */
function cellOf(kind: number, index: ValueReader, count: number, location: number, actor: Actor, world: World): number {
  if (kind === first || kind === last) return count === 0 ? Number.NaN : kind === first ? 1 : count;
  const value = index(actor, world);
  return value === undefined ? Number.NaN : Math.round(finiteNumber(value, location, world));
}
