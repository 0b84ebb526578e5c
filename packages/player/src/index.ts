export type {
  InputEvent,
  InspectedActor,
  InspectedAttribute,
  Subject,
} from '@playhouse/runtime';
export { controllerAxes, controllerButtons } from '@playhouse/runtime';
export { createPlayer } from './createPlayer.ts';
export type { NetworkConnection } from './network/connectServers.ts';
export type { ConnectServices, GameServices, ServiceContext } from './platform/services.ts';
export type { PlatformChoices, PlatformReport, PlatformRequest } from './platform/simulatedPlatform.ts';
export { simulatePlatform } from './platform/simulatedPlatform.ts';
export type { Player, PlayerControls, PlayerOptions, ViewportFit } from './player.ts';
export type { SimulationEnd, SimulationWorker } from './remote/connection.ts';
export { SimulationOver } from './remote/connection.ts';
export type { RemotePlayer, RemotePlayerOptions } from './remote/createRemotePlayer.ts';
export { createRemotePlayer } from './remote/createRemotePlayer.ts';
export { renderFirstFrame } from './renderFirstFrame.ts';
export type { Recording } from './replay/recording.ts';
