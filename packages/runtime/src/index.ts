export type { GameNeeds } from './compile/gameNeeds.ts';
export { gameNeedsOf } from './compile/gameNeeds.ts';
export { createGame } from './createGame.ts';
export type { ActorReport, Fault, Game, GameOptions, GameSnapshot, LogLine } from './game.ts';
export type { GameData } from './gameData.ts';
export { gameDataOf, projectOfGameData } from './gameData.ts';
export type { HeadlessOptions } from './headlessPorts.ts';
export { createHeadlessPorts } from './headlessPorts.ts';
export type {
  CallAnswer,
  ControllerAxis,
  ControllerButton,
  InputEvent,
  PricedItem,
  ScreenOrientation,
  ScriptedEvent,
} from './input.ts';
export { controllerAxes, controllerButtons } from './input.ts';
export type { ParsedScript } from './inputScript.ts';
export { fitsScript, parseInputScript } from './inputScript.ts';
export type { GameInspector, InspectedActor, InspectedAttribute, Subject } from './inspect/gameInspector.ts';
export { createGameInspector } from './inspect/gameInspector.ts';
export type { Profile, ProfiledBehavior } from './inspect/profileGame.ts';
export { profileGame } from './inspect/profileGame.ts';
export { createLimitedStorage, savedSize } from './limitedStorage.ts';
export { runtimeLimits } from './limits.ts';
export type { Assertion, PictureAssertion } from './playtest/assertion.ts';
export type { PlayTestChecker, PlayTestFailure } from './playtest/checkPlayTest.ts';
export { createPlayTestChecker } from './playtest/checkPlayTest.ts';
export type { ParsedPlayTest, PlayTest } from './playtest/parsePlayTest.ts';
export { parsePlayTest } from './playtest/parsePlayTest.ts';
export type * from './ports.ts';
export { createRandom } from './random.ts';
export type { Recorder, RecorderOptions } from './record/createRecorder.ts';
export { createRecorder } from './record/createRecorder.ts';
export { reloadGame } from './reload/reloadGame.ts';
export type { ServiceState, SimulatedServices, SimulationOptions } from './simulatedServices.ts';
export { createSimulatedServices } from './simulatedServices.ts';
export { placeIndex } from './state/rowFields.ts';
export type * from './view.ts';
export type { SceneMessage, ViewMessage } from './viewSync/viewMessage.ts';
export type { ViewMirror } from './viewSync/viewMirror.ts';
export { createViewMirror } from './viewSync/viewMirror.ts';
export type { ViewWriter } from './viewSync/viewWriter.ts';
export { createViewWriter } from './viewSync/viewWriter.ts';
