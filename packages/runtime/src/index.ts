export type { GameNeeds } from './compile/gameNeeds.ts';
export { gameNeedsOf } from './compile/gameNeeds.ts';
export { faultDetail, faultTextOf } from './game/faults.ts';
export type { ActorReport, Fault, Game, GameOptions, GameSnapshot, LogLine } from './game/game.ts';
export type { PageData } from './game/gameData.ts';
export { gameDataOf, projectOfGameData } from './game/gameData.ts';
export type * from './game/gameView.ts';
export { runtimeLimits } from './game/limits.ts';
export type {
  CallAnswer,
  InputEvent,
  PricedItem,
  ScreenOrientation,
  ScriptedEvent,
} from './input/inputEvent.ts';
export type { ParsedScript } from './input/inputScript.ts';
export { fitsScript, parseInputScript } from './input/inputScript.ts';
export type {
  GameInspector,
  InspectedActor,
  InspectedAttribute,
  Subject,
} from './inspect/gameInspector.ts';
export { createGameInspector } from './inspect/gameInspector.ts';
export type { Profile, ProfiledBehavior } from './inspect/profileGame.ts';
export { profileGame } from './inspect/profileGame.ts';
export { releaseInput } from './inspect/releaseInput.ts';
export { createRandom } from './math/random.ts';
export { convexParts } from './physics/convexParts.ts';
export type { Assertion, PictureAssertion } from './playtest/assertion.ts';
export type { PlayTestChecker, PlayTestFailure } from './playtest/checkPlayTest.ts';
export { createPlayTestChecker } from './playtest/checkPlayTest.ts';
export type { ParsedPlayTest, PlayTest } from './playtest/parsePlayTest.ts';
export { parsePlayTest } from './playtest/parsePlayTest.ts';
export type * from './ports/gamePorts.ts';
export type { HeadlessOptions } from './ports/headlessPorts.ts';
export { createHeadlessPorts } from './ports/headlessPorts.ts';
export { createLimitedStorage, savedSize } from './ports/limitedStorage.ts';
export type { ServiceState, SimulatedServices, SimulationOptions } from './ports/simulatedServices.ts';
export { createSimulatedServices } from './ports/simulatedServices.ts';
export type { InputAhead, Recorder, RecorderOptions } from './record/createRecorder.ts';
export { createRecorder } from './record/createRecorder.ts';
export { reloadGame } from './reload/reloadGame.ts';
export { positionIndex } from './rows/rowFields.ts';
export { findScriptMistake, type ScriptFailure } from './scripts/findScriptMistake.ts';
export { scriptLimits } from './scripts/scriptLimits.ts';
export { createGame } from './setup/createGame.ts';
export { networkTableText, parseNetworkTable } from './state/networkTable.ts';
export type { AttributeAnswer, WhyAnswer, WhyLine } from './trace/answerWhy.ts';
export { answerWhoSet, answerWhy } from './trace/answerWhy.ts';
export type { AttributeChange, TracedAttribute, Writer } from './trace/behaviorTrace.ts';
export type { BreakpointHit, Breakpoints, BreakpointWatch } from './trace/breakpoints.ts';
export { watchBreakpoints } from './trace/breakpoints.ts';
export type { CauseWords } from './trace/causeSentence.ts';
export { causeSentence } from './trace/causeSentence.ts';
export type { Cause } from './trace/causes.ts';
export type { ActorFollowing, ActorNow } from './trace/followActor.ts';
export { followActor } from './trace/followActor.ts';
export type { FrameEvent, FrameQuestion } from './trace/frameEvents.ts';
export { frameEvents } from './trace/frameEvents.ts';
export type { FramePosition } from './trace/playInto.ts';
export { playInto } from './trace/playInto.ts';
export { projectWords } from './trace/projectWords.ts';
export type { BehaviorQuestion } from './trace/traceBehavior.ts';
export type { SyncedView } from './viewSync/syncedView.ts';
export { createSyncedView } from './viewSync/syncedView.ts';
export type { SceneMessage, ViewMessage } from './viewSync/viewMessage.ts';
export type { ViewWriter } from './viewSync/viewWriter.ts';
export { createViewWriter } from './viewSync/viewWriter.ts';
