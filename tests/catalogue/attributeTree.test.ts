import { builtInAttributes } from '@playhouse/core';
import { expect, it } from 'vitest';

/** An attribute as listed in chapter 3 of the reference: type, default, and `read only` if games cannot write it. */
type Row = readonly [path: string, type: string, fallback: unknown, readOnly?: 'read only'];

/**
 * docs/runtime-rules.md#game-attributes. Time is marked as read only there, but games can write it. The last two are
 * listed next to the attributes there.
 */
const game: readonly Row[] = [
  ['name', 'text', 'default name'],
  ['time', 'real', 0],
  ['displaySize.width', 'real', 1024, 'read only'],
  ['displaySize.height', 'real', 768, 'read only'],
  ['actorTags', 'text', '', 'read only'],
  ['randomSeed', 'integer', -1],
  ['adReward.name', 'text', '', 'read only'],
  ['adReward.value', 'integer', 0, 'read only'],
  ['platformConnected', 'boolean', false, 'read only'],
  ['playerType', 'enumeration', 1, 'read only'],
  ['resolutionIndependence', 'boolean', false, 'read only'],
  ['networkEnabled', 'enumeration', 0, 'read only'],
];

/** docs/runtime-rules.md#scene-attributes. The camera shows the display and tracks within 80 px less. */
const scene: readonly Row[] = [
  ['name', 'text', 'New Scene', 'read only'],
  ['time', 'real', 0, 'read only'],
  ['size.width', 'real', 1024, 'read only'],
  ['size.height', 'real', 768, 'read only'],
  ['wrapX', 'boolean', false],
  ['wrapY', 'boolean', false],
  ['gravity.x', 'real', 0],
  ['gravity.y', 'real', 0],
  ...(['red', 'green', 'blue'] as const).map((part): Row => [`color.${part}`, 'real', 0]),
  ['color.alpha', 'real', 1],
  ['camera.origin.x', 'real', 0],
  ['camera.origin.y', 'real', 0],
  ['camera.size.width', 'real', 1024],
  ['camera.size.height', 'real', 768],
  ['camera.trackingArea.width', 'real', 944],
  ['camera.trackingArea.height', 'real', 688],
  ['camera.rotation', 'real', 0],
  ['autorotate.landscapeLeft', 'boolean', true],
  ...['portrait', 'landscapeRight', 'portraitUpsidedown'].map((way): Row => [`autorotate.${way}`, 'boolean', false]),
];

/** docs/runtime-rules.md#actor-attributes. */
const actor: readonly Row[] = [
  ['attributes.name', 'text', 'New Actor', 'read only'],
  ['attributes.time', 'real', 0, 'read only'],
  ['attributes.position.x', 'real', 0],
  ['attributes.position.y', 'real', 0],
  ['attributes.size.width', 'real', 100],
  ['attributes.size.height', 'real', 100],
  ['attributes.rotation', 'angle', 0],
  ...['red', 'green', 'blue', 'alpha'].map((part): Row => [`attributes.color.${part}`, 'real', 1]),
  ['attributes.image', 'image', ''],
  ['attributes.tags', 'text', ''],
  ['attributes.preloadArt', 'boolean', true, 'read only'],
  ['attributes.uiPinned', 'boolean', false, 'read only'],
  ['aspects.graphics.attributes.visible', 'boolean', true],
  ...['blendingMode', 'horizontalWrap', 'verticalWrap', 'horizontalAnchor', 'verticalAnchor'].map(
    (id): Row => [`aspects.graphics.attributes.${id}`, 'enumeration', 0],
  ),
  ...['flipHorizontally', 'flipVertically'].map((id): Row => [`aspects.graphics.attributes.${id}`, 'boolean', false]),
  ...['tileWidth', 'tileHeight', 'zIndex'].map((id): Row => [`aspects.graphics.attributes.${id}`, 'integer', 0]),
  ...['linearVelocity.x', 'linearVelocity.y', 'angularVelocity', 'maxSpeed', 'centerOfMass.x', 'centerOfMass.y'].map(
    (id): Row => [`aspects.motion.attributes.${id}`, 'real', 0],
  ),
  ...['applyMaxSpeed', 'pin'].map((id): Row => [`aspects.motion.attributes.${id}`, 'boolean', false]),
  ['aspects.physics.attributes.density', 'real', 1],
  ['aspects.physics.attributes.friction', 'real', 3],
  ['aspects.physics.attributes.restitution', 'real', 1],
  ['aspects.physics.attributes.fixedRotation', 'boolean', false],
  ['aspects.physics.attributes.movable', 'boolean', true],
  ['aspects.physics.attributes.collisionShape', 'enumeration', 0],
  ['aspects.physics.attributes.drag', 'real', 0],
  ['aspects.physics.attributes.angularDrag', 'real', 0],
  ['aspects.physics.attributes.canSleep', 'boolean', true],
  ['aspects.physics.attributes.betterCollisions', 'boolean', false],
];

const buttons = [
  ...['dpadUp', 'dpadDown', 'dpadLeft', 'dpadRight', 'buttonA', 'buttonB', 'buttonX', 'buttonY', 'start', 'select'],
  ...['leftShoulder1', 'rightShoulder1', 'leftShoulder2', 'rightShoulder2', 'leftStickClick', 'rightStickClick'],
];
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** docs/runtime-rules.md#device-attributes and docs/runtime-rules.md#controllers. */
const devices: readonly Row[] = [
  ['mouse.position.x', 'real', 0, 'read only'],
  ['mouse.position.y', 'real', 0, 'read only'],
  ['mouse.button.down', 'boolean', false, 'read only'],
  ...upTo(11).flatMap((touch): Row[] => [
    [`touches.touch${touch}.x`, 'real', 0],
    [`touches.touch${touch}.y`, 'real', 0],
    [`touches.touch${touch}.id`, 'integer', 0, 'read only'],
    [`touches.touch${touch}.pressed`, 'boolean', false, 'read only'],
  ]),
  ['touches.count', 'integer', 0, 'read only'],
  ...['x', 'y', 'z', 'raw.x', 'raw.y', 'raw.z'].map((id): Row => [`accelerometer.${id}`, 'real', 0, 'read only']),
  ['screen.size.width', 'real', 1024, 'read only'],
  ['screen.size.height', 'real', 768, 'read only'],
  ['screen.deviceOrientation', 'enumeration', 0, 'read only'],
  ['screen.interfaceOrientation', 'enumeration', 0, 'read only'],
  ['audio.soundVolume', 'real', 1],
  ['audio.musicVolume', 'real', 1],
  ['clock.year', 'integer', 2000, 'read only'],
  ['clock.month', 'integer', 1, 'read only'],
  ['clock.day', 'integer', 1, 'read only'],
  ...['hour', 'minute', 'second', 'millisecond'].map((unit): Row => [`clock.${unit}`, 'integer', 0, 'read only']),
  ...['name', 'version', 'region', 'language', 'deviceModel'].map(
    (id): Row => [`platform.${id}`, 'text', '', 'read only'],
  ),
  ...upTo(11).flatMap((player): Row[] => [
    [`player${player}.connected`, 'boolean', false, 'read only'],
    [`player${player}.name`, 'text', '', 'read only'],
    [`player${player}.vendorID`, 'integer', 0, 'read only'],
    [`player${player}.productID`, 'integer', 0, 'read only'],
    ...buttons.map((button): Row => [`player${player}.${button}`, 'boolean', false, 'read only']),
    ...['leftStick.x', 'leftStick.y', 'rightStick.x', 'rightStick.y'].map(
      (axis): Row => [`player${player}.${axis}`, 'real', 0, 'read only'],
    ),
    ...['leftTrigger', 'rightTrigger'].map((axis): Row => [`player${player}.${axis}`, 'real', -1, 'read only']),
  ]),
];

const keymaps = upTo(8).flatMap((player) =>
  buttons.map((button): Row => [`player${player}.${button}`, 'text', '', 'read only']),
);

const within = (prefix: string, rows: readonly Row[]) => rows.map(([path, ...rest]) => [`${prefix}.${path}`, ...rest]);

it('the attribute tree matches chapter 3: every path with its type, default, and write access', () => {
  const ours = [...builtInAttributes()].map(([keypath, { type, default: fallback, readOnly }]) => [
    ...[keypath, type, fallback],
    ...(readOnly ? ['read only'] : []),
  ]);
  const wanted = [
    ...[...within('game.attributes', game), ...within('scene.attributes', scene), ...within('self', actor)],
    ...[...within('game.devices', devices), ...within('devices', devices), ...within('controllerMaps', keymaps)],
  ];
  const key = (row: readonly unknown[]) => String(row[0]);
  expect(ours.toSorted((a, b) => key(a).localeCompare(key(b)))).toEqual(
    wanted.toSorted((a, b) => key(a).localeCompare(key(b))),
  );
});
