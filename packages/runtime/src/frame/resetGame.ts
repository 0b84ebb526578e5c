import type { GamePlan } from '../plan/gamePlan.ts';
import type { StoragePort } from '../ports/gamePorts.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { GameState } from '../state/gameState.ts';
import { readSavedTable } from '../state/savedValue.ts';
import { createTable, type RuntimeTable } from '../state/table.ts';

/**
 * Resets game attributes and tables to their initial values, and saved tables to their saved content.
 * docs/runtime-rules.md#flow.
 */
export function resetGame(simulation: Simulation): void {
  const { plan, world } = simulation;
  simulation.calls = [];
  world.game = createGameState(plan);
  world.tables = createTables(plan, world.storage);
}

/** The attributes of a game at its start. */
export function createGameState({ initial }: GamePlan): GameState {
  return Object.assign(new GameState(), initial, { slots: initial.slots.slice(), values: [...initial.values] });
}

/** The tables of a game at its start; a saved table has its saved content. docs/runtime-rules.md#table-behaviors. */
export function createTables({ tables }: GamePlan, storage: StoragePort): RuntimeTable[] {
  return tables.map((document) => {
    const table = createTable(document);
    const saved = readSavedTable(storage, document.id);
    if (saved) table.assign(saved);
    return table;
  });
}
