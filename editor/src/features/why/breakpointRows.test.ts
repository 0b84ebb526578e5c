import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import type { Breakpoint } from '../../ui-state/breakpointStore.ts';
import { asCommand, breakpointRows } from './breakpointRows.ts';

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip', behaviors: [{ id: 'id50', class: 'MoveBehavior', attributes: {} }] }],
});
const [pip, other] = [4, 9].map((key) => ({ key, id: `id4${key}`, prototypeId: 'id1', name: 'Pip' }));
const actors = pip && other ? [pip, other] : [];
const path = ['actors', 'id1', 'behaviors', 0];
const x = { id: 'position.x', name: 'Position.X' };

/** Each breakpoint with what the list and the frame make of it. */
const cases: readonly (readonly [string, Breakpoint, object, { places?: unknown[]; attributes?: unknown[] }])[] = [
  ['a behavior', { kind: 'place', id: 'actors/id1/id50' }, { name: 'Move', path, note: undefined }, { places: [path] }],
  ['one that is off', { kind: 'place', id: 'actors/id1/id50', isOff: true }, { name: 'Move', path }, {}],
  ['a removed behavior', { kind: 'place', id: 'actors/id1/id51' }, { note: 'removed', path: undefined }, {}],
  [
    'an attribute of the game',
    { kind: 'attribute', subject: 'game', id: 'id7', name: 'Count' },
    { name: 'Count changes', owner: 'Game' },
    { attributes: [{ subject: 'game', id: 'id7' }] },
  ],
  [
    'an attribute of an actor, whatever its key is now',
    { kind: 'attribute', subject: { actor: 'id49', prototype: 'id1' }, ...x },
    { name: 'Position.X changes', path: ['actors', 'id1'], note: undefined },
    { attributes: [{ subject: 9, id: 'position.x' }] },
  ],
  [
    'an attribute of an actor that is elsewhere',
    { kind: 'attribute', subject: { actor: 'id77', prototype: 'id1' }, ...x },
    { note: 'not in this scene' },
    {},
  ],
  [
    'an attribute of a removed prototype',
    { kind: 'attribute', subject: { actor: 'id77', prototype: 'id2' }, ...x },
    { note: 'removed' },
    {},
  ],
];

describe('a breakpoint', () => {
  it.each(cases)('at %s is always listed, and stops the game only where it can', (_what, one, row, command) => {
    expect(breakpointRows(project, [one], actors)).toMatchObject([{ breakpoint: one, ...row }]);
    expect(asCommand(project, [one], actors)).toEqual({ type: 'breakAt', places: [], attributes: [], ...command });
  });
});
