import { argumentNames, findDelegateEvent } from '@playhouse/core';
import type { ScriptFailure } from './scriptFailure.ts';

export type { ScriptFailure } from './scriptFailure.ts';

/**
 * Why a script for this event cannot be read, exactly as a game would find out; undefined when it can be read. The
 * script does not run. The interpreter is loaded on first use.
 */
export async function findScriptMistake(source: string, event: string): Promise<ScriptFailure | undefined> {
  const { loadScriptMachine } = await import('./scriptMachine.ts');
  const machine = await loadScriptMachine();
  const read = machine.read(source, argumentNames(findDelegateEvent(event)));
  return 'failure' in read ? read : undefined;
}
