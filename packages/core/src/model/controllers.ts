/**
 * Titles of the buttons of a controller, in the order of docs/runtime-rules.md#controllers. A keymap uses them, too.
 */
export const controllerButtonTitles = {
  dpadUp: 'D-pad up',
  dpadDown: 'D-pad down',
  dpadLeft: 'D-pad left',
  dpadRight: 'D-pad right',
  buttonA: 'A',
  buttonB: 'B',
  buttonX: 'X',
  buttonY: 'Y',
  start: 'Start',
  select: 'Select',
  leftShoulder1: 'L1',
  rightShoulder1: 'R1',
  leftShoulder2: 'L2',
  rightShoulder2: 'R2',
  leftStickClick: 'Left stick click',
  rightStickClick: 'Right stick click',
} as const;

export type ControllerButton = keyof typeof controllerButtonTitles;

/** The buttons of a controller in their order, as keys of keymaps, attributes and input events. */
export const controllerButtons = Object.keys(controllerButtonTitles) as readonly ControllerButton[];

/** The players whose buttons can have keys. docs/product-rules.md#controller-page. */
export const controllerPlayers: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Sticks range from -1 to 1, triggers from -1 at rest to 1. */
export const controllerAxes = [
  'leftStick.x',
  'leftStick.y',
  'rightStick.x',
  'rightStick.y',
  'leftTrigger',
  'rightTrigger',
] as const;

export type ControllerAxis = (typeof controllerAxes)[number];
