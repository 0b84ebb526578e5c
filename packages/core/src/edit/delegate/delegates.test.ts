import { describe, expect, it } from 'vitest';
import { delegateEvents } from '../../catalogue/delegateEvents.ts';
import { controllerButtons } from '../../model/controllers.ts';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import { validateProject } from '../../validate/validateProject.ts';
import type { Edit } from '../editDefinitions.ts';
import { findEdit } from '../editDefinitions.ts';

const sample = () => buildProject({ delegates: [{ id: 'id1', name: 'Log', event: 'onGameReady' }] });

describe('custom scripts', () => {
  it.each(delegateEvents)('can hook into $event', ({ event }) => {
    const after = testEdit(sample(), { kind: 'delegate.setEvent', data: { delegate: 'id1', event } });
    expect(after.delegates.get('id1')?.event).toBe(event);
    expect(validateProject(after).issues.map(({ code }) => code)).toEqual([]);
  });

  it('get names of their own', () => {
    const one = testEdit(sample(), { kind: 'delegate.add', data: { id: 'id2', name: 'Log' } });
    const two = testEdit(one, { kind: 'delegate.duplicate', data: { delegate: 'id2', id: 'id3' } });
    expect([...two.delegates.values()].map(({ name }) => name)).toEqual(['Log', 'Log 1', 'Log 1 1']);
  });

  it('return to their position after undo', () => {
    const one = testEdit(sample(), { kind: 'delegate.add', data: { id: 'id2' } });
    expect([...testEdit(one, { kind: 'delegate.remove', data: { delegate: 'id1' } }).delegates.keys()]).toEqual([
      'id2',
    ]);
  });
});

describe('controller maps', () => {
  it('start with all 16 buttons, one of which has a key', () => {
    const edit = { kind: 'controllerMap.setKey', data: { player: 1, button: 'start', key: 'A' } } as const;
    const after = testEdit(sample(), edit);
    const wanted = Object.fromEntries(controllerButtons.map((button) => [button, button === 'start' ? 'a' : '']));
    expect(after.object.controllerMaps).toEqual({ player1: wanted });
    expect(Object.keys(wanted)).toHaveLength(16);
    expect(validateProject(after).issues).toEqual([]);
  });

  it('of several players do not affect each other', () => {
    const set = (player: number) =>
      ({ kind: 'controllerMap.setKey', data: { player, button: 'dpadUp', key: 'up' } }) as const;
    const after = testEdit(testEdit(sample(), set(8)), set(2));
    expect(Object.keys(after.object.controllerMaps ?? {})).toEqual(['player8', 'player2']);
    const cleared = testEdit(after, { kind: 'controllerMap.clear', data: { player: 8 } });
    expect(Object.keys(cleared.object.controllerMaps ?? {})).toEqual(['player2']);
  });

  it('cannot start by removing a key', () => {
    const before = sample();
    const edit = { kind: 'controllerMap.setKey', data: { player: 3, button: 'start', key: '' } } as const;
    expect(testEdit(before, edit)).toBe(before);
  });

  it('name the button and the player', () => {
    const data = { player: 3, button: 'leftShoulder1', key: 'x' };
    expect(findEdit('controllerMap.setKey')?.label(sample(), data)).toEqual({
      what: 'Let x act as L1',
      where: 'Player 3',
    });
  });
});

const odd = (data: object): Edit => JSON.parse(JSON.stringify({ kind: 'controllerMap.setKey', data }));

const refusals: readonly (readonly [title: string, edit: Edit, message: string])[] = [
  ['a script with a used id', { kind: 'delegate.add', data: { id: 'id1' } }, 'There is already a script with this id.'],
  ['a script with an invalid id', { kind: 'delegate.add', data: { id: '../x' } }, 'This id cannot be used.'],
  [
    'a script without a name',
    { kind: 'delegate.rename', data: { delegate: 'id1', name: '' } },
    'A script needs a name.',
  ],
  [
    'an event that does not exist',
    { kind: 'delegate.setEvent', data: { delegate: 'id1', event: 'onRain' } },
    'There is no event onRain.',
  ],
  [
    'a body that is too long',
    { kind: 'delegate.setSource', data: { delegate: 'id1', source: 'é'.repeat(32_769) } },
    'The script is longer than 64 KB.',
  ],
  ['a script that is gone', { kind: 'delegate.remove', data: { delegate: 'id9' } }, 'The script no longer exists.'],
  [
    'the source of one that is gone',
    { kind: 'delegate.setSource', data: { delegate: 'id9', source: '' } },
    'The script no longer exists.',
  ],
  [
    'a copy of one that is gone',
    { kind: 'delegate.duplicate', data: { delegate: 'id9', id: 'id2' } },
    'The script no longer exists.',
  ],
  ['player 9', odd({ player: 9, button: 'start', key: 'a' }), 'There are controllers for the players 1 to 8.'],
  ['player 1.5', odd({ player: 1.5, button: 'start', key: 'a' }), 'There are controllers for the players 1 to 8.'],
  [
    'a button that does not exist',
    odd({ player: 1, button: 'toString', key: 'a' }),
    'The controller does not have this button.',
  ],
  ['a key that does not exist', odd({ player: 1, button: 'start', key: 'any' }), 'There is no key any.'],
  [
    'a map that does not exist',
    { kind: 'controllerMap.clear', data: { player: 1 } },
    'The controller map no longer exists.',
  ],
];

describe('an edit of scripts and controllers is refused', () => {
  it.each(refusals)('for %s', (_title, edit, message) => {
    expect(testRefusal(sample(), edit).map((issue) => issue.message)).toEqual([message]);
  });
});
