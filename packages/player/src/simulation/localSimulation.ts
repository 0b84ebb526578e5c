import type { Project } from '@playhouse/core';
import { createGameInspector, type Game, type GamePorts, type GameView, type InputEvent } from '@playhouse/runtime';
import type { GameEvents } from '../api/gameEvents.ts';
import type { FrameReach } from '../api/player.ts';
import { gatedEvents, gatedPorts } from '../leaving/gatedPorts.ts';
import { createLeavingGate, type LeavingGate } from '../leaving/leavingGate.ts';
import { heldBackWarning } from '../leaving/leavingLimits.ts';
import type { Recording } from '../replay/recording.ts';
import { beginGame, type GameSession } from './gameSession.ts';
import { createReporter, type Reporter } from './reporter.ts';
import type { GameStart, SimulationClient, SimulationOptions } from './simulationClient.ts';

interface Playing {
  readonly session: GameSession;
  readonly reporter: Reporter;
}

/** A game in this thread: a call is complete when it returns. */
export class LocalSimulation implements SimulationClient {
  readonly #options: SimulationOptions;
  #gate: LeavingGate;
  #playing: Playing | undefined;
  #isDestroyed = false;

  constructor(options: SimulationOptions) {
    this.#options = options;
    this.#gate = this.#createGate();
  }

  /** What is being played, with its recent history. */
  get session(): GameSession {
    return this.#now.session;
  }

  /** The running game, replaced by `begin` and `reload`. */
  get game(): Game {
    return this.#now.session.game;
  }

  get view(): GameView {
    return this.game.view;
  }

  get frame(): number {
    return this.game.frame;
  }

  get reach(): FrameReach {
    return this.#now.session.reach;
  }

  get isRecording(): boolean {
    return this.#now.session.isRecording;
  }

  async begin({ recordedSeed, ahead, ...start }: GameStart): Promise<void> {
    const { keepsHistory } = this.#options;
    this.#gate = this.#createGate();
    const session = await beginGame({
      ...start,
      keepsHistory,
      ports: this.#ports(),
      ...(recordedSeed !== undefined && { recordedSeed }),
      ...(ahead && { ahead }),
    });
    this.#take({ session, reporter: createReporter(session.game, this.#gameEvents) });
  }

  /** One step per call: further calls cost nothing here. */
  advance(input: readonly InputEvent[]): number {
    this.#now.session.step(input);
    return 1;
  }

  stepAgain(): boolean {
    return this.#now.session.stepAgain();
  }

  cut(): void {
    this.#now.session.cut();
  }

  async goTo(frame: number): Promise<string | undefined> {
    const { session, reporter } = this.#now;
    session.goTo(frame);
    this.#playing = { session, reporter: createReporter(session.game, this.#gameEvents, reporter.told) };
    return createGameInspector(session.game).question();
  }

  async reload(project: Project): Promise<'kept' | 'gone'> {
    const { session: old, reporter } = this.#now;
    const session = await old.reload(project, this.#ports());
    if (!session) return 'gone';
    this.#take({ session, reporter: createReporter(session.game, this.#gameEvents, reporter.told) });
    return 'kept';
  }

  async stopRecording(): Promise<Recording | undefined> {
    const { session } = this.#now;
    const recording = session.recording();
    session.endRecording();
    return recording;
  }

  reportEvents(): void {
    this.#now.reporter.report();
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#playing?.session.game.destroy();
  }

  /** Each new game is warned about exceeded limits again. */
  #createGate(): LeavingGate {
    return createLeavingGate(
      () => this.#playing?.session.game.frame ?? 0,
      (kind) => this.#options.gameEvents.onWarning?.(heldBackWarning(kind)),
    );
  }

  #ports(): GamePorts {
    return gatedPorts(this.#options.ports(), this.#gate);
  }

  get #gameEvents(): GameEvents {
    return gatedEvents(this.#options.gameEvents, this.#gate);
  }

  get #now(): Playing {
    if (!this.#playing) throw new Error('no game has begun');
    return this.#playing;
  }

  #take(next: Playing): void {
    const old = this.#playing;
    this.#playing = next;
    old?.session.game.destroy();
    if (this.#isDestroyed) next.session.game.destroy();
  }
}
