import { createProject } from '@playhouse/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FrameCommand, type FrameEvent, parseCommand, parseEvent } from './frameMessages.ts';

const path = ['actors', 'id1', 'behaviors', 0];
const events: readonly FrameEvent[] = [
  { type: 'ready' },
  { type: 'loaded' },
  { type: 'failed', message: 'no WebGL' },
  { type: 'beat', frame: 12, isRunning: true },
  { type: 'scene', id: 'id1', name: 'Meadow' },
  { type: 'notice', text: 'Banner shown' },
  { type: 'openUrl', url: 'https://example.org/a?b' },
  { type: 'focus', hasFocus: true },
  { type: 'key', key: 'leave' },
  { type: 'log', frame: 3, actorId: 'id5', path, text: 'landed' },
  { type: 'fault', cause: 'project', code: 'expression.type', message: 'text', frame: 0, path },
];
const commands: readonly FrameCommand[] = [
  { type: 'start' },
  { type: 'restart', sceneId: 'id1' },
  { type: 'fit', fit: 'overscan' },
  { type: 'mute', isMuted: true },
  {
    type: 'load',
    project: createProject({ title: 'x' }),
    files: new Map([['images/a.png', new Uint8Array(2)]]),
    sceneId: undefined,
    fit: 'letterbox',
    isMuted: false,
  },
];

describe('messages between editor and frame', () => {
  test.each(events)('the event $type survives the channel', (event) => {
    expect(parseEvent(structuredClone(event))).toEqual(event);
  });

  test.each(commands)('the command $type survives the channel', (command) => {
    expect(parseCommand(structuredClone(command))).toEqual(command);
  });

  test.each([
    ['an address that runs code', { type: 'openUrl', url: 'javascript:alert(1)' }],
    ['an address of a file', { type: 'openUrl', url: 'file:///etc/passwd' }],
    ['a number that is none', { type: 'beat', frame: Number.NaN, isRunning: true }],
    ['a path of objects', { type: 'log', frame: 1, actorId: 'id1', path: [{}], text: 'x' }],
    ['an unknown key', { type: 'key', key: 'selfDestruct' }],
    ['an unknown type', { type: 'eval', text: '1' }],
    ['no object', 'ready'],
    ['nothing', null],
  ])('the editor does not believe %s', (_, value) => {
    expect(parseEvent(value)).toBeUndefined();
  });

  test('long texts are cut off', () => {
    const parsed = parseEvent({ type: 'notice', text: 'x'.repeat(1_000_000) });
    expect(parsed?.type === 'notice' && parsed.text.length).toBe(4000);
  });

  test('any value at all is refused or is an event, and never an exception', () => {
    const types = fc.constantFrom(...events.map(({ type }) => type), 'load', 'start', 'fit');
    const keys = [
      'message',
      'frame',
      'isRunning',
      'id',
      'name',
      'text',
      'url',
      'hasFocus',
      'key',
      'path',
      'code',
      'cause',
    ];
    const message = fc.record(
      { type: types, ...Object.fromEntries(keys.map((key) => [key, fc.anything()])) },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.oneof(message, fc.anything()), (value) => {
        const event = parseEvent(value);
        if (event) expect(events.map(({ type }) => type)).toContain(event.type);
        parseCommand(value);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });
});
