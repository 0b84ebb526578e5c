import type { Project } from '@playhouse/core';
import { create } from 'zustand';

/** What went wrong in a script while the game played. */
export interface ScriptFault {
  readonly frame: number;
  readonly message: string;
  readonly position: { readonly line: number; readonly column: number } | undefined;
  /** The script as it was. */
  readonly source: string;
}

interface ScriptFaults {
  /** The project that was played last. */
  readonly game: string;
  /** The first fault of each script since the game started, by the script's id. */
  readonly faults: ReadonlyMap<string, ScriptFault>;
}

const none: ReadonlyMap<string, ScriptFault> = new Map();

/** The faults of scripts in the game that was played last, which the pages of the scripts show. */
export const useScriptFaults = create<ScriptFaults>()(() => ({ game: '', faults: none }));

/** The game has started from the beginning. */
export function forgetScriptFaults(game: string): void {
  useScriptFaults.setState({ game, faults: none });
}

/** Keeps a fault if it happened in a script. */
export function noteScriptFault(
  game: string,
  project: Project,
  {
    path,
    ...fault
  }: Pick<ScriptFault, 'frame' | 'message' | 'position'> & { readonly path: readonly (string | number)[] },
): void {
  const [collection, id] = path;
  const script = collection === 'delegates' ? project.delegates.get(String(id)) : undefined;
  if (!script) return;
  const { game: before, faults } = useScriptFaults.getState();
  const known = before === game ? faults : none;
  if (known.get(script.id)?.source === script.source) return;
  useScriptFaults.setState({ game, faults: new Map(known).set(script.id, { ...fault, source: script.source }) });
}
