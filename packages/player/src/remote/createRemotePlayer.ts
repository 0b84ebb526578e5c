import type {
  FramePosition,
  GameView,
  InputEvent,
  InspectedActor,
  InspectedAttribute,
  PlatformFacts,
  ScriptedEvent,
  Subject,
} from '@playhouse/runtime';
import type { PlayerControls, PlayerOptions } from '../api/player.ts';
import { BasePlayer } from '../playback/basePlayer.ts';
import { createPlayback } from '../playback/createPlayer.ts';
import { createFrameMeter, type PictureTimes } from '../playback/frameMeter.ts';
import type { GameMoment } from '../replay/gameMoment.ts';
import type { FittedPicture } from '../view/fitting.ts';
import type { StageLoad } from '../view/stageMeter.ts';
import type { SimulationEnd, SimulationWorker } from './connection.ts';
import type { ExplainAnswers, ExplainRequests } from './explainProtocol.ts';
import type { DeviceReading, Observation, ProfileReport, Requests } from './protocol.ts';
import { RemoteSimulation } from './remoteSimulation.ts';

/** Saved data stays in the worker, and is lost with the player. */
export interface RemotePlayerOptions extends Omit<PlayerOptions, 'storage'> {
  /** Starts the worker, which serves a simulation. */
  readonly startWorker: () => SimulationWorker;
  /** Called when the game ended unexpectedly: it has stopped, and can only be destroyed. */
  readonly onEnd: (end: SimulationEnd & { readonly frame: number }) => void;
}

/** The recorded input of a game from its start. */
interface PlayedRecording {
  readonly sceneId: string;
  readonly seed: number;
  readonly frames: number;
  readonly events: readonly ScriptedEvent[];
}

/** The current state of a game, and the input of its next step unless that step was played before. */
export interface PlayedMoment {
  readonly moment: GameMoment;
  readonly pending: readonly InputEvent[];
  readonly facts: PlatformFacts;
}

/** What a game costs while it runs. */
export interface PlayerLoad extends StageLoad {
  /** The pictures since the last report, oldest first. */
  readonly pictures: readonly PictureTimes[];
  readonly actors: number;
  /** Memory of the worker's program, in bytes, where the browser tells. */
  readonly heapBytes?: number;
}

/** A player whose game runs in a worker, with asynchronous inspection. */
export interface RemotePlayer extends PlayerControls {
  observe(request: Requests['observe']): Promise<Observation>;
  devices(request: Requests['devices']): Promise<readonly DeviceReading[]>;
  attributes(subject: Subject): Promise<readonly InspectedAttribute[]>;
  write(request: Requests['write']): Promise<void>;
  /** The frontmost visible actor at a position in the camera's view. */
  actorAt(x: number, y: number): Promise<InspectedActor | undefined>;
  setProfiling(isOn: boolean): Promise<void>;
  takeProfile(): Promise<ProfileReport | undefined>;
  /** Measures pictures from now on, or no longer. */
  setMeasuring(isOn: boolean): void;
  /** What was measured since the last call; undefined while nothing is. */
  takeLoad(): Promise<PlayerLoad | undefined>;
  /** The canvas with the current picture, which can be read until the current task ends. */
  redrawn(): HTMLCanvasElement;
  /** The sounds and the music of the game as they are heard. */
  soundStream(): MediaStream;
  /** The view after the last step that was answered. */
  readonly view: GameView;
  /** Where the picture is in the host. */
  readonly box: FittedPicture;
  /**
   * Restarts as headless play does and pauses at a frame of a recording. All of its frames can be moved to from there.
   */
  playRecording(recording: PlayedRecording, frame: number): Promise<void>;
  /** The state from which another game can continue exactly as this one will. */
  moment(): Promise<PlayedMoment>;
  /**
   * Pauses at a position in the next frame, which must have been played before; without one, before the frame. False
   * when the frame has no such position and was replayed to its end.
   */
  stepInto(position: FramePosition | undefined): Promise<boolean>;
  /** Asks why the game does what it does. */
  explain<Name extends keyof ExplainRequests>(
    name: Name,
    request: ExplainRequests[Name],
  ): Promise<ExplainAnswers[Name]>;
}

/** Like `createPlayer`, with the game in a worker. Rejects when the worker ends before the first frame. */
export async function createRemotePlayer(options: RemotePlayerOptions): Promise<RemotePlayer> {
  let stop: (() => void) | undefined;
  const playback = await createPlayback(options, (wanted) => {
    const simulation = new RemoteSimulation(wanted, {
      worker: options.startWorker(),
      onEnd(end) {
        stop?.();
        options.onEnd({ ...end, frame: simulation.frame });
      },
    });
    return simulation;
  });
  stop = () => void playback.pause();
  return new WorkerPlayer(playback);
}

class WorkerPlayer extends BasePlayer<RemoteSimulation> implements RemotePlayer {
  observe(request: Requests['observe']): Promise<Observation> {
    return this.playback.simulation.ask('observe', request);
  }

  devices(request: Requests['devices']): Promise<readonly DeviceReading[]> {
    return this.playback.simulation.ask('devices', request);
  }

  attributes(subject: Subject): Promise<readonly InspectedAttribute[]> {
    return this.playback.simulation.ask('attributes', { subject });
  }

  async write(request: Requests['write']): Promise<void> {
    await this.playback.simulation.change('write', request);
    this.redraw();
  }

  actorAt(x: number, y: number): Promise<InspectedActor | undefined> {
    return this.playback.simulation.ask('actorAt', { x, y });
  }

  setProfiling(isOn: boolean): Promise<void> {
    return this.playback.simulation.ask('setProfiling', { isOn });
  }

  takeProfile(): Promise<ProfileReport | undefined> {
    return this.playback.simulation.ask('takeProfile', {});
  }

  setMeasuring(isOn: boolean): void {
    this.playback.parts.meter = isOn ? createFrameMeter(() => performance.now()) : undefined;
  }

  async takeLoad(): Promise<PlayerLoad | undefined> {
    const { parts, simulation } = this.playback;
    const { meter } = parts;
    if (!meter) return undefined;
    const heapBytes = await simulation.ask('heap', {});
    const actors = this.view.scenes.reduce(
      (sum, { layers }) => sum + layers.reduce((count, layer) => count + layer.actors.length, 0),
      0,
    );
    return {
      pictures: meter.take(),
      actors,
      ...parts.stage.meter.measure(),
      ...(heapBytes !== undefined && { heapBytes }),
    };
  }

  redrawn(): HTMLCanvasElement {
    const { stage } = this.playback.parts;
    stage.refresh();
    return stage.canvas;
  }

  soundStream(): MediaStream {
    return this.playback.parts.audio.stream();
  }

  get view(): GameView {
    return this.playback.simulation.view;
  }

  get box(): FittedPicture {
    return this.playback.parts.stage.box;
  }

  async playRecording(start: PlayedRecording, frame: number): Promise<void> {
    const { sceneId, seed, frames, events } = start;
    await this.pause();
    const inputs = Map.groupBy(events, (event) => event.frame);
    await this.playback.restart(sceneId, true, seed, { last: frames, inputs });
    // Replaying does not make a new recording.
    await this.stopRecording();
    await this.goTo(frame);
  }

  async moment(): Promise<PlayedMoment> {
    const { simulation, parts } = this.playback;
    const { facts } = parts.ports();
    return { moment: await simulation.ask('moment', {}), pending: parts.input.waiting(), facts };
  }

  async stepInto(position: FramePosition | undefined): Promise<boolean> {
    const { playback } = this;
    await playback.pause();
    return playback.change(() => playback.simulation.change('stepInto', { position }));
  }

  explain<Name extends keyof ExplainRequests>(
    name: Name,
    request: ExplainRequests[Name],
  ): Promise<ExplainAnswers[Name]> {
    return this.playback.simulation.ask<keyof ExplainRequests>(name, request as never) as Promise<ExplainAnswers[Name]>;
  }
}
