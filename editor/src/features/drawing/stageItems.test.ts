import { applyEdit, type Edit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { drawnLayers } from './stageItems.ts';

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip', attributes: { image: 'pip', size: { width: 30, height: 40 } } }],
  scenes: [
    {
      attributes: {
        camera: {
          origin: { x: 500, y: 20 },
          rotation: 0,
          size: { width: 1024, height: 768 },
          trackingArea: { width: 1, height: 1 },
        },
      },
      layers: [
        {
          id: 'id10',
          actors: [
            { id: 'id20', prototype: 'id1', position: { x: 5, y: 6 } },
            { id: 'id21', prototype: 'id9' },
          ],
        },
        { id: 'id11', scrollable: false, actors: [{ id: 'id22', prototype: 'id1', position: { x: 5, y: 6 } }] },
      ],
    },
  ],
});

function drawn(from: Project) {
  const scene = from.scenes.get('id1');
  if (!scene) throw new Error('the scene is there');
  return drawnLayers(from, scene);
}

function after(from: Project, edit: Edit): Project {
  const done = applyEdit(from, edit);
  if (!done.ok) throw new Error('the edit is possible');
  return done.value.project;
}

describe('stage items', () => {
  it('inherit the prototype’s values that the instance does not override', () => {
    const pip = drawn(project)[0]?.items[0];
    expect(pip?.name).toBe('Pip');
    expect(pip?.placement).toEqual({ position: { x: 5, y: 6 }, size: { width: 30, height: 40 }, rotation: 0 });
    expect(pip?.look?.image).toBe('pip');
  });

  it('follow the camera on layers that do not scroll', () => {
    expect(drawn(project)[1]?.items[0]?.placement.position).toEqual({ x: 505, y: 26 });
  });

  it('have no appearance without a prototype', () => {
    expect(drawn(project)[0]?.items[1]).toMatchObject({ name: 'Missing actor', look: undefined });
  });

  it('keep the identity of unchanged actors and layers', () => {
    const data = { scene: 'id1', ids: ['id20'], by: { x: 1, y: 0 } };
    const [before, moved] = [drawn(project), drawn(after(project, { kind: 'instance.move', data }))];
    expect(moved[1]).toBe(before[1]);
    expect(moved[0]?.items[1]).toBe(before[0]?.items[1]);
    expect(moved[0]?.items[0]?.placement.position.x).toBe(6);
  });

  it('keep the identity of actors that change their place in the layer', () => {
    const before = drawn(project)[0]?.items[1];
    const items = drawn(after(project, { kind: 'instance.remove', data: { scene: 'id1', ids: ['id20'] } }))[0]?.items;
    expect(items).toHaveLength(1);
    expect(items?.[0]).toBe(before);
  });

  it('are in the order of their zIndex, then in that of the layer, and keep their identity in a new order', () => {
    const zIndex = (ids: string[], value: number): Edit => ({
      kind: 'instance.setAttribute',
      data: { scene: 'id1', ids, path: ['aspects', 'graphics', 'attributes', 'zIndex'], value },
    });
    const more = { scene: 'id1', prototype: 'id1', layer: 'id10', position: { x: 0, y: 0 } };
    const add = (id: string): Edit => ({ kind: 'instance.add', data: { ...more, id } });
    const from = [add('id30'), add('id31'), zIndex(['id31'], -2), zIndex(['id20'], 3)].reduce(after, project);
    const order = (items = drawn(from)[0]?.items) => items?.map(({ id }) => id);
    expect(order()).toEqual(['id31', 'id21', 'id30', 'id20']);
    const raised = drawn(after(from, zIndex(['id31'], 9)))[0]?.items;
    expect(order(raised)).toEqual(['id21', 'id30', 'id20', 'id31']);
    expect(raised?.slice(0, 3)).toEqual(drawn(from)[0]?.items.slice(1));
  });

  it('follow a color of their own', () => {
    const value = { red: 1, green: 0, blue: 0, alpha: 1 };
    const data = { scene: 'id1', ids: ['id20'], path: ['attributes', 'color'], value };
    drawn(project);
    expect(drawn(after(project, { kind: 'instance.setAttribute', data }))[0]?.items[0]?.look?.fill).toBe(
      'rgb(255 0 0)',
    );
  });

  it('follow changes of the prototype', () => {
    const data = { prototype: 'id1', path: ['attributes', 'image'], value: 'hat' };
    expect(drawn(after(project, { kind: 'prototype.setAttribute', data }))[1]?.items[0]?.look?.image).toBe('hat');
  });
});
