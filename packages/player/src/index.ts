export type {
  InputEvent,
  InspectedActor,
  InspectedAttribute,
  Subject,
} from '@playhouse/runtime';
export type { Player, PlayerControls, PlayerOptions, ViewportFit } from './api/player.ts';
export type { ConnectServices, GameServices, ServiceContext } from './api/services.ts';
export type { NetworkConnection } from './network/connectServers.ts';
export type { PlatformChoices, PlatformReport, PlatformRequest } from './platform/simulatedPlatform.ts';
export { simulatePlatform } from './platform/simulatedPlatform.ts';
export { createPlayer } from './playback/createPlayer.ts';
export { renderFirstFrame } from './playback/renderFirstFrame.ts';
export type { SimulationEnd, SimulationWorker } from './remote/connection.ts';
export { SimulationOver } from './remote/connection.ts';
export type { RemotePlayer, RemotePlayerOptions } from './remote/createRemotePlayer.ts';
export { createRemotePlayer } from './remote/createRemotePlayer.ts';
export type { Recording } from './replay/recording.ts';
