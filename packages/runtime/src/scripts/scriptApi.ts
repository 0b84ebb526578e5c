import { convertValue, framesPerSecond, type Scalar, type Value } from '@playhouse/core';
import type { Access } from '../attributes/access.ts';
import { maximumRows, type RuntimeTable } from '../state/table.ts';
import type { World } from '../state/world.ts';
import { ScriptMistake } from './scriptMistake.ts';

/** The context of script operations. */
export interface ScriptContext {
  readonly world: World;
  /** The attribute for a name or keypath in the running scene. */
  attribute(name: string): Access | undefined;
  log(text: string): void;
  /** Pauses the game for this many frames, forever for -1, or resumes it for 0. */
  wait(frames: number): void;
  /** The default action of the event. */
  standard(): unknown;
}

type Operation = (context: ScriptContext, values: readonly unknown[]) => unknown;

/**
 * The requests that scripts can make to the game, by name. The functions that scripts call are in the prelude.
 * docs/runtime-rules.md#how-scripts-run.
 */
export const scriptOperations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['random', ({ world }) => world.random.next()],
  ['default', ({ standard }) => standard()],
  ['log', ({ log }, [text]) => log(String(text ?? ''))],
  ['pause', ({ wait }, [seconds]) => wait(framesOf(seconds))],
  ['resume', ({ wait }) => wait(0)],
  ['getAttribute', (context, [name]) => readAttribute(context, String(name))],
  ['setAttribute', (context, [name, value]) => writeAttribute(context, String(name), scalarOf(value))],
  ['giveAdReward', ({ world }, [name, value]) => giveReward(world, name, value)],
  [
    'table',
    ({ world }, [name]) => {
      const { id, name: title } = findTable(world, name);
      return { id, name: title };
    },
  ],
  ['tableSize', onTable((table) => ({ rows: table.rowCount, columns: table.columnCount }))],
  ['getCell', onTable((table, [row, column]) => table.cell(rowOf(table, row), columnOf(table, column)))],
  [
    'setCell',
    onTable((table, [row, column, value]) => {
      if (!table.write(rowOf(table, row), columnOf(table, column), scalarOf(value)))
        throw new ScriptMistake(`The table ${table.name} holds too much text.`);
    }),
  ],
  ['addRow', onTable((table, [at]) => addRow(table, at))],
  ['removeRow', onTable((table, [row]) => table.removeRow(rowOf(table, row)))],
  ['findRow', onTable((table, [name]) => table.findRow(String(name)))],
  ['findColumn', onTable((table, [name]) => table.findColumn(String(name)))],
  ['rowName', onTable((table, [row]) => table.rowNames[rowOf(table, row) - 1])],
  [
    'setRowName',
    onTable((table, [row, name]) => {
      table.rowNames[rowOf(table, row) - 1] = String(name ?? '');
    }),
  ],
]);

function onTable(run: (table: RuntimeTable, values: readonly unknown[]) => unknown): Operation {
  return ({ world }, [table, ...values]) => run(findTable(world, table), values);
}

function readAttribute(context: ScriptContext, name: string): unknown {
  const value: Value = demandAttribute(context, name).read(...none(context));
  if (typeof value === 'object') throw new ScriptMistake(`${name} is a table: use getTable.`);
  return value;
}

function writeAttribute(context: ScriptContext, name: string, value: Scalar): void {
  const access = demandAttribute(context, name);
  if (access.type === 'table') throw new ScriptMistake(`${name} is a table: use getTable.`);
  if (access.readOnly) throw new ScriptMistake(`The attribute ${name} cannot be written.`);
  const converted = convertValue(value, access.type);
  if (typeof converted === 'number' && !Number.isFinite(converted))
    throw new ScriptMistake(`The attribute ${name} cannot be ${converted}.`);
  const [actor, world] = none(context);
  access.write(actor, world, converted);
}

function demandAttribute({ attribute }: ScriptContext, name: string): Access {
  const access = attribute(name);
  if (!access) throw new ScriptMistake(`There is no attribute ${name}.`);
  return access;
}

/** Attributes of the game, its scene and its devices are read without an actor. */
function none({ world }: ScriptContext): Parameters<Access['read']> {
  return [undefined as never, world];
}

function giveReward(world: World, name: unknown, value: unknown): void {
  world.game.adRewardName = String(name ?? '');
  world.game.adRewardValue = Number(convertValue(scalarOf(value), 'integer')) || 0;
}

function findTable(world: World, name: unknown): RuntimeTable {
  const table = world.tables.find(({ id }) => id === name) ?? world.tables.find((each) => each.name === name);
  if (!table) throw new ScriptMistake(`There is no table ${String(name)}.`);
  return table;
}

function rowOf(table: RuntimeTable, row: unknown): number {
  const number = typeof row === 'string' ? table.findRow(row) : Number(row);
  if (Number.isInteger(number) && number >= 1 && number <= table.rowCount) return number;
  throw new ScriptMistake(`The table ${table.name} has no row ${String(row)}.`);
}

function columnOf(table: RuntimeTable, column: unknown): number {
  const number = typeof column === 'string' ? table.findColumn(column) : Number(column);
  if (Number.isInteger(number) && number >= 1 && number <= table.columnCount) return number;
  throw new ScriptMistake(`The table ${table.name} has no column ${String(column)}.`);
}

/** Without an index, the row is appended. */
function addRow(table: RuntimeTable, at: unknown): void {
  const place = at === undefined || at === null ? table.rowCount + 1 : Number(at);
  if (!Number.isInteger(place) || place < 1 || place > table.rowCount + 1)
    throw new ScriptMistake(`Cannot add row ${String(at)} to the table ${table.name}.`);
  if (table.rowCount >= maximumRows) throw new ScriptMistake(`A table can have no more than ${maximumRows} rows.`);
  table.addRow(place);
}

function framesOf(seconds: unknown): number {
  if (seconds === undefined || seconds === null) return -1;
  const frames = Math.round(Number(seconds) * framesPerSecond);
  if (Number.isSafeInteger(frames) && frames > 0) return frames;
  throw new ScriptMistake('pause takes a number of seconds, or no argument.');
}

function scalarOf(value: unknown): Scalar {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  throw new ScriptMistake('Only numbers, texts and booleans can be stored.');
}
