import { controllerAxes, controllerButtons } from '@playhouse/core';
import { axisIndex, buttonIndex, type Devices, keymapCount, playerCount, pointerCount } from '../devices/devices.ts';
import { type BuiltIn, type FieldCode, fieldAttribute, partAttributes, readAttribute } from './attribute.ts';

const attribute = fieldAttribute<Devices>;
const readOnly = { readOnly: true };
const calendar = fieldAttribute<{ -readonly [Unit in keyof Devices['clock']]: number }>;
const units = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;
const facts = ['name', 'version', 'region', 'language', 'deviceModel'] as const;

/**
 * Every attribute of the devices, by the part of the keypath after `game.devices`.
 * docs/runtime-rules.md#device-attributes and docs/runtime-rules.md#controllers.
 */
export const deviceAttributes: readonly BuiltIn<Devices>[] = [
  element('mouse.position.x', 'pointerX', 0),
  element('mouse.position.y', 'pointerY', 0),
  flag('mouse.button.down', 'pointerDown', 0),
  ...Array.from({ length: pointerCount - 1 }, (_, index) => touchAttributes(index + 1)).flat(),
  attribute('touches.count', 'touchCount', 'integer', readOnly),
  attribute('accelerometer.x', 'accelerometerX', 'real', readOnly),
  attribute('accelerometer.y', 'accelerometerY', 'real', readOnly),
  attribute('accelerometer.z', 'accelerometerZ', 'real', readOnly),
  attribute('accelerometer.raw.x', 'accelerometerX', 'real', readOnly),
  attribute('accelerometer.raw.y', 'accelerometerY', 'real', readOnly),
  attribute('accelerometer.raw.z', 'accelerometerZ', 'real', readOnly),
  attribute('screen.size.width', 'screenWidth', 'real', readOnly),
  attribute('screen.size.height', 'screenHeight', 'real', readOnly),
  attribute('screen.deviceOrientation', 'deviceOrientation', 'enumeration', readOnly),
  attribute('screen.interfaceOrientation', 'interfaceOrientation', 'enumeration', readOnly),
  attribute('audio.soundVolume', 'soundVolume', 'real'),
  attribute('audio.musicVolume', 'musicVolume', 'real'),
  ...partAttributes(
    'clock',
    (devices: Devices) => devices.clock,
    units.map((unit) => calendar(`clock.${unit}`, unit, 'integer', readOnly)),
  ),
  ...facts.map((fact) =>
    readAttribute<Devices>(
      `platform.${fact}`,
      'text',
      (field) => `${field('platform')}.${fact}`,
      ({ platform }) => platform[fact],
    ),
  ),
  ...Array.from({ length: playerCount }, (_, index) => playerAttributes(index)).flat(),
];

type NumberColumn = 'pointerX' | 'pointerY' | 'axes' | 'vendors' | 'products';
type FlagColumn = 'pointerDown' | 'buttons' | 'connected';

function element(id: string, column: NumberColumn, index: number): BuiltIn<Devices> {
  return readAttribute(
    id,
    'real',
    (field) => `${field(column)}[${index}]`,
    (devices) => devices[column][index] ?? 0,
  );
}

function flag(id: string, column: FlagColumn, index: number): BuiltIn<Devices> {
  return readAttribute(
    id,
    'boolean',
    (field) => `${field(column)}[${index}] !== 0`,
    (devices) => devices[column][index] !== 0,
  );
}

/** Positions of touches can be written: projects move touches out of the way. */
function touchAttributes(touch: number): BuiltIn<Devices>[] {
  const path = `touches.touch${touch}`;
  const place = (axis: 'x' | 'y', column: 'pointerX' | 'pointerY'): BuiltIn<Devices> => ({
    ...element(`${path}.${axis}`, column, touch),
    readOnly: false,
    set(devices, value) {
      devices[column][touch] = Number(value);
    },
  });
  const id = (devices: Devices) => (devices.pointerDown[touch] !== 0 ? touch : 0);
  return [
    place('x', 'pointerX'),
    place('y', 'pointerY'),
    readAttribute(`${path}.id`, 'integer', (field) => `${field('pointerDown')}[${touch}] !== 0 ? ${touch} : 0`, id),
    flag(`${path}.pressed`, 'pointerDown', touch),
  ];
}

function playerAttributes(player: number): BuiltIn<Devices>[] {
  const path = `player${player + 1}`;
  return [
    flag(`${path}.connected`, 'connected', player),
    controllerName(player),
    { ...element(`${path}.vendorID`, 'vendors', player), type: 'integer' },
    { ...element(`${path}.productID`, 'products', player), type: 'integer' },
    ...controllerButtons.map((button, index) => flag(`${path}.${button}`, 'buttons', buttonIndex(player, index))),
    ...controllerAxes.map((axis, index) => element(`${path}.${axis}`, 'axes', axisIndex(player, index))),
  ];
}

/** The name that a player's controller reports; blank without a controller. */
function controllerName(player: number): BuiltIn<Devices> {
  const fallback = `Controller ${player + 1}`;
  const code = (field: FieldCode) =>
    `${field('connected')}[${player}] === 0 ? "" : ${field('controllerNames')}.split("\\t")[${player}] || "${fallback}"`;
  const get = ({ connected, controllerNames }: Devices) =>
    connected[player] === 0 ? '' : controllerNames.split('\t')[player] || fallback;
  return readAttribute(`player${player + 1}.name`, 'text', code, get);
}

/**
 * The keys that act as buttons, by the part of the keypath after `controllerMaps`. docs/runtime-rules.md#controllers.
 */
export const keymapAttributes: readonly BuiltIn<Devices>[] = Array.from({ length: keymapCount }, (_, player) =>
  controllerButtons.map((button, index) => {
    const place = buttonIndex(player, index);
    const get = ({ keymap }: Devices) => keymap[place] ?? '';
    return readAttribute<Devices>(
      `player${player + 1}.${button}`,
      'text',
      (field) => `${field('keymap')}[${place}]`,
      get,
    );
  }),
).flat();
