import type { Path } from '@playhouse/core';
import type { Fault, ScriptPosition } from './game.ts';

/**
 * Faults that a running game can have because of errors in the game; each is listed in docs/reference/faults with a
 * test game. Texts may name `{detail}`. docs/format.md#faults.
 */
export const projectFaults = {
  'behavior.unsupported': 'The behavior "{detail}" cannot run and is skipped.',
  'condition.incomplete': 'The condition is incomplete and is never true.',
  'expression.syntax': 'The expression cannot be read: {detail}',
  'expression.reference': 'The expression refers to something that does not exist: {detail}',
  'expression.type': 'The expression has no result: {detail}',
  'expression.function': 'The expression calls a function wrongly: {detail}',
  'expression.limit': 'The expression exceeds a limit: {detail}',
  'value.number': 'Expected a number, but the value is {detail}.',
  'value.infinite': 'The value was not changed, because the new one is {detail}.',
  'attribute.missing': 'There is no attribute {detail}.',
  'attribute.readOnly': 'The attribute {detail} cannot be written.',
  'prototype.missing': 'There is no actor {detail} to spawn.',
  'scene.missing': 'There is no scene {detail} to show.',
  'table.missing': 'There is no table {detail}.',
  'table.cell': 'The table has no such row or column: {detail}',
  'table.rows': 'A table can have no more than {detail} rows.',
  'script.syntax': 'The script cannot be read: {detail}',
  'script.error': 'The script failed and is switched off until the game restarts: {detail}',
  'script.limit': 'The script was stopped and is switched off until the game restarts: {detail}',
  'limit.work': 'Behaviors can do no more than {detail} steps of work in one frame.',
  'limit.texts': 'The texts of a table can have no more than {detail} characters in all.',
  'limit.storage': 'There is not enough room to save this.',
  'limit.actors': 'A scene can have no more than {detail} actors.',
  'limit.spawns': 'No more than {detail} actors can be spawned in one frame.',
  'limit.sceneChanges': 'The scene can change no more than {detail} times a second; the change waits.',
  'limit.loops': 'Loops can run no more than {detail} times in one frame.',
  'limit.copies': 'Replicate can draw no more than {detail} copies.',
  'limit.particles': 'An emitter can have no more than {detail} particles.',
  'limit.calls': 'No more than {detail} calls can be waiting at once; this one failed.',
  'limit.scripts': 'A script exceeded a limit in this frame: {detail}',
  'limit.log': 'The log keeps no more than {detail} lines.',
} as const satisfies Record<string, string>;

/** What a fault of ours says. */
const engineFault = 'Internal error in Playhouse: {detail}';

export type ProjectFaultCode = keyof typeof projectFaults;
export type FaultCode = ProjectFaultCode | 'engine.error';

/** A fault as stored in snapshots. */
export interface FaultEntry extends Fault {
  readonly location: number;
}

/** Collects faults, one entry per path and code. */
export interface FaultLog {
  readonly list: readonly Fault[];
  /** Counts a fault at a location; the message is created only the first time. */
  report(location: number, code: FaultCode, detail?: unknown, position?: ScriptPosition): void;
  capture(): FaultEntry[];
  restore(entries: readonly FaultEntry[]): void;
}

interface Counted {
  readonly location: number;
  readonly fault: Fault & { count: number };
}

/** A fault log. `pathOf` returns the path of a location, `frame` the current frame. */
export function createFaultLog(pathOf: (location: number) => Path, frame: () => number): FaultLog {
  let list: Fault[] = [];
  let known = new Map<number, Counted[]>();

  function add({ location, fault }: Counted): void {
    list.push(fault);
    const here = known.get(location);
    if (here) here.push({ location, fault });
    else known.set(location, [{ location, fault }]);
  }

  return {
    get list() {
      return list;
    },
    report(location, code, detail = '', position) {
      for (const { fault } of known.get(location) ?? []) {
        if (fault.code !== code) continue;
        fault.count++;
        return;
      }
      const cause = code === 'engine.error' ? 'engine' : 'project';
      const message = messageOf(code, detail);
      const where = { path: pathOf(location), ...(position && { position }) };
      add({ location, fault: { cause, code, message, count: 1, firstFrame: frame(), ...where } });
    },
    capture: () => [...known.values()].flat().map(({ location, fault }) => ({ ...fault, location })),
    restore(entries) {
      list = [];
      known = new Map();
      for (const { location, ...fault } of entries) add({ location, fault: { ...fault } });
    },
  };
}

function messageOf(code: FaultCode, detail: unknown): string {
  return faultTextOf(code).replace('{detail}', () => String(detail));
}

/** The text of a fault, which may name `{detail}`. Codes that are not of a project are errors of ours. */
export function faultTextOf(code: string): string {
  return Object.hasOwn(projectFaults, code) ? projectFaults[code as ProjectFaultCode] : engineFault;
}

/** What a fault says in place of `{detail}`; blank when its text names none, undefined when the message is another. */
export function faultDetail(code: string, message: string): string | undefined {
  const [before = '', after = ''] = faultTextOf(code).split('{detail}');
  const isIt = message.startsWith(before) && message.endsWith(after) && message.length >= before.length + after.length;
  return isIt ? message.slice(before.length, message.length - after.length) : undefined;
}
