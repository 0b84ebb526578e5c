import type { Path } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import type { Unit } from '../units/unit.ts';
import { wrapHandlers } from '../units/wrapHandlers.ts';

/** Time that one behavior took in the steps since the last report, in ms, excluding its children. */
export interface ProfiledBehavior {
  readonly path: Path;
  readonly milliseconds: number;
  readonly calls: number;
}

/** A running measurement. */
export interface Profile {
  /** Times of all behaviors since the last report, slowest first. */
  report(): ProfiledBehavior[];
  /** Ends the measurement and restores the game's own functions. */
  stop(): void;
}

interface Measured {
  milliseconds: number;
  calls: number;
}

/**
 * Measures the time that behaviors take, using the given clock. It wraps the units' own functions and touches no state
 * of the game, so a measured game behaves exactly like any other.
 */
export function profileGame(game: Game, now: () => number): Profile {
  const { simulation } = internalsOf(game);
  const { plan } = simulation;
  const measured = new Map<number, Measured>();
  const restore: (() => void)[] = [];
  /** Time spent in calls nested in the current call. */
  let inner = 0;
  const around = (unit: Unit, handler: NonNullable<Unit['start']>): NonNullable<Unit['start']> => {
    const own = measured.get(unit.location) ?? { milliseconds: 0, calls: 0 };
    measured.set(unit.location, own);
    return (...call) => {
      const outer = inner;
      const start = now();
      inner = 0;
      try {
        handler(...call);
      } finally {
        const passed = now() - start;
        own.milliseconds += Math.max(0, passed - inner);
        own.calls++;
        inner = outer + passed;
      }
    };
  };
  for (const program of plan.programs) {
    // Generated code calls the original functions of units; without it they run one by one, with the same result.
    restore.push(wrapHandlers(program, () => ({ run: undefined })));
    for (const unit of program.units) {
      restore.push(
        wrapHandlers(unit, ({ start, update }) => ({
          start: start && around(unit, start),
          update: update && around(unit, update),
        })),
      );
    }
  }
  return {
    report() {
      const rows = [...measured].flatMap(([place, { milliseconds, calls }]) =>
        calls > 0 ? [{ path: plan.locations[place] ?? [], milliseconds, calls }] : [],
      );
      for (const own of measured.values()) Object.assign(own, { milliseconds: 0, calls: 0 });
      return rows.sort((a, b) => b.milliseconds - a.milliseconds);
    },
    stop() {
      for (const undo of restore) undo();
    },
  };
}
