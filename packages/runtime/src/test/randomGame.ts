import {
  type BehaviorDescriptor,
  behaviorDescriptors,
  type Condition,
  type Field,
  predicateTypes,
} from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import * as fc from 'fast-check';
import { controllerAxes, controllerButtons, type ScriptedEvent } from '../index.ts';
import { condition } from './describeGame.ts';

const descriptors: readonly BehaviorDescriptor[] = behaviorDescriptors;
const runnable = descriptors.filter(({ editorOnly }) => !editorOnly);
const leaves = runnable.filter(({ type }) => type !== 'Block');
const blocks = runnable.filter(({ type }) => type === 'Block');

const attributes = [
  ...['self.attributes.position.x', 'self.attributes.rotation', 'self.attributes.size.width', 'self.attributes.tags'],
  ...[
    'self.attributes.image',
    'self.aspects.motion.attributes.linearVelocity.y',
    'self.aspects.graphics.attributes.visible',
  ],
  ...[
    'self.aspects.physics.attributes.movable',
    'self.attributes.id11',
    'self.attributes.id12',
    'self.attributes.time',
  ],
  ...[
    'game.attributes.id1',
    'game.attributes.id2',
    'game.attributes.id3',
    'game.attributes.id4',
    'game.attributes.time',
  ],
  ...['game.devices.mouse.position.x', 'game.devices.touches.touch1.x', 'game.devices.audio.soundVolume'],
  ...[
    'scene.attributes.gravity.y',
    'scene.attributes.camera.size.width',
    'scene.attributes.wrapX',
    'game.attributes.id404',
  ],
  ...['scene.layers.id60.actors.id61.attributes.position.y', 'game.attributes.id20'],
];

const keypath = fc.constantFrom(...attributes);
const number = fc.oneof(
  fc.integer({ min: -5, max: 400 }),
  fc.constantFrom(0, -1, 0.1, 1e-9, 1e9, 1e300, 0.5, 90, 359.9),
);

const program = fc.oneof(
  fc
    .tuple(keypath, fc.constantFrom('+', '-', '*', '/', '%', '..', '^'), number)
    .map(([path, operator, value]) => [{ keypath: path }, ` ${operator} (${value})`]),
  fc.constantFrom(
    ['random(1, 9)'],
    ['random(0.5, 2)'],
    ['1 / 0'],
    ['"text"'],
    ['1 +'],
    [],
    ['true'],
    ['textRepeat("ab", 9)'],
  ),
  keypath.map((path) => ['floor(', { keypath: path }, ') % 7']),
  fc.constantFrom(1, 2, 9).map((row) => ['tableCellValue(', { keypath: 'game.attributes.id20' }, `, ${row}, 1)`]),
);
const expression = program.map((parts) => ({ '@': 'expression', $: parts }));

function fieldValue(field: Field): fc.Arbitrary<unknown> {
  const literal = literalOf(field);
  if (!field.computed) return literal;
  if (field.kind === 'point') return fc.record({ x: fc.oneof(number, expression), y: fc.oneof(number, expression) });
  if (field.kind === 'color') {
    const part = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), expression);
    return fc.record({ red: part, green: part, blue: part, alpha: part });
  }
  return fc.oneof(literal, expression);
}

function literalOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
    case 'angle':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'choice':
    case 'word':
      return fc.constantFrom(...(field.options ?? [[0, '']]).map(([code]) => code));
    case 'text':
      return fc.constantFrom('', 'a', '5', '2.5', 'true', 'first');
    case 'image':
    case 'sound':
    case 'music':
      return fc.constantFrom('', 'hero', 'theme');
    case 'images':
      return fc.constantFrom('', 'a\tb\tc', 'a');
    case 'scene':
      return fc.constantFrom('next', 'prev', 'index', 'id50', 'id51', 'id404');
    case 'prototype':
      return fc.constantFrom('id30', 'id40', 'id404');
    case 'table':
      return fc.constantFrom('id20', 'id21', 'id404', '');
    case 'tag':
      return fc.constantFrom('Enemy', 'Wall', '');
    case 'attribute':
      return keypath;
    default:
      return fc.constant(field.default);
  }
}

function attributesOf({ fields }: BehaviorDescriptor): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([id, field]) => [id, fieldValue(field)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

const conditionArbitrary: fc.Arbitrary<Condition> = fc
  .record({
    type: fc.constantFrom(...predicateTypes),
    kind: fc.constantFrom('event', 'attribute', 'number', 'text'),
    path: keypath,
    left: expression,
    RHS: fc.oneof(number, expression, fc.boolean()),
    operator: fc.constantFrom('==', '~=', '<', '>', '<=', '>=', 'contains', 'beginsWith'),
    mouseState: fc.constantFrom('down', 'up', 'over actor'),
    touchState: fc.constantFrom('pressed', 'released', 'inside', 'outside'),
    keyString: fc.constantFrom('space', 'left', 'a'),
    mode: fc.constantFrom<unknown>('down', 'up', 0, 1),
    actorTag: fc.constantFrom('Enemy', 'Wall'),
    prototypeKey: fc.constantFrom('id30', 'id40'),
  })
  .map(({ type, kind, path, left, ...rest }) => {
    if (kind === 'attribute') return condition(type, rest, { keypath: path });
    if (kind === 'event') return condition(type, rest);
    return condition(type, rest, kind === 'number' ? { number: left } : { text: left });
  });

const behaviorArbitrary: fc.Arbitrary<BehaviorDescription> = fc.letrec<{ behavior: BehaviorDescription }>((tie) => {
  const list = fc.array(tie('behavior'), { maxLength: 3 });
  const leaf = fc
    .constantFrom(...leaves)
    .chain((descriptor) => attributesOf(descriptor).map((own) => ({ class: descriptor.class, attributes: own })));
  const block = fc.constantFrom(...blocks).chain((descriptor) =>
    fc.record({
      class: fc.constant(descriptor.class),
      enabled: fc.constantFrom(true, true, true, true, false),
      attributes: attributesOf(descriptor),
      conditions: fc.array(conditionArbitrary, { maxLength: 3 }),
      behaviors: list,
      elseBehaviors: list,
    }),
  );
  return { behavior: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, block) };
}).behavior;

/** Bodies of all kinds. */
const physicsArbitrary = fc.record(
  {
    density: fc.constantFrom(0, 1, 5),
    friction: fc.constantFrom(0, 3, 50),
    restitution: fc.constantFrom(0, 0.5, 1, 1.2),
    movable: fc.constantFrom(true, true, true, false),
    fixedRotation: fc.boolean(),
    collisionShape: fc.constantFrom(0, 1),
    drag: fc.constantFrom(0, 20, 800),
    angularDrag: fc.constantFrom(0, 30),
    canSleep: fc.boolean(),
    betterCollisions: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** In most games actors are solid from the start, so that something comes of the physics. */
const collideArbitrary: fc.Arbitrary<BehaviorDescription[]> = fc
  .subarray(['Enemy', 'Wall', 'Floor'])
  .map((tags) => tags.map((actorTag) => ({ class: 'CollideBehavior', attributes: { mode: 1, actorTag } })));

const behaviorLists = fc.array(behaviorArbitrary, { maxLength: 6 });
const prototypeArbitrary = fc.record({
  behaviors: fc.tuple(collideArbitrary, behaviorLists).map(([collides, rest]) => [...collides, ...rest]),
  physics: physicsArbitrary,
  motion: fc.record({ pin: fc.constantFrom(false, false, true), maxSpeed: number }, { requiredKeys: [] }),
});

/** Projects in which everything that the catalogue knows happens at once. */
export const randomProjects = fc
  .record({
    owner: prototypeArbitrary,
    other: prototypeArbitrary,
    instance: behaviorLists,
    scrollable: fc.boolean(),
    gravity: number,
  })
  .map(projectOf);

type RandomPrototype = typeof prototypeArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

interface RandomGame {
  readonly owner: RandomPrototype;
  readonly other: RandomPrototype;
  readonly instance: readonly BehaviorDescription[];
  readonly scrollable: boolean;
  readonly gravity: number;
}

function projectOf({ owner, other, instance, scrollable, gravity }: RandomGame) {
  const actor = (id: string, prototype: string, x: number) => ({ id, prototype, position: { x, y: x / 2 } });
  return buildProject({
    attributes: {
      id1: { '@': 'integer', $: 0, name: 'Score' },
      id2: { '@': 'real', $: 0.5, name: 'Ratio' },
      id3: { '@': 'text', $: 'abc', name: 'Name' },
      id4: { '@': 'boolean', $: false, name: 'Flag' },
    },
    tables: [
      { id: 'id20', name: 'Levels', rows: ['first', 'second'], columns: [{ name: 'Cost', type: 2, cells: [1, 2] }] },
      { id: 'id21', name: 'Empty' },
    ],
    images: ['hero'],
    sounds: ['theme'],
    prototypes: [
      {
        ...{ id: 'id30', name: 'Owner', ...owner },
        attributes: {
          id11: { '@': 'real', $: 2, name: 'Speed' },
          id12: { '@': 'text', $: 'm', name: 'Mood' },
          tags: 'Wall',
        },
      },
      { id: 'id40', name: 'Other', attributes: { tags: 'Enemy' }, ...other },
      {
        id: 'id41',
        name: 'Floor',
        attributes: { tags: 'Floor', size: { width: 900, height: 40 } },
        physics: { movable: false },
      },
    ],
    scenes: [
      {
        id: 'id50',
        attributes: { gravity: { x: 0, y: Math.min(gravity, 2000) } },
        layers: [
          {
            id: 'id60',
            actors: [
              actor('id61', 'id30', 100),
              actor('id62', 'id40', 130),
              actor('id63', 'id40', 300),
              { ...actor('id66', 'id41', 200), position: { x: 200, y: -60 } },
            ],
          },
          { id: 'id64', scrollable, actors: [{ ...actor('id65', 'id30', 120), behaviors: instance }] },
        ],
      },
      { id: 'id51', layers: [{ id: 'id60', actors: [actor('id61', 'id40', 50)] }] },
    ],
  });
}

const place = { x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) };
const player = fc.integer({ min: 1, max: 2 });
const tilt = fc.double({ min: -1, max: 1, noNaN: true });

/** Input of every kind, within so many frames. */
export function randomInputWithin(frames: number, maxLength: number): fc.Arbitrary<ScriptedEvent[]> {
  const frame = fc.integer({ min: 1, max: frames });
  const keys = fc.record({
    ...{ frame, type: fc.constantFrom('keyDown' as const, 'keyUp' as const) },
    key: fc.constantFrom('space', 'a', 'left'),
  });
  const pointers = fc.record({
    ...{ frame, type: fc.constantFrom('pointerDown' as const, 'pointerMove' as const, 'pointerUp' as const) },
    ...place,
  });
  const touches = fc.record({
    ...{ frame, type: fc.constantFrom('touchStart' as const, 'touchMove' as const, 'touchEnd' as const) },
    ...{ touch: fc.integer({ min: 1, max: 2 }), ...place },
  });
  const gamepad = { frame, type: fc.constant('gamepad' as const), player };
  const others: fc.Arbitrary<ScriptedEvent>[] = [
    fc.record({ frame, type: fc.constant('text' as const), value: fc.constantFrom('', 'Ada', '7') }),
    fc.record({ frame, type: fc.constant('textCancel' as const) }),
    fc.record({ ...gamepad, button: fc.constantFrom(...controllerButtons), value: fc.constantFrom(0, 1) }),
    fc.record({ ...gamepad, axis: fc.constantFrom(...controllerAxes), value: tilt }),
    fc.record({ frame, type: fc.constant('accelerometer' as const), x: tilt, y: tilt, z: tilt }),
    fc.record({ frame, type: fc.constant('platformConnected' as const), value: fc.boolean() }),
    fc.record({ frame, type: fc.constant('adReward' as const), name: fc.constant('coins'), value: fc.nat(9) }),
  ];
  return fc
    .array(fc.oneof(keys, pointers, touches, ...others), { maxLength })
    .map((events) => events.sort((a, b) => a.frame - b.frame));
}

/** Input of every kind, within the first two seconds. */
export const randomInput = randomInputWithin(120, 12);
