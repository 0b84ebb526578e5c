import type { Project } from '@playhouse/core';
import type { InputEvent } from '@playhouse/runtime';
import type { Answer } from '../api/answer.ts';
import type { FrameReach, PlayerControls, RecordingStart, ViewportFit } from '../api/player.ts';
import type { Recording } from '../replay/recording.ts';
import type { SimulationClient } from '../simulation/simulationClient.ts';
import type { Playback } from './playback.ts';

/** The controls that all players share, wherever their game runs. */
export class BasePlayer<Simulated extends SimulationClient> implements PlayerControls {
  protected readonly playback: Playback<Simulated>;
  readonly #watching: ResizeObserver;

  constructor(playback: Playback<Simulated>) {
    this.playback = playback;
    let isKnown = false;
    this.#watching = new ResizeObserver(() => {
      this.resize();
      // The first call reports the host's initial size.
      if (isKnown) playback.parts.input.add({ type: 'windowResize' });
      isKnown = true;
    });
    this.#watching.observe(playback.options.host);
  }

  get running(): boolean {
    return this.playback.running || this.playback.stepping !== undefined;
  }

  get frame(): number {
    return this.playback.simulation.frame;
  }

  get reach(): FrameReach {
    return this.playback.simulation.reach;
  }

  get isRecording(): boolean {
    return this.playback.simulation.isRecording;
  }

  start(): void {
    this.playback.start();
  }

  pause(): Answer<void> {
    return this.playback.pause();
  }

  step(): Answer<void> {
    return this.playback.step();
  }

  restart(sceneId = this.playback.options.sceneId): Promise<void> {
    return this.playback.restart(sceneId, false);
  }

  startRecording({ seed, sceneId = this.playback.options.sceneId }: RecordingStart = {}): Promise<void> {
    return this.playback.restart(sceneId, true, seed);
  }

  async stopRecording(): Promise<Recording | undefined> {
    const recording = await this.playback.simulation.stopRecording();
    this.playback.parts.setRecording(false);
    return recording;
  }

  async reload(project: Project): Promise<'kept' | 'restarted'> {
    const { playback } = this;
    const { running, options } = playback;
    await playback.pause();
    playback.options = { ...options, project };
    const outcome = await playback.change(async () => {
      await playback.parts.take(playback.options, options.project);
      return playback.simulation.reload(project);
    });
    if (outcome === 'gone') await playback.restart(playback.options.sceneId, false);
    if (running) playback.start();
    return outcome === 'kept' ? 'kept' : 'restarted';
  }

  async goTo(frame: number): Promise<void> {
    const { playback } = this;
    if (playback.isDestroyed) return;
    const { audio, prompt, input, services } = playback.parts;
    await playback.pause();
    await playback.change(async () => {
      audio.hush();
      prompt.close();
      services.close();
      const question = await playback.simulation.goTo(frame);
      services.goTo?.(this.frame);
      input.beginAnew();
      if (question !== undefined) playback.parts.ask(question);
    });
  }

  redraw(): void {
    this.playback.redraw();
  }

  resize(): void {
    if (!this.playback.isDestroyed) this.playback.parts.stage.resize();
  }

  setFit(fit: ViewportFit): void {
    this.playback.options = { ...this.playback.options, fit };
    this.playback.parts.stage.setFit(fit);
  }

  setMuted(muted: boolean): void {
    this.playback.options = { ...this.playback.options, muted };
    this.playback.parts.audio.setMuted(muted);
  }

  setSpeed(speed: number): void {
    this.playback.speed = speed;
  }

  setTouchByMouse(isOn: boolean): void {
    this.playback.parts.setTouchByMouse(isOn);
  }

  addInput(event: InputEvent): void {
    this.playback.parts.input.add(event);
  }

  toView(clientX: number, clientY: number): { readonly x: number; readonly y: number } {
    return this.playback.parts.stage.toView(clientX, clientY);
  }

  settled(): Promise<void> {
    return this.playback.parts.stage.settled();
  }

  destroy(): void {
    if (this.playback.isDestroyed) return;
    this.#watching.disconnect();
    this.playback.destroy();
  }
}
