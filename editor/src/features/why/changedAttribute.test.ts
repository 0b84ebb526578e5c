import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import type { Breakpoint } from '../../ui-state/breakpointStore.ts';
import { changedAttribute } from './changedAttribute.ts';

const real = (name: string) => ({ '@': 'real', $: 1, name }) as const;
const project = buildProject({
  attributes: { id60: real('Count') },
  prototypes: [
    { id: 'id1', name: 'Pip', attributes: { id70: real('Speed') } },
    { id: 'id2', name: 'Foe', attributes: { id70: real('Anger') } },
  ],
  scenes: [{ id: 'id5', name: 'Cave', attributes: { id80: real('Light') } }],
});
const actors = [
  { key: 4, id: 'id41', prototypeId: 'id1', name: 'Pip' },
  { key: 9, id: 'id42', prototypeId: 'id2', name: 'Foe (2)' },
];
const breakpoints: readonly Breakpoint[] = [
  { kind: 'place', id: 'actors/id1/id50' },
  { kind: 'attribute', subject: { actor: 'id41', prototype: 'id1' }, id: 'position.x', name: 'Position.X' },
];

it.each([
  [{ subject: 'game', id: 'id60' }, 'Game › Count'],
  [{ subject: 'scene', id: 'id80' }, 'Scene › Light'],
  [{ subject: 4, id: 'id70' }, 'Pip › Speed'],
  [{ subject: 9, id: 'id70' }, 'Foe (2) › Anger'],
  [{ subject: 4, id: 'position.x' }, 'Pip › Position.X'],
  [{ subject: 4, id: 'rotation' }, 'Pip › rotation'],
  [{ subject: 77, id: 'id70' }, 'Speed'],
] as const)('a change of %o is shown as %s', (change, wanted) => {
  expect(changedAttribute(project, actors, breakpoints, change)).toBe(wanted);
});
