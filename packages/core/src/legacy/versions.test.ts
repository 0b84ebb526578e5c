import { describe, expect, it } from 'vitest';
import { importFixture } from './test/readFixture.ts';

describe('version 0.9.2', () => {
  const { project, files } = importFixture('v0.9.2').contents;
  const actor = project.actors.get('id200001');

  it('imports the game with its attributes', () => {
    expect(project.object).toEqual({
      formatVersion: 1,
      id: 'id1',
      title: 'Pebbles',
      longDescription: 'A pebble & a pond.',
      tags: 'rocks, water',
      instructions: 'Tap the pebble.',
      attributes: {
        name: 'default name',
        time: 0,
        displaySize: { width: 480, height: 320 },
        actorTags: 'Stone\tWater',
        randomSeed: -1,
        adReward: { name: '', value: 0 },
        platformConnected: false,
        playerType: 1,
        resolutionIndependence: false,
        networkEnabled: 0,
        id400001: { '@': 'index', $: 3, name: 'Lives' },
        id400002: { '@': 'angle', $: -90, name: 'Heading' },
        id400003: { '@': 'real', $: 0.0015, name: 'Drift' },
      },
      prototypes: ['id200001'],
      scenes: ['id300001'],
    });
  });

  it('imports the actor with defaults for later attributes', () => {
    expect(actor?.attributes).toEqual({
      name: 'Pebble',
      time: 0,
      position: { x: 0, y: 0 },
      size: { width: 64, height: 48 },
      rotation: 184.399,
      color: { red: 1, green: 0.5, blue: 0.25, alpha: 1 },
      image: 'pebble',
      tags: 'Stone',
      preloadArt: true,
      uiPinned: false,
    });
    expect(actor?.aspects.graphics.attributes).toMatchObject({
      horizontalWrap: 2,
      verticalWrap: 1,
      zIndex: 0,
      flipVertically: false,
    });
    expect(actor?.aspects.motion.attributes).toMatchObject({ linearVelocity: { x: -5, y: 7.5 }, pin: false });
    expect(actor?.aspects.physics.attributes).toMatchObject({
      density: -1,
      friction: -0.5,
      restitution: 2,
      collisionPolygon: [],
    });
  });

  it('imports the behaviors with their new names and codes', () => {
    expect(actor?.behaviors).toEqual([
      {
        id: 'id500001',
        class: 'CompoundBehavior',
        enabled: true,
        attributes: { name: 'All of it', runOnce: false, runSequentially: false },
        behaviors: [
          {
            id: 'id500002',
            class: 'PlaySoundAction',
            enabled: false,
            attributes: {
              name: 'Splash',
              bundleName: 'PlaySound.behavior',
              soundName: 'splash',
              loop: false,
              runToCompletion: true,
              positional: false,
              dopplerShift: false,
              volume: 40,
              pitch: 1,
            },
          },
          {
            id: 'id500003',
            class: 'ChangeSceneAction',
            enabled: true,
            attributes: { name: 'Again', sceneKey: 'next', index: 1, enableAdvertisement: 1 },
          },
          {
            id: 'id500004',
            class: 'AccelerateBehavior',
            enabled: true,
            attributes: { name: 'Fall', direction: 270, space: 1, acceleration: 100, maxSpeed: 250 },
          },
          {
            id: 'id500005',
            class: 'RuleBehavior',
            enabled: true,
            attributes: { name: 'Rule', compoundConditionKind: 1, runOnce: false, runSequentially: false },
            conditions: [
              {
                id: 'id600001',
                class: 'EventCondition',
                eventType: 'overlaps or collides',
                attributes: { conditionType: 0 },
                predicate: { type: 'collision', attributes: { mode: 1, prototypeKey: '', actorTag: 'Water' } },
              },
            ],
            behaviors: [
              {
                id: 'id500006',
                class: 'ChangeImageAction',
                enabled: true,
                attributes: { name: 'Wet', image: 'pebble' },
              },
            ],
            elseBehaviors: [],
          },
        ],
      },
    ]);
  });

  it('imports the scene with instances that contain only their overrides', () => {
    const scene = project.scenes.get('id300001');
    expect(scene?.attributes).toMatchObject({
      size: { width: 960, height: 320 },
      wrapX: true,
      gravity: { x: 0, y: 1000 },
    });
    expect(scene?.attributes.camera.trackingArea).toEqual({ width: 400, height: 240 });
    expect(scene?.layers).toEqual([
      {
        id: 'id700001',
        attributes: { name: 'Background', scrollable: false },
        actors: [
          { id: 'id800001', prototype: 'id200001', attributes: { position: { x: 100, y: 50.5 } } },
          {
            id: 'id800002',
            prototype: 'id200001',
            attributes: { color: { red: 1, green: 0.5, blue: 0.25, alpha: 0.5 } },
            behaviors: [],
          },
        ],
      },
    ]);
  });

  it('imports assets with names without extensions, and with the sizes of the files', () => {
    const size = (path: string): number => files.get(path)?.length ?? -1;
    expect(project.assets).toEqual({
      images: [{ name: 'pebble', files: [{ name: 'pebble.png', size: size('images/pebble.png') }] }],
      sounds: [{ name: 'splash', files: [{ name: 'splash.wav', size: size('sounds/splash.wav') }] }],
      fonts: [],
    });
    expect(size('images/pebble.png')).toBeGreaterThan(60);
  });
});

describe('version 0.17, one long line', () => {
  const { project } = importFixture('v0.17-mac').contents;
  const behaviors = project.actors.get('id200001')?.behaviors ?? [];

  it('keeps the spaces of programs and the long form of keypaths', () => {
    expect(behaviors[0]?.attributes).toEqual({
      name: 'Move',
      bundleName: 'Move.behavior',
      direction: { '@': 'expression', $: ['180'] },
      space: 0,
      moveType: 1,
      speed: {
        '@': 'expression',
        $: [
          'max( ',
          { keypath: 'self.aspects.motion.attributes.linearVelocity.x' },
          ' , ',
          { keypath: 'game.devices.mouse.position.x' },
          ')*2',
        ],
      },
      haltWhenBehaviorStops: true,
    });
  });

  it('keeps a text that looks like a program as a text', () => {
    expect(behaviors[1]?.attributes).toEqual({
      name: 'Shake',
      targetAttribute: 'game.devices.touches.touch1.x',
      RHS: 'random(1,2)',
    });
  });

  it('keeps the line breaks of a note', () => {
    expect(behaviors[2]?.attributes).toEqual({ name: 'Note', note: 'First line\nsecond <line>  ' });
  });

  it('keeps the order of the scenes', () => {
    expect(project.object.scenes.map((id) => project.scenes.get(id)?.attributes.name)).toEqual(['Start', 'End']);
  });
});

describe('version 0.23, a Mac project', () => {
  const { project } = importFixture('v0.23-mac').contents;

  it('imports its settings', () => {
    expect(project.object.attributes).toMatchObject({
      resolutionIndependence: true,
      networkEnabled: 99,
      playerType: 0,
    });
    expect(project.object.attributes.id900001).toEqual({ '@': 'table', name: 'PurchaseTable' });
    expect(project.object.attributes.id400001).toEqual({ '@': 'boolean', $: true, name: 'Won' });
  });

  it('imports sounds and music into one list', () => {
    expect(project.assets.sounds.map(({ name, files }) => [name, files[0]?.name])).toEqual([
      ['click', 'click.ogg'],
      ['theme', 'theme.mp3'],
    ]);
  });

  it('keeps a reference to an attribute that does not exist', () => {
    expect(project.actors.get('id200001')?.behaviors[1]?.attributes.pitch).toEqual({
      '@': 'expression',
      $: [{ keypath: 'game.attributes.id400009' }],
    });
  });
});

describe('version 1.25, indented and with a byte order mark', () => {
  const { project } = importFixture('v1.25-windows').contents;
  const actor = project.actors.get('id200001');

  it('imports the text of every script', () => {
    expect(project.object).toMatchObject({ title: 'Späte Äpfel', instructions: 'Zeile <eins>' });
    expect(project.object.attributes.id400001).toEqual({ '@': 'text', $: 'Äpfel & "Birnen"', name: 'Gruß' });
    expect(project.object.attributes).toMatchObject({ randomSeed: 7, adReward: { name: 'coins', value: 5 } });
  });

  it('imports the late attributes of actors', () => {
    expect(actor?.aspects.graphics.attributes).toMatchObject({ horizontalAnchor: 2, tileWidth: 97, tileHeight: 0 });
    expect(actor?.aspects.motion.attributes).toMatchObject({ centerOfMass: { x: 1, y: -2 }, pin: true });
    expect(actor?.aspects.physics.attributes).toMatchObject({
      canSleep: false,
      betterCollisions: true,
      collisionShape: 2,
    });
    expect(actor?.attributes.preloadArt).toBe(false);
  });

  it('imports the flags of blocks, and conditions under their new classes', () => {
    const rule = actor?.behaviors[0];
    expect(rule?.attributes).toMatchObject({ runOnce: true, runSequentially: false });
    expect(rule?.conditions).toEqual([
      {
        id: 'id600001',
        class: 'EventCondition',
        eventType: 'touch',
        attributes: { conditionType: 0 },
        predicate: { type: 'touch', attributes: { touchState: 'released' } },
      },
      {
        id: 'id600002',
        class: 'AttributeCondition',
        attributes: { conditionType: 1, subjectAttribute: 'self.aspects.physics.attributes.betterCollisions' },
        predicate: { type: 'boolean', attributes: { operator: '==', RHS: true } },
      },
    ]);
    expect(rule?.behaviors?.[0]?.attributes).toMatchObject({ text: 'Hallo  Welt ', font: 'Round' });
  });

  it('imports camera, orientation and custom attributes of a scene', () => {
    expect(project.scenes.get('id300001')?.attributes).toMatchObject({
      camera: {
        origin: { x: 10, y: 20 },
        size: { width: 284, height: 160 },
        trackingArea: { width: 200, height: 0 },
        rotation: 15,
      },
      autorotate: { landscapeLeft: false, portrait: true, landscapeRight: false, portraitUpsidedown: true },
      id400002: { '@': 'real', $: 2.5, name: 'Wind' },
    });
  });

  it('imports fonts', () => {
    expect(project.assets.fonts).toEqual([{ name: 'Round', files: [{ name: 'Round.ttf', size: 4 }] }]);
  });
});
