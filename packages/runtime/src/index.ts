export type { ActorReport, Fault, Game, GameOptions, GameSnapshot, LogLine } from './game.ts';
export type { ControllerAxis, ControllerButton, InputEvent, ScriptedEvent } from './input.ts';
export { controllerAxes, controllerButtons } from './input.ts';
export type * from './ports.ts';
export type * from './view.ts';
export type { ParsedScript } from './inputScript.ts';
export { parseInputScript } from './inputScript.ts';
