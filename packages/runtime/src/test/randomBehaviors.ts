import {
  type AnyBehaviorDescriptor,
  behaviorDescriptors,
  type Condition,
  type Field,
  predicateTypes,
} from '@playhouse/core';
import { type BehaviorDescription, specifiedBehaviors } from '@playhouse/core/testing';
import * as fc from 'fast-check';
import { change, condition, expression as expressionOf, group, keyDown, rule, timer, when } from './describeGame.ts';

/** Game attribute that counts spawned actors, so that no game fills up. */
const spawnCounter = 'game.attributes.id5';
const mostSpawned = 150;

const keypath = fc.constantFrom(
  ...['self.attributes.position.x', 'self.attributes.rotation', 'self.attributes.size.width', 'self.attributes.tags'],
  ...['self.attributes.image', 'self.attributes.time', 'self.attributes.id11', 'self.attributes.id12'],
  ...['self.aspects.motion.attributes.linearVelocity.y', 'self.aspects.graphics.attributes.visible'],
  ...['self.aspects.physics.attributes.movable', 'self.aspects.physics.attributes.collisionShape'],
  ...['game.attributes.id1', 'game.attributes.id2', 'game.attributes.id3', 'game.attributes.id4'],
  ...['game.attributes.time', 'game.attributes.id20', 'game.attributes.id404'],
  ...['game.devices.mouse.position.x', 'game.devices.touches.touch1.x', 'game.devices.audio.soundVolume'],
  ...['game.devices.player2.leftStick.x', 'game.devices.clock.second', 'game.devices.accelerometer.x'],
  ...['scene.attributes.gravity.y', 'scene.attributes.camera.size.width', 'scene.attributes.wrapX'],
  ...['scene.attributes.camera.origin.x', 'scene.attributes.time'],
  'scene.layers.id60.actors.id61.attributes.position.y',
);
/** Numbers for fields, some of them absurd. */
export const randomNumber = fc.oneof(
  fc.integer({ min: -5, max: 400 }),
  fc.constantFrom(0, -1, 0.1, 1e-9, 1e9, 1e300, 0.5, 90, 359.9),
);
const smallIndex = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constant(expressionOf`random(1, 3)`));

const program = fc.oneof(
  fc
    .tuple(keypath, fc.constantFrom('+', '-', '*', '/', '%', '..', '^'), randomNumber)
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
  keypath.map((path) => ['sin(', { keypath: path }, ') * 90']),
  fc.constantFrom(1, 2, 9).map((row) => ['tableCellValue(', { keypath: 'game.attributes.id20' }, `, ${row}, 1)`]),
);
const expression = program.map((parts) => ({ '@': 'expression', $: parts }));

/** Fields whose values decide how long a frame takes: capped ones are tested elsewhere. */
const bounded: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  maxLoopsPerFrame: fc.integer({ min: 1, max: 12 }),
  startCellExpression: smallIndex,
  endCellExpression: smallIndex,
  numParticles: fc.integer({ min: -1, max: 80 }),
};

function fieldValue(field: Field): fc.Arbitrary<unknown> {
  const literal = literalOf(field);
  if (!field.computed) return literal;
  if (field.kind === 'point') {
    const part = fc.oneof(randomNumber, expression);
    return fc.record({ x: part, y: part });
  }
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
      return randomNumber;
    case 'boolean':
      return fc.boolean();
    case 'choice':
    case 'word':
      return fc.constantFrom(...(field.options ?? [[0, '']]).map(([code]) => code));
    case 'text':
      return fc.constantFrom('', 'a', '5', '2.5', 'true', 'first', 'sword');
    case 'image':
    case 'sound':
    case 'music':
      return fc.constantFrom('', 'hero', 'theme');
    case 'images':
      return fc.constantFrom('', 'a\tb\tc', 'a');
    case 'scene':
      return fc.constantFrom('next', 'prev', 'index', 'id50', 'id51', 'id52', 'id404');
    case 'prototype':
      return fc.constantFrom('id30', 'id40', 'id42', 'id404');
    case 'table':
      return fc.constantFrom('id20', 'id21', 'id22', 'id404', '');
    case 'tag':
      return fc.constantFrom('Enemy', 'Wall', '');
    case 'attribute':
      return keypath;
    default:
      return fc.constant(field.default);
  }
}

function attributesOf({ fields }: AnyBehaviorDescriptor): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.entries(fields).map(([id, field]) => [id, bounded[id] ?? fieldValue(field)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: Object.keys(fields).filter((id) => id in bounded) });
}

const conditionArbitrary: fc.Arbitrary<Condition> = fc
  .record({
    type: fc.constantFrom(...predicateTypes),
    kind: fc.constantFrom('event', 'attribute', 'number', 'text'),
    path: keypath,
    left: expression,
    RHS: fc.oneof(randomNumber, expression, fc.boolean()),
    operator: fc.constantFrom('==', '~=', '<', '>', '<=', '>=', 'contains', 'beginsWith', 'endsWith'),
    mouseState: fc.constantFrom('down', 'up', 'over actor', 'not over actor'),
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

/** Behaviors that end or stop a scene at once and would cut the game short: rarely, or on a key. */
const disruptive = new Set([
  ...['ChangeSceneAction', 'ResetSceneAction', 'ResetGameAction', 'PauseGameAction', 'UnpauseGameAction'],
  ...['KeyboardInputAction', 'DestroyAction'],
]);

function leavesOf(leaves: readonly AnyBehaviorDescriptor[]) {
  return fc.record({
    leaf: fc
      .constantFrom(...leaves)
      .chain((descriptor) => attributesOf(descriptor).map((own) => ({ class: descriptor.class, attributes: own }))),
    delay: fc.integer({ min: 1, max: 20 }),
    isOnKey: fc.boolean(),
  });
}

function leafOf({ leaf, delay, isOnKey }: { leaf: BehaviorDescription; delay: number; isOnKey: boolean }) {
  if (leaf.class === 'SpawnAction') {
    const counted = expressionOf`${spawnCounter} + 1`;
    return group([change(spawnCounter, counted), rule(when(spawnCounter, '<=', mostSpawned), [leaf])]);
  }
  if (!disruptive.has(leaf.class)) return leaf;
  return isOnKey ? rule(keyDown('left'), [leaf]) : timer('after', delay / 2, [leaf]);
}

function behaviorsOf(classes: readonly AnyBehaviorDescriptor[]): fc.Arbitrary<BehaviorDescription> {
  const runnable = classes.filter(({ editorOnly }) => !editorOnly);
  const blocks = runnable.filter(({ type }) => type === 'Block');
  const leaf = leavesOf(runnable.filter(({ type }) => type !== 'Block'));
  return fc.letrec<{ behavior: BehaviorDescription }>((tie) => {
    const list = fc.array(tie('behavior'), { maxLength: 3 });
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
    return { behavior: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf.map(leafOf), block) };
  }).behavior;
}

function listsOf(classes: readonly AnyBehaviorDescriptor[]) {
  return fc.array(behaviorsOf(classes), { minLength: 3, maxLength: 8 });
}

/** Behaviors of one actor: all classes of the specification, with arbitrary values. */
export const randomBehaviorLists = listsOf(specifiedBehaviors);

/** The same, including extensions. */
export const extendedBehaviorLists = listsOf(behaviorDescriptors);
