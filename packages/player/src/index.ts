export type {
  InputEvent,
  InspectedActor,
  InspectedAttribute,
  Subject,
} from '@playhouse/runtime';
export type { OverlayLanguage, OverlayTexts } from './api/overlayLanguage.ts';
export type { Player, PlayerControls, PlayerOptions, ViewportFit } from './api/player.ts';
export type { ConnectServices, GameServices, ServiceContext } from './api/services.ts';
export { createAssetPaths } from './assets/assetPaths.ts';
export type { NetworkConnection } from './network/connectServers.ts';
export type { PlatformChoices, PlatformReport, PlatformRequest } from './platform/simulatedPlatform.ts';
export { simulatePlatform } from './platform/simulatedPlatform.ts';
export { createPlayer } from './playback/createPlayer.ts';
export type { PictureTimes } from './playback/frameMeter.ts';
export { renderFirstFrame } from './playback/renderFirstFrame.ts';
export { readyTest, type TestOutcome } from './playtests/playStoredTest.ts';
export { playTestsInWorker } from './playtests/playTestsInWorker.ts';
export type { SimulationEnd, SimulationWorker } from './remote/connection.ts';
export { SimulationOver } from './remote/connection.ts';
export type { PlayedMoment, PlayerLoad, RemotePlayer, RemotePlayerOptions } from './remote/createRemotePlayer.ts';
export { createRemotePlayer } from './remote/createRemotePlayer.ts';
export type { Recording } from './replay/recording.ts';
export type { FittedPicture } from './view/fitting.ts';
export type { Ghost, Ghosts } from './whatif/ghost.ts';
export type { WhatIfAnswer } from './whatif/messages.ts';
export type { WhatIfBase } from './whatif/whatIf.ts';
export type { WhatIfClient } from './whatif/whatIfClient.ts';
export { createWhatIfClient } from './whatif/whatIfClient.ts';
