import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import { type ConsoleLine, filterLines, longestConsole, secondsOf, withEvent } from './consoleLines.ts';

const project = buildProject({
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      behaviors: [
        {
          id: 'id30',
          class: 'CompoundBehavior',
          attributes: { name: 'Walk' },
          behaviors: [{ id: 'id31', class: 'MoveBehavior', attributes: { name: '' } }],
        },
      ],
    },
  ],
  scenes: [{ id: 'id9', name: 'Meadow', layers: [{ actors: [{ prototype: 'id1' }] }] }],
});

function log(text: string, frame = 1, path: readonly (string | number)[] = ['actors', 'id1']): FrameEvent {
  return { type: 'log', frame, actorId: 'id5', path, text };
}

function all(...events: FrameEvent[]): readonly ConsoleLine[] {
  return events.reduce<readonly ConsoleLine[]>((lines, event) => withEvent(lines, event, project), []);
}

describe('the console', () => {
  test('shows each line with its actor and route', () => {
    const lines = all(
      log('landed'),
      log('turned', 2, ['scenes', 'id9', 'layers', 0, 'actors', 0, 'behaviors', 1]),
      log('began', 3, ['scenes', 'id9']),
      log('x', 4, ['actors', 'gone']),
    );
    expect(lines.map(({ actor, route }) => [actor, route])).toEqual([
      ['Pip', '/prototype/id1'],
      ['Pip', '/scene/id9'],
      ['Meadow', '/scene/id9'],
      ['gone', '/prototype/gone'],
    ]);
  });

  test('links to the innermost behavior, by name', () => {
    const lines = all(
      log('a', 1, ['actors', 'id1', 'behaviors', 0]),
      log('b', 2, ['actors', 'id1', 'behaviors', 0, 'behaviors', 0]),
      log('c', 3, ['actors', 'id1', 'behaviors', 7]),
    );
    expect(lines.map(({ behavior, route }) => [behavior, route])).toEqual([
      ['Walk', '/prototype/id1?behavior=id30'],
      ['Move', '/prototype/id1?behavior=id31'],
      [undefined, '/prototype/id1'],
    ]);
  });

  test('names the script in which a game hangs, if it is known', () => {
    const script = { id: 'id80', name: 'Guard', event: 'onGameReady', source: 'log(1)' };
    const { delegates } = buildProject({ delegates: [script] });
    const hung = { type: 'hung', frame: 7, path: ['delegates', 'id80', 'source'], event: 'onGameReady' } as const;
    const [line, ...others] = withEvent([], hung, { ...project, delegates });
    expect([line?.level, line?.frame, line?.actor, line?.route]).toEqual(['error', 7, 'Guard', '/delegate/id80']);
    expect(line?.text).toBe('“Guard” was running for onGameReady when the game stopped responding.');
    expect(others).toEqual([]);
    expect(withEvent([], { type: 'hung', frame: 7 }, project)).toEqual([]);
  });

  test('counts repeated messages', () => {
    const lines = all(log('turned', 1), log('turned', 9), log('landed', 10), log('turned', 11));
    expect(lines.map(({ text, count, frame }) => [text, count, frame])).toEqual([
      ['turned', 2, 9],
      ['landed', 1, 10],
      ['turned', 1, 11],
    ]);
  });

  test('distinguishes faults of the project from faults of Playhouse', () => {
    const fault = { type: 'fault', code: 'x', message: 'no table', frame: 1, path: ['actors', 'id1'] } as const;
    const lines = all(
      { ...fault, cause: 'project' },
      { ...fault, cause: 'engine' },
      { type: 'failed', message: 'gone' },
      { type: 'failed', message: 'gone again', frame: 57 },
    );
    expect(lines.map(({ level }) => level)).toEqual(['warning', 'error', 'error', 'error']);
    expect(lines.map(({ frame }) => frame)).toEqual([1, 1, 0, 57]);
  });

  test('links a script’s fault to its line, and states the location once', () => {
    const message = 'The script failed: "Greeter", onGameReady, line 2, column 5: it ran too long';
    const fault = { type: 'fault', cause: 'project', code: 'script.error', message, frame: 0 } as const;
    const scripted = buildProject({ delegates: [{ id: 'id70', name: 'Greeter', event: 'onGameReady', source: '' }] });
    const position = { line: 2, column: 5 };
    const path = ['delegates', 'id70', 'source'];
    const lines = withEvent(
      withEvent([], { ...fault, path, position }, scripted),
      { ...fault, path, message: 'x' },
      scripted,
    );
    expect(lines.map(({ actor, text, route }) => [actor, text, route])).toEqual([
      ['Greeter', message, '/delegate/id70?line=2&column=5'],
      ['Greeter', 'x', '/delegate/id70'],
    ]);
  });

  test('shows messages without a behavior as warnings without a route', () => {
    expect(all({ type: 'warning', frame: 30, text: 'no network' })).toMatchObject([
      { level: 'warning', frame: 30, actor: '', text: 'no network', route: undefined },
    ]);
  });

  test('keeps the last lines, each with a unique key', () => {
    const lines = all(...Array.from({ length: longestConsole + 50 }, (_, index) => log(`line ${index}`)));
    expect(lines).toHaveLength(longestConsole);
    expect(lines.at(-1)?.text).toBe(`line ${longestConsole + 49}`);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(longestConsole);
  });

  test('filters by level and by text or actor, ignoring case', () => {
    const lines = all(log('landed'), log('began', 2, ['scenes', 'id9']), { type: 'failed', message: 'Landed badly' });
    expect(filterLines(lines, 'all', 'LANDED').map(({ level }) => level)).toEqual(['log', 'error']);
    expect(filterLines(lines, 'log', '').map(({ text }) => text)).toEqual(['landed', 'began']);
    expect(filterLines(lines, 'all', 'meadow').map(({ text }) => text)).toEqual(['began']);
  });

  test('shows game time in seconds', () => {
    expect([0, 6, 963].map(secondsOf)).toEqual(['0.00', '0.10', '16.05']);
  });
});
