import { createProject } from '@playhouse/core';
import { overlayTexts } from '@playhouse/player/messages';
import { describe, expect, test } from 'vitest';
import { checkRandomMessages } from './frameMessages.property.ts';
import {
  commandTypes,
  eventTypes,
  type FrameCommand,
  type FrameEvent,
  parseCommand,
  parseEvent,
} from './frameMessages.ts';

const path = ['actors', 'id1', 'behaviors', 0];
const events: readonly FrameEvent[] = [
  { type: 'ready' },
  { type: 'loaded' },
  { type: 'failed', message: 'no WebGL' },
  {
    type: 'ghosts',
    isChanged: true,
    frame: 12,
    frames: 300,
    ending: 'time',
    milliseconds: 20.5,
    paths: [{ key: 7, name: 'Pip', x: 1.5, y: -2, isGone: false }],
  },
  { type: 'dragged', phase: 'move', x: 3, y: -4.5 },
  {
    type: 'tested',
    name: 'smoke',
    outcome: { frames: 60, failures: [{ code: 'assertion.scene', message: 'no', frame: 60, assertion: 1 }] },
  },
  { type: 'testsDone' },
  {
    type: 'measured',
    pictures: [{ steps: 1.5, drawing: 0.5, since: 16.7 }],
    actors: 3,
    draws: 2,
    pictureBytes: 4000,
    heapBytes: 1e6,
  },
  { type: 'media', kind: 'gif', mime: 'image/gif', bytes: new Uint8Array([71, 73, 70]) },
  { type: 'media', kind: 'picture' },
  { type: 'filmPart', mime: 'video/webm', bytes: new Uint8Array([26, 69]) },
  { type: 'filmEnded' },
  { type: 'beat', frame: 12, isRunning: true, first: 0, last: 20, isRecording: false },
  { type: 'scene', id: 'id1', name: 'Meadow' },
  { type: 'notice', text: 'Banner shown' },
  { type: 'warning', frame: 4, text: 'no network' },
  {
    type: 'services',
    isConnected: true,
    owned: ['hat'],
    posts: ['I won'],
    interstitial: 1,
    rewarded: 0,
    leaderboards: [{ id: 'best', value: 3.5 }],
    achievements: [{ id: 'a', value: 40 }],
    asked: [{ frame: 3, text: 'Buy “hat”' }],
  },
  { type: 'openUrl', frame: 3, url: 'https://example.org/a?b' },
  { type: 'focus', hasFocus: true },
  { type: 'send', call: 3, method: 'POST', url: 'https://example.org/', body: 'x'.repeat(5000) },
  { type: 'key', key: 'leave' },
  { type: 'log', frame: 3, actorId: 'id5', path, text: 'landed' },
  { type: 'fault', cause: 'project', code: 'expression.type', message: 'text', frame: 0, path },
  {
    type: 'fault',
    cause: 'project',
    code: 'script.error',
    message: 'x',
    frame: 0,
    path,
    position: { line: 2, column: 1 },
  },
  { type: 'changed', isKept: true },
  {
    type: 'values',
    frame: 3,
    values: [
      { subject: 'game', id: 'id7', value: Number.NaN },
      { subject: 4, id: 'name' },
    ],
  },
  { type: 'devices', values: [{ id: 'mouse.position.x', value: 4 }, { id: 'none' }] },
  { type: 'actors', actors: [{ key: 1, id: 'id4', prototypeId: 'id1', name: 'Pip' }], total: 1 },
  {
    type: 'attributes',
    subject: 'scene',
    attributes: [{ id: 'gravity.y', name: 'gravity.y', type: 'real', isReadOnly: false, isCustom: false }],
  },
  { type: 'now', actor: 3 },
  {
    type: 'now',
    actor: 3,
    now: {
      frame: 9,
      owner: path,
      active: [path],
      conditions: [{ path, holds: true, left: 1, right: 'a' }],
      values: [{ path, field: 'speed', value: 30 }],
      changes: [{ subject: 3, id: 'id7', frame: 8, from: 1, to: 2, writer: { kind: 'behavior', path, actor: 3 } }],
    },
  },
  {
    type: 'because',
    path,
    answer: {
      from: 1,
      to: 3,
      isExact: true,
      cause: { kind: 'ran', frame: 2, times: 1, isStill: false },
      sentence: 'It ran.',
      leads: [{ path, name: 'Jump' }],
      lines: [{ path, name: 'Jump', states: 'tf', values: ['1', ''] }],
    },
  },
  {
    type: 'broke',
    frame: 7,
    actor: 3,
    path,
    change: undefined,
    isExact: true,
    events: [
      { kind: 'behavior', path, phase: 'start' },
      { kind: 'condition', path, holds: true, left: 1, right: 'x' },
    ],
  },
  { type: 'setBy', subject: 'game', id: 'id7', answer: { from: 1, to: 3, isExact: false, sentence: 'x', changes: [] } },
  { type: 'failed', message: 'gone', frame: 7 },
  { type: 'hung', frame: 7 },
  { type: 'hung', frame: 7, path: ['delegates', 'id80', 'source'], event: 'onGameReady' },
  { type: 'picked' },
  { type: 'picked', actor: { key: 1, id: 'id4', prototypeId: 'id1', name: 'Pip' } },
  { type: 'profile', steps: 60, milliseconds: 4, rows: [{ path, milliseconds: 4, calls: 60 }] },
  {
    type: 'recorded',
    seed: 1,
    frames: 60,
    stateHash: 'ff',
    lost: [],
    events: [{ type: 'keyDown', key: 'a', frame: 3 }],
  },
];
const commands: readonly FrameCommand[] = [
  { type: 'follow', actor: 3, attributes: [{ subject: 'game', id: 'id7' }] },
  { type: 'why', path, actor: 3 },
  { type: 'whoSet', subject: 3, id: 'id7', owner: path },
  { type: 'breakAt', places: [path], attributes: [{ subject: 'game', id: 'id7' }] },
  { type: 'stepInto', position: { actor: 1, call: 4, isAfter: true } },
  { type: 'continue' },
  { type: 'start' },
  { type: 'pause' },
  { type: 'step' },
  { type: 'stop' },
  { type: 'change', documents: [{ collection: 'actors', id: 'id1', document: { id: 'id1' } }], files: new Map() },
  { type: 'watch', items: [{ subject: 'game', id: 'id7' }], listsActors: true },
  { type: 'watchDevices', ids: ['mouse.position.x'] },
  { type: 'describe', subject: 12 },
  { type: 'set', subject: 'scene', id: 'gravity.y', value: 4 },
  { type: 'pick', isOn: true },
  { type: 'whatIfMode', isOn: true, canDrag: true },
  {
    type: 'whatIf',
    actor: 7,
    frames: 300,
    documents: [{ collection: 'actors', id: 'id1', document: { id: 'id1' } }],
  },
  { type: 'runTests', tests: [{ name: 'smoke', test: { frames: 60 } }] },
  { type: 'openTest', test: { frames: 60, events: [] }, frame: 30 },
  { type: 'profile', isOn: false },
  { type: 'record', isOn: true },
  { type: 'goTo', frame: 30 },
  { type: 'speed', speed: 0.5 },
  { type: 'touchByMouse', isOn: true },
  { type: 'input', event: { type: 'accelerometer', x: 0, y: 0, z: -1 } },
  { type: 'input', event: { type: 'controller', player: 8, connected: true, name: 'Pad' } },
  { type: 'finger', touch: 11, phase: 'move', x: 0.5, y: 1 },
  { type: 'measure', isOn: true },
  { type: 'takeMedia', kind: 'startFilm' },
  { type: 'input', event: { type: 'gamepad', player: 2, button: 'buttonA', value: 1 } },
  { type: 'services', services: { purchases: 'fail', delay: 5, signIn: 'succeed' } },
  { type: 'screen', screen: { width: 320, height: 480 } },
  { type: 'answer', call: 3, value: 'y'.repeat(5000) },
  { type: 'answer', call: 4 },
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
    hasScripts: false,
    services: { purchases: 'succeed', delay: 0, signIn: 'fail' },
    owned: ['hat'],
    screen: { width: 1280, height: 800 },
    overlays: { code: 'de', direction: 'ltr', texts: overlayTexts },
  },
];

describe('messages between editor and frame', () => {
  test.each(events)('the event $type survives the channel', (event) => {
    expect(parseEvent(structuredClone(event))).toEqual(event);
  });

  test.each(commands)('the command $type survives the channel', (command) => {
    expect(parseCommand(structuredClone(command))).toEqual(command);
  });

  test('every message type is tested here', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes));
    expect(new Set(commands.map(({ type }) => type))).toEqual(new Set(commandTypes));
  });

  test.each([
    [
      'a watch list that is too long',
      { type: 'watch', items: Array(401).fill({ subject: 'game', id: 'x' }), listsActors: false },
    ],
    ['a finger beside the picture', { type: 'finger', touch: 1, phase: 'start', x: 1.1, y: 0 }],
    ['a twelfth finger', { type: 'finger', touch: 12, phase: 'start', x: 0, y: 0 }],
    ['an invalid subject', { type: 'describe', subject: 'devices' }],
    [
      'a platform delay that is too long',
      { type: 'services', services: { purchases: 'fail', delay: 4, signIn: 'fail' } },
    ],
    ['a speed that stops time', { type: 'speed', speed: 0 }],
    [
      'a gamepad of a twelfth player',
      { type: 'input', event: { type: 'gamepad', player: 12, button: 'start', value: 1 } },
    ],
    ['a key press by message', { type: 'input', event: { type: 'keyDown', key: 'a' } }],
    [
      'a document of an unknown collection',
      { type: 'change', documents: [{ collection: '__proto__', id: 'x' }], files: new Map() },
    ],
    ['an invalid file', { type: 'change', documents: [], files: new Map([['images/a.png', 'x']]) }],
    ['a message that inherits its type', Object.create({ type: 'start' })],
  ])('the frame ignores %s', (_, value) => {
    expect(parseCommand(value)).toBeUndefined();
  });

  test.each([
    ['an unknown kind of file', { type: 'media', kind: 'picture', mime: 'text/html', bytes: new Uint8Array(1) }],
    ['a part of a film that is text', { type: 'filmPart', mime: 'video/webm', bytes: 'x' }],
    ['an address that runs code', { type: 'openUrl', url: 'javascript:alert(1)' }],
    ['an address of a file', { type: 'openUrl', url: 'file:///etc/passwd' }],
    [
      'a number that is NaN',
      { type: 'beat', frame: Number.NaN, isRunning: true, first: 0, last: 0, isRecording: false },
    ],
    ['a path of objects', { type: 'log', frame: 1, actorId: 'id1', path: [{}], text: 'x' }],
    [
      'a platform with too many requests',
      { ...events.find(({ type }) => type === 'services'), asked: Array(101).fill({ frame: 1, text: 'x' }) },
    ],
    ['an unknown key', { type: 'key', key: 'selfDestruct' }],
    ['an unknown type', { type: 'eval', text: '1' }],
    ['a value that is not an object', 'ready'],
    ['nothing', null],
  ])('the editor rejects %s', (_, value) => {
    expect(parseEvent(value)).toBeUndefined();
  });

  test('long texts are truncated', () => {
    const parsed = parseEvent({ type: 'notice', text: 'x'.repeat(1_000_000) });
    expect(parsed?.type === 'notice' && parsed.text.length).toBe(4000);
  });

  test('any value is either rejected or a message, and never throws', () => {
    checkRandomMessages({ seed: 1, messages: 1500 });
  });
});
