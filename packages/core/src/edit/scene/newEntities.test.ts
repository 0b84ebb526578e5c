import { describe, expect, it } from 'vitest';
import { buildProject, testEdit, testRefusal } from '../../testing.ts';
import { validateProject } from '../../validate/validateProject.ts';

const zero = { x: 0, y: 0 };

describe('a new', () => {
  it.each([
    [1024, 768, 944, 688],
    [300, 480, 225, 400],
  ])(
    'scene has the defaults of docs/product-rules.md#behavior-data, on a display of %d x %d',
    (width, height, trackX, trackY) => {
      const project = buildProject({ displaySize: { width, height }, scenes: [{ id: 'id1' }] });
      const after = testEdit(project, { kind: 'scene.add', data: { id: 'id2', layer: 'id7' } });
      expect(after.scenes.get('id2')).toEqual({
        id: 'id2',
        attributes: {
          name: 'New Scene 1',
          time: 0,
          size: { width, height },
          wrapX: false,
          wrapY: false,
          gravity: zero,
          color: { red: 0, green: 0, blue: 0, alpha: 1 },
          camera: {
            origin: zero,
            size: { width, height },
            trackingArea: { width: trackX, height: trackY },
            rotation: 0,
          },
          autorotate: { landscapeLeft: true, portrait: false, landscapeRight: false, portraitUpsidedown: false },
        },
        layers: [{ id: 'id7', attributes: { name: 'New Layer', scrollable: true }, actors: [] }],
      });
      expect(validateProject(after).issues).toEqual([]);
    },
  );

  it('actor has the defaults of docs/product-rules.md#behavior-data', () => {
    const after = testEdit(buildProject(), { kind: 'prototype.add', data: { id: 'id5' } });
    expect(after.actors.get('id5')).toEqual({
      id: 'id5',
      attributes: {
        name: 'New Actor',
        time: 0,
        position: zero,
        size: { width: 100, height: 100 },
        rotation: 0,
        color: { red: 1, green: 1, blue: 1, alpha: 1 },
        image: '',
        tags: '',
        preloadArt: true,
        uiPinned: false,
      },
      aspects: {
        graphics: {
          attributes: {
            visible: true,
            blendingMode: 0,
            horizontalWrap: 0,
            verticalWrap: 0,
            horizontalAnchor: 0,
            verticalAnchor: 0,
            flipHorizontally: false,
            flipVertically: false,
            tileWidth: 0,
            tileHeight: 0,
            zIndex: 0,
          },
        },
        motion: {
          attributes: {
            linearVelocity: zero,
            centerOfMass: zero,
            angularVelocity: 0,
            maxSpeed: 0,
            applyMaxSpeed: false,
            pin: false,
          },
        },
        physics: {
          attributes: {
            density: 1,
            friction: 3,
            restitution: 1,
            fixedRotation: false,
            movable: true,
            collisionShape: 0,
            collisionPolygon: [],
            drag: 0,
            angularDrag: 0,
            canSleep: true,
            betterCollisions: false,
          },
        },
      },
      behaviors: [],
    });
  });
});

describe('generated names', () => {
  it('stay within the length limit and well-formed', () => {
    const name = `${'x'.repeat(253)}😀x`;
    const project = buildProject({ scenes: [{ id: 'id1', name }] });
    const after = testEdit(project, { kind: 'scene.duplicate', data: { scene: 'id1', id: 'id2' } });
    expect(after.scenes.get('id2')?.attributes.name).toBe(`${'x'.repeat(253)} 1`);
  });
});

describe('lists of scenes and actors', () => {
  it.each([
    [-5, ['id3', 'id1', 'id2']],
    [0, ['id3', 'id1', 'id2']],
    [1, ['id1', 'id3', 'id2']],
    [2, ['id1', 'id2', 'id3']],
    [99, ['id1', 'id2', 'id3']],
    [Number.NaN, ['id3', 'id1', 'id2']],
  ])('clamp the position %d', (index, wanted) => {
    const three = [{ id: 'id1' }, { id: 'id2' }, { id: 'id3' }];
    const project = buildProject({ scenes: three, prototypes: three });
    const data = JSON.parse(JSON.stringify({ index: Number.isNaN(index) ? 0 : index }));
    const scenes = testEdit(project, { kind: 'scene.reorder', data: { scene: 'id3', ...data } });
    expect(scenes.object.scenes).toEqual(wanted);
    const actors = testEdit(project, { kind: 'prototype.reorder', data: { prototype: 'id3', ...data } });
    expect(actors.object.prototypes).toEqual(wanted);
  });

  it('refuse to move what they do not contain', () => {
    expect(testRefusal(buildProject(), { kind: 'scene.reorder', data: { scene: 'id9', index: 0 } })).toHaveLength(1);
  });
});
