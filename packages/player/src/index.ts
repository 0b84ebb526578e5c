export type {
  GameInspector,
  InputEvent,
  InspectedActor,
  InspectedAttribute,
  Profile,
  Subject,
} from '@playhouse/runtime';
export { controllerAxes, controllerButtons, createGameInspector, profileGame } from '@playhouse/runtime';
export { createPlayer } from './createPlayer.ts';
export type { Player, PlayerOptions, ViewportFit } from './player.ts';
export { renderFirstFrame } from './renderFirstFrame.ts';
export type { Recording } from './replay/recorder.ts';
