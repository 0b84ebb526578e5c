import type { Project } from '@playhouse/core';
import type { Game, InputEvent } from '@playhouse/runtime';
import { beginFor, GameRunner } from './gameRunner.ts';
import type { Player, PlayerOptions, RecordingStart, ViewportFit } from './player.ts';
import { createPlayerParts } from './playerParts.ts';
import type { Recording } from './replay/recording.ts';
import { createReporter } from './reporter.ts';

/** Loads a project's assets, compiles it and draws its first picture into the host element. */
export async function createPlayer(options: PlayerOptions): Promise<Player> {
  let runner: GameRunner | undefined;
  const parts = await createPlayerParts(options, (isWaiting) => runner?.setWaiting(isWaiting));
  try {
    runner = new GameRunner(options, parts, await beginFor(options, parts, options.sceneId, false));
    return new RunningPlayer(runner);
  } catch (error) {
    parts.destroy();
    throw error;
  }
}

class RunningPlayer implements Player {
  readonly #runner: GameRunner;
  readonly #watching: ResizeObserver;

  constructor(runner: GameRunner) {
    this.#runner = runner;
    let isKnown = false;
    this.#watching = new ResizeObserver(() => {
      this.resize();
      // The first call tells the size that the host has from the start.
      if (isKnown) runner.parts.input.add({ type: 'windowResize' });
      isKnown = true;
    });
    this.#watching.observe(runner.options.host);
  }

  get game(): Game {
    return this.#runner.played.game;
  }

  get running(): boolean {
    return this.#runner.running;
  }

  get reach(): { readonly first: number; readonly last: number } {
    return this.#runner.played.reach;
  }

  get isRecording(): boolean {
    return this.#runner.played.isRecording;
  }

  start(): void {
    this.#runner.start();
  }

  pause(): void {
    this.#runner.pause();
  }

  step(): void {
    this.#runner.step();
  }

  restart(sceneId = this.#runner.options.sceneId): Promise<void> {
    return this.#runner.restart(sceneId, false);
  }

  startRecording({ seed, sceneId = this.#runner.options.sceneId }: RecordingStart = {}): Promise<void> {
    return this.#runner.restart(sceneId, true, seed);
  }

  stopRecording(): Recording | undefined {
    const { played } = this.#runner;
    const recording = played.recording();
    played.endRecording();
    this.#runner.parts.setRecording(false);
    return recording;
  }

  async reload(project: Project): Promise<'kept' | 'restarted'> {
    const runner = this.#runner;
    const { running, played: old, options } = runner;
    runner.pause();
    runner.options = { ...options, project };
    await runner.parts.take(runner.options, options.project);
    const kept = await old.reload(project, runner.parts.ports());
    if (kept && !runner.isDestroyed) {
      runner.take(kept, createReporter(kept.game, runner.options, runner.reporter.told));
      old.game.destroy();
    } else await runner.restart(runner.options.sceneId, false);
    if (running) runner.start();
    return kept ? 'kept' : 'restarted';
  }

  goTo(frame: number): void {
    const runner = this.#runner;
    if (runner.isDestroyed) return;
    const { audio, prompt, input, services } = runner.parts;
    runner.pause();
    audio.hush();
    prompt.close();
    services.close();
    runner.played.goTo(frame);
    services.goTo?.(this.game.frame);
    input.beginAnew();
    runner.parts.askAgain(this.game);
    runner.take(runner.played, createReporter(this.game, runner.options, runner.reporter.told));
  }

  redraw(): void {
    this.#runner.redraw();
  }

  resize(): void {
    if (!this.#runner.isDestroyed) this.#runner.parts.stage.resize();
  }

  setFit(fit: ViewportFit): void {
    this.#runner.options = { ...this.#runner.options, fit };
    this.#runner.parts.stage.setFit(fit);
  }

  setMuted(muted: boolean): void {
    this.#runner.options = { ...this.#runner.options, muted };
    this.#runner.parts.audio.setMuted(muted);
  }

  setSpeed(speed: number): void {
    this.#runner.speed = speed;
  }

  setTouchByMouse(isOn: boolean): void {
    this.#runner.parts.setTouchByMouse(isOn);
  }

  addInput(event: InputEvent): void {
    this.#runner.parts.input.add(event);
  }

  toView(clientX: number, clientY: number): { readonly x: number; readonly y: number } {
    return this.#runner.parts.stage.toView(clientX, clientY);
  }

  settled(): Promise<void> {
    return this.#runner.parts.stage.settled();
  }

  destroy(): void {
    if (this.#runner.isDestroyed) return;
    this.#watching.disconnect();
    this.#runner.destroy();
  }
}
