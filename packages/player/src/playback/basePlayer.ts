import type { Project } from '@playhouse/core';
import type { InputEvent } from '@playhouse/runtime';
import type { Answer } from '../api/answer.ts';
import type { PlayerControls, RecordingStart, ViewportFit } from '../api/player.ts';
import type { Recording } from '../replay/recording.ts';
import type { FrameReach, Simulation } from '../simulation/simulationClient.ts';
import type { GameRunner } from './playback.ts';

/** What is common to players, wherever their game runs. */
export class RunningPlayer<Simulated extends Simulation> implements PlayerControls {
  protected readonly runner: GameRunner<Simulated>;
  readonly #watching: ResizeObserver;

  constructor(runner: GameRunner<Simulated>) {
    this.runner = runner;
    let isKnown = false;
    this.#watching = new ResizeObserver(() => {
      this.resize();
      // The first call tells the size that the host has from the start.
      if (isKnown) runner.parts.input.add({ type: 'windowResize' });
      isKnown = true;
    });
    this.#watching.observe(runner.options.host);
  }

  get running(): boolean {
    return this.runner.running;
  }

  get frame(): number {
    return this.runner.simulation.frame;
  }

  get reach(): FrameReach {
    return this.runner.simulation.reach;
  }

  get isRecording(): boolean {
    return this.runner.simulation.isRecording;
  }

  start(): void {
    this.runner.start();
  }

  pause(): Answer<void> {
    return this.runner.pause();
  }

  step(): Answer<void> {
    return this.runner.step();
  }

  restart(sceneId = this.runner.options.sceneId): Promise<void> {
    return this.runner.restart(sceneId, false);
  }

  startRecording({ seed, sceneId = this.runner.options.sceneId }: RecordingStart = {}): Promise<void> {
    return this.runner.restart(sceneId, true, seed);
  }

  async stopRecording(): Promise<Recording | undefined> {
    const recording = await this.runner.simulation.stopRecording();
    this.runner.parts.setRecording(false);
    return recording;
  }

  async reload(project: Project): Promise<'kept' | 'restarted'> {
    const { runner } = this;
    const { running, options } = runner;
    await runner.pause();
    runner.options = { ...options, project };
    const outcome = await runner.change(async () => {
      await runner.parts.take(runner.options, options.project);
      return runner.simulation.reload(project);
    });
    if (outcome === 'gone') await runner.restart(runner.options.sceneId, false);
    if (running) runner.start();
    return outcome === 'kept' ? 'kept' : 'restarted';
  }

  async goTo(frame: number): Promise<void> {
    const { runner } = this;
    if (runner.isDestroyed) return;
    const { audio, prompt, input, services } = runner.parts;
    await runner.pause();
    await runner.change(async () => {
      audio.hush();
      prompt.close();
      services.close();
      const question = await runner.simulation.goTo(frame);
      services.goTo?.(this.frame);
      input.beginAnew();
      if (question !== undefined) runner.parts.ask(question);
    });
  }

  redraw(): void {
    this.runner.redraw();
  }

  resize(): void {
    if (!this.runner.isDestroyed) this.runner.parts.stage.resize();
  }

  setFit(fit: ViewportFit): void {
    this.runner.options = { ...this.runner.options, fit };
    this.runner.parts.stage.setFit(fit);
  }

  setMuted(muted: boolean): void {
    this.runner.options = { ...this.runner.options, muted };
    this.runner.parts.audio.setMuted(muted);
  }

  setSpeed(speed: number): void {
    this.runner.speed = speed;
  }

  setTouchByMouse(isOn: boolean): void {
    this.runner.parts.setTouchByMouse(isOn);
  }

  addInput(event: InputEvent): void {
    this.runner.parts.input.add(event);
  }

  toView(clientX: number, clientY: number): { readonly x: number; readonly y: number } {
    return this.runner.parts.stage.toView(clientX, clientY);
  }

  settled(): Promise<void> {
    return this.runner.parts.stage.settled();
  }

  destroy(): void {
    if (this.runner.isDestroyed) return;
    this.#watching.disconnect();
    this.runner.destroy();
  }
}
