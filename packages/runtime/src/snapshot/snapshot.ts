import { Devices } from '../devices/devices.ts';
import type { FaultEntry } from '../game/faults.ts';
import type { GameSnapshot, LogLine } from '../game/game.ts';
import type { InputEvent } from '../input/inputEvent.ts';
import type { RandomState } from '../math/random.ts';
import type { CalendarTime } from '../ports/gamePorts.ts';
import {
  type MusicState,
  type PendingCall,
  type Question,
  runningScene,
  type Simulation,
} from '../simulation/simulation.ts';
import type { SlotValue } from '../state/actor.ts';
import type { FollowedSound } from '../state/followedSound.ts';
import { GameState } from '../state/gameState.ts';
import type { ScriptState } from '../state/scripts.ts';
import { contentOf, type TableContent } from '../state/table.ts';
import type { SceneChange } from '../state/world.ts';
import { captureRecords, fieldsOfRecord, type RecordRows, restoreRecords } from './record.ts';
import { captureScene, restoreScene, type SceneSnapshot } from './scenes.ts';

/** A followed sound; its actor by its key. */
type FollowedState = Omit<FollowedSound, 'actor'> & { readonly actor: number };

/** All state of a game that determines what it does next. */
export interface SimulationState {
  readonly frame: number;
  readonly activations: number;
  readonly random: RandomState;
  readonly game: RecordRows;
  readonly gameValues: readonly SlotValue[];
  readonly devices: RecordRows;
  readonly clock: CalendarTime;
  readonly deferred: readonly InputEvent[];
  readonly tables: readonly TableContent[];
  readonly scenes: readonly SceneSnapshot[];
  readonly change: SceneChange | undefined;
  readonly changeFrames: readonly number[];
  readonly nextKey: number;
  readonly nextSound: number;
  readonly followed: readonly FollowedState[];
  readonly nextCall: number;
  readonly calls: readonly PendingCall[];
  readonly music: MusicState | undefined;
  readonly volumes: { readonly sound: number; readonly music: number };
  readonly questions: readonly Question[];
  /** Absent while no script has failed or paused the game. */
  readonly scripts?: ScriptState;
  readonly answers: readonly string[];
}

/** Data that is only reported, and not part of the hash. */
interface ReportState {
  readonly faults: readonly FaultEntry[];
  readonly log: readonly LogLine[];
}

const gameFields = fieldsOfRecord(new GameState(), ['values']);
const deviceFields = fieldsOfRecord(new Devices(), ['clock', 'platform', 'deferred', 'keymap']);

/** The state of a game as plain data. */
export function captureState(simulation: Simulation): SimulationState {
  const { world } = simulation;
  return {
    frame: world.frame,
    activations: world.activations,
    random: world.random.state(),
    game: captureRecords([world.game], gameFields),
    gameValues: [...world.game.values],
    devices: captureRecords([world.devices], deviceFields),
    clock: { ...world.devices.clock },
    deferred: [...world.devices.deferred],
    tables: world.tables.map(contentOf),
    scenes: simulation.scenes.map(captureScene),
    change: simulation.change && { ...simulation.change },
    changeFrames: [...simulation.changeFrames],
    nextKey: simulation.nextKey,
    nextSound: simulation.nextSound,
    followed: simulation.followed.map(({ actor, ...sound }) => ({ ...sound, actor: actor.key })),
    nextCall: simulation.nextCall,
    calls: simulation.calls.map((call) => ({ ...call })),
    music: simulation.music && { ...simulation.music },
    volumes: { ...simulation.volumes },
    questions: simulation.questions.map((question) => ({ ...question })),
    answers: [...simulation.answers],
    ...captureScripts(world.scripts.state),
  };
}

function captureScripts({ off, wait }: ScriptState): { scripts?: ScriptState } {
  return off.length === 0 && wait === 0 ? {} : { scripts: { off: [...off], wait } };
}

/** A snapshot of a game: its state, faults and log. */
export function captureGame(simulation: Simulation): GameSnapshot {
  const reports: ReportState = { faults: simulation.world.faults.capture(), log: [...simulation.log] };
  return { version: 1, state: { ...captureState(simulation), ...reports } };
}

/** Restores a game from a snapshot of the same project. */
export function restoreGame(simulation: Simulation, snapshot: GameSnapshot): void {
  const state = snapshot.state as SimulationState & ReportState;
  const { world } = simulation;
  world.frame = state.frame;
  world.activations = state.activations;
  world.random.restore(state.random);
  restoreRecords([world.game], gameFields, state.game);
  world.game.values = [...state.gameValues];
  restoreRecords([world.devices], deviceFields, state.devices);
  world.devices.clock = { ...state.clock };
  world.devices.deferred = [...state.deferred];
  for (const [index, table] of world.tables.entries()) {
    const content = state.tables[index];
    if (content) table.assign(content);
  }
  for (const scene of simulation.scenes) scene.physics?.destroy();
  simulation.scenes = state.scenes.map((scene) => restoreScene(simulation, scene));
  world.scene = runningScene(simulation);
  restoreRest(simulation, state);
}

function restoreRest(simulation: Simulation, state: SimulationState & ReportState): void {
  simulation.spawns = [];
  simulation.destroyed = [];
  simulation.change = state.change && { ...state.change };
  simulation.changeFrames = [...state.changeFrames];
  simulation.nextKey = state.nextKey;
  simulation.nextSound = state.nextSound;
  simulation.followed = restoreFollowed(simulation, state.followed);
  simulation.nextCall = state.nextCall;
  simulation.calls = state.calls.map((call) => ({ ...call }));
  simulation.music = state.music && { ...state.music };
  simulation.volumes = { ...state.volumes };
  simulation.questions = state.questions.map((question) => ({ ...question }));
  simulation.answers = [...state.answers];
  Object.assign(simulation.world.scripts.state, {
    wait: state.scripts?.wait ?? 0,
    off: [...(state.scripts?.off ?? [])],
  });
  simulation.log = [...state.log];
  simulation.world.faults.restore(state.faults);
}

function restoreFollowed({ scenes }: Simulation, states: readonly FollowedState[]): FollowedSound[] {
  if (states.length === 0) return [];
  const actors = scenes.flatMap(({ layers }) => layers.flatMap((layer) => layer.actors));
  const byKey = new Map(actors.map((actor) => [actor.key, actor]));
  return states.flatMap(({ actor: key, ...sound }) => {
    const actor = byKey.get(key);
    return actor ? [{ ...sound, actor }] : [];
  });
}
