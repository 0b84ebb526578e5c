import type { Actor } from '../state/actor.ts';
import type { RuntimeTable } from '../state/table.ts';
import { textOfValue } from '../state/value.ts';
import type { World } from '../state/world.ts';
import { type Callback, createCallback } from './callback.ts';
import type { TableReader, UnitCompiler, UnitOf, ValueReader } from './defineRuntimeBehavior.ts';
import type { Unit } from './unit.ts';

/** The resolved fields of both network behaviors. */
export interface PreparedCall {
  readonly callback: Callback;
  /** The behavior does not run without a callback attribute. docs/runtime-rules.md#networking. */
  readonly hasCallback: boolean;
  readonly table: TableReader;
}

type NetworkUnit = UnitOf<'NetworkGetTableFromURLAction' | 'NetworkSendTableToURLAction', PreparedCall>;

/** Resolves the callback attribute and the table of a call. */
export function prepareCall(
  fields: { readonly callbackAttribute: string; readonly dataTable: ValueReader },
  compiler: UnitCompiler,
): PreparedCall {
  const { callbackAttribute, dataTable } = fields;
  return {
    callback: createCallback(callbackAttribute, compiler),
    hasCallback: callbackAttribute !== '',
    table: compiler.table('', dataTable),
  };
}

/** Starts a call; without a network, an address or a table it fails immediately. */
export function startCall(
  unit: NetworkUnit,
  actor: Actor,
  world: World,
  method: 'GET' | 'POST',
  bodyOf: (table: RuntimeTable) => string | undefined,
): void {
  const { callback, hasCallback, table: read } = unit.prepared;
  if (!hasCallback) return;
  const url = textOfValue(unit.fields.url(actor, world)).trim();
  const table = read(actor, world);
  const { network } = world;
  const canCall = network !== undefined && url !== '' && table !== undefined;
  const call = canCall ? world.calls.open(actor, unit as Unit, world.tables.indexOf(table)) : 0;
  callback.write(actor, world, call > 0 ? 0 : -1);
  if (!canCall || call === 0) return;
  const body = bodyOf(table);
  network.send({ call, method, url, ...(body !== undefined && { body }) });
}
