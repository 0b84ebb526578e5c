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
export type { ConnectServices, GameServices, ServiceContext } from './platform/services.ts';
export type { PlatformChoices, PlatformReport, PlatformRequest } from './platform/simulatedPlatform.ts';
export { simulatePlatform } from './platform/simulatedPlatform.ts';
export type { Player, PlayerOptions, ViewportFit } from './player.ts';
export { renderFirstFrame } from './renderFirstFrame.ts';
export type { Recording } from './replay/recording.ts';
