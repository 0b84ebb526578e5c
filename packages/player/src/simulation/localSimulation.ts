import type { Project } from '@playhouse/core';
import { createGameInspector, type Game, type GamePorts, type GameView, type InputEvent } from '@playhouse/runtime';
import { gatedNews, gatedPorts } from '../leaving/gatedPorts.ts';
import { createLeavingGate, type LeavingGate } from '../leaving/leavingGate.ts';
import { heldBackWarning } from '../leaving/leavingLimits.ts';
import type { Recording } from '../replay/recording.ts';
import { beginGame, type PlayedGame } from './gameSession.ts';
import { createReporter, type News, type Reporter } from './reporter.ts';
import type { FrameReach, GameStart, Simulation, SimulationOptions } from './simulationClient.ts';

interface Playing {
  readonly played: PlayedGame;
  readonly reporter: Reporter;
}

/** A game that runs where it is asked to: everything is done when a call returns. */
export class LocalSimulation implements Simulation {
  readonly #options: SimulationOptions;
  #gate: LeavingGate;
  #playing: Playing | undefined;
  #isDestroyed = false;

  constructor(options: SimulationOptions) {
    this.#options = options;
    this.#gate = this.#createGate();
  }

  /** The running game, replaced by `begin` and `reload`. */
  get game(): Game {
    return this.#now.played.game;
  }

  get view(): GameView {
    return this.game.view;
  }

  get frame(): number {
    return this.game.frame;
  }

  get reach(): FrameReach {
    return this.#now.played.reach;
  }

  get isRecording(): boolean {
    return this.#now.played.isRecording;
  }

  async begin({ recordedSeed, ...start }: GameStart): Promise<void> {
    const { keepsHistory } = this.#options;
    this.#gate = this.#createGate();
    const played = await beginGame({
      ...{ ...start, keepsHistory, ports: this.#ports() },
      ...(recordedSeed !== undefined && { recordedSeed }),
    });
    this.#take({ played, reporter: createReporter(played.game, this.#news) });
  }

  /** One step: whoever wants more asks again, which costs nothing here. */
  advance(input: readonly InputEvent[]): number {
    this.#now.played.step(input);
    return 1;
  }

  stepAgain(): boolean {
    return this.#now.played.stepAgain();
  }

  cut(): void {
    this.#now.played.cut();
  }

  async goTo(frame: number): Promise<string | undefined> {
    const { played, reporter } = this.#now;
    played.goTo(frame);
    this.#playing = { played, reporter: createReporter(played.game, this.#news, reporter.told) };
    return createGameInspector(played.game).question();
  }

  async reload(project: Project): Promise<'kept' | 'gone'> {
    const { played: old, reporter } = this.#now;
    const played = await old.reload(project, this.#ports());
    if (!played) return 'gone';
    this.#take({ played, reporter: createReporter(played.game, this.#news, reporter.told) });
    return 'kept';
  }

  async stopRecording(): Promise<Recording | undefined> {
    const { played } = this.#now;
    const recording = played.recording();
    played.endRecording();
    return recording;
  }

  tellNews(): void {
    this.#now.reporter.report();
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#playing?.played.game.destroy();
  }

  /** Each game that begins is told anew of what it sends too much. */
  #createGate(): LeavingGate {
    return createLeavingGate(
      () => this.#playing?.played.game.frame ?? 0,
      (kind) => this.#options.news.onWarning?.(heldBackWarning(kind)),
    );
  }

  #ports(): GamePorts {
    return gatedPorts(this.#options.ports(), this.#gate);
  }

  get #news(): News {
    return gatedNews(this.#options.news, this.#gate);
  }

  get #now(): Playing {
    if (!this.#playing) throw new Error('no game has begun');
    return this.#playing;
  }

  #take(next: Playing): void {
    const old = this.#playing;
    this.#playing = next;
    old?.played.game.destroy();
    if (this.#isDestroyed) next.played.game.destroy();
  }
}
