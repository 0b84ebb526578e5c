import { controllerButtonTitles } from '../../model/controllers.ts';
import { enumerations } from '../enumerations.ts';
import { type AttributeGroup, boolean, enumeration, integer, point, readOnly, real, size, text } from './node.ts';

const buttons = Object.fromEntries(
  Object.entries(controllerButtonTitles).map(([key, title]) => [key, boolean(title, false, readOnly)]),
);
const keymap = Object.fromEntries(
  Object.entries(controllerButtonTitles).map(([key, title]) => [key, text(title, '', readOnly)]),
);

/**
 * Attributes of the devices, below `game.devices` and `devices`. docs/runtime-rules.md#device-attributes and
 * docs/runtime-rules.md#controllers.
 */
export const deviceTree: AttributeGroup = {
  mouse: { position: point('Mouse', readOnly), button: { down: boolean('Mouse button down', false, readOnly) } },
  touches: { ...numbered(11, 'touch', touch), count: integer('Number of touches', 0, readOnly) },
  accelerometer: {
    ...point('Accelerometer', readOnly),
    z: real('Accelerometer Z', 0, readOnly),
    raw: { ...point('Accelerometer raw', readOnly), z: real('Accelerometer raw Z', 0, readOnly) },
  },
  screen: {
    size: size('Screen', 1024, 768, readOnly),
    deviceOrientation: enumeration('Device orientation', 0, { ...readOnly, options: enumerations.deviceOrientation }),
    interfaceOrientation: enumeration('Interface orientation', 0, {
      ...readOnly,
      options: enumerations.interfaceOrientation,
    }),
  },
  audio: { soundVolume: real('Sound volume', 1), musicVolume: real('Music volume', 1) },
  clock: {
    year: integer('Year', 2000, readOnly),
    month: integer('Month', 1, readOnly),
    day: integer('Day', 1, readOnly),
    hour: integer('Hour', 0, readOnly),
    minute: integer('Minute', 0, readOnly),
    second: integer('Second', 0, readOnly),
    millisecond: integer('Millisecond', 0, readOnly),
  },
  platform: {
    name: text('Platform', '', readOnly),
    version: text('Platform version', '', readOnly),
    region: text('Region', '', readOnly),
    language: text('Language', '', readOnly),
    deviceModel: text('Device model', '', readOnly),
  },
  ...numbered(11, 'player', player),
};

/** Keys that act as buttons, below `controllerMaps`. docs/runtime-rules.md#controllers. */
export const controllerMapTree: AttributeGroup = numbered(8, 'player', () => keymap);

function numbered(count: number, prefix: string, group: (number: number) => AttributeGroup): AttributeGroup {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [`${prefix}${number}`, group(number)]));
}

function touch(number: number): AttributeGroup {
  return {
    ...point(`Touch ${number}`),
    id: integer(`Touch ${number} id`, 0, readOnly),
    pressed: boolean(`Touch ${number} pressed`, false, readOnly),
  };
}

function player(): AttributeGroup {
  return {
    connected: boolean('Connected', false, readOnly),
    name: text('Name', '', readOnly),
    vendorID: integer('Vendor ID', 0, readOnly),
    productID: integer('Product ID', 0, readOnly),
    ...buttons,
    leftStick: point('Left stick', readOnly),
    rightStick: point('Right stick', readOnly),
    leftTrigger: real('Left trigger', -1, readOnly),
    rightTrigger: real('Right trigger', -1, readOnly),
  };
}
