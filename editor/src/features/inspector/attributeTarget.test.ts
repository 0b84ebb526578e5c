import { createCountingIds, createProjectSession } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { toastQueue } from '../../components/toasts.ts';
import { entityTarget, instancesTarget } from './attributeTarget.ts';
import { differences } from './chosenInstances.ts';

function start() {
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip', attributes: { id7: { '@': 'real', $: 220, name: 'Speed' } } }],
    scenes: [
      {
        layers: [
          {
            actors: [
              { id: 'id20', prototype: 'id1', position: { x: 1, y: 5 } },
              { id: 'id21', prototype: 'id1', position: { x: 2, y: 5 }, attributes: { rotation: 90 } },
            ],
          },
        ],
      },
    ],
  });
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 0 });
  const target = () => instancesTarget(session, 'id1', ['id20', 'id21', 'id404']);
  return { session, target };
}

describe('the attributes of several instances', () => {
  it('read as one value where they agree, as mixed where they differ, and report overrides', () => {
    const { target } = start();
    expect(target().read(['attributes', 'position', 'y'])).toEqual({ value: 5, isMixed: false, isOwn: true });
    expect(target().read(['attributes', 'position', 'x'])).toEqual({ value: undefined, isMixed: true, isOwn: true });
    expect(target().read(['attributes', 'id7'])).toEqual({ value: 220, isMixed: false, isOwn: false });
    expect(target().read(['aspects', 'motion', 'attributes', 'maxSpeed']).isOwn).toBe(false);
  });

  it('change together, or each from its own value', () => {
    const { session, target } = start();
    target().write(['attributes', 'id7'], 300);
    expect(target().read(['attributes', 'id7'])).toEqual({ value: 300, isMixed: false, isOwn: true });
    target().changeEach?.(['attributes', 'position', 'x'], (value) => Number(value) + 10, 'typed');
    const scene = session.getState().project.scenes.get('id1');
    expect(scene?.layers[0]?.actors.map(({ attributes }) => attributes.position)).toEqual([
      { x: 11, y: 5 },
      { x: 12, y: 5 },
    ]);
    expect(session.getState().history.undo.length).toBe(2);
  });

  it('can be reset to the prototype, or override it with its value', () => {
    const { target } = start();
    target().lock?.(['attributes', 'rotation']);
    expect(target().read(['attributes', 'rotation'])).toEqual({ value: 0, isMixed: false, isOwn: false });
    target().unlock?.(['attributes', 'size']);
    expect(target().read(['attributes', 'size', 'width'])).toEqual({ value: 100, isMixed: false, isOwn: true });
  });
});

describe('a refused change', () => {
  const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.text);
  beforeEach(() => toastQueue.clear());

  it('of instances says why', () => {
    const { target } = start();
    target().write(['attributes', 'id404'], 5);
    expect(toasts()).toEqual(['There is no such attribute.']);
  });

  it('of a scene says why', () => {
    const { session } = start();
    const target = entityTarget(
      session,
      'id1',
      ({ scenes }) => scenes.get('id1'),
      (path, value) => ({ kind: 'scene.setAttribute', data: { scene: 'id1', path, value } }),
    );
    target.write(['attributes', 'size', 'width'], 800);
    expect(toasts()).toEqual([]);
    target.write(['attributes', 'size', 'width'], -1);
    expect(toasts()).toEqual(['The size must be greater than 0.']);
  });
});

it('do not count the position of an instance as an override', () => {
  const attributes = { position: { x: 1, y: 1 }, uiPinned: false, rotation: 5 };
  const aspects = { motion: { attributes: { maxSpeed: 5, pin: true } } };
  expect(differences({ id: 'id1', prototype: 'id1', attributes, aspects })).toBe(3);
});
