import type { InputAhead } from '@playhouse/runtime';
import { type Answer, whenAnswered } from '../api/answer.ts';
import type { PlayerOptions } from '../api/player.ts';
import type { GameStart, SimulationClient } from '../simulation/simulationClient.ts';
import { createGameLoop } from './gameLoop.ts';
import type { PlayerParts } from './playerParts.ts';

/** Start options of the game. */
export function startOf(
  { project, seed }: PlayerOptions,
  sceneId: string | undefined,
  records: boolean,
  recordedSeed?: number,
  ahead?: InputAhead,
): GameStart {
  const [chance = 1] = crypto.getRandomValues(new Int32Array(1));
  return { project, sceneId, records, recordedSeed, ahead, seed: seed ?? chance };
}

/** Runs a simulation in real time: starts, pauses, steps and draws it, and replaces its game on a restart. */
export class Playback<Simulated extends SimulationClient = SimulationClient> {
  running = false;
  speed = 1;
  isDestroyed = false;
  /** The step in progress, when it is not done at once. */
  stepping: Promise<void> | undefined;
  options: PlayerOptions;
  readonly parts: PlayerParts;
  readonly simulation: Simulated;
  readonly #loop = createGameLoop((due) => this.#advance(due));
  #frame: number | undefined;
  #lastTime: number | undefined;
  #hasStepped = false;
  /** True while the game is being replaced. */
  #isChanging = false;

  /** Expects a simulation whose game has started. */
  constructor(options: PlayerOptions, parts: PlayerParts, simulation: Simulated) {
    this.options = options;
    this.parts = parts;
    this.simulation = simulation;
    this.#draw(1);
    simulation.reportEvents();
  }

  start(): void {
    if (this.running || this.isDestroyed) return;
    this.running = true;
    this.#lastTime = undefined;
    this.#loop.reset();
    this.parts.input.forgetPresses();
    this.simulation.cut();
    this.parts.audio.setRunning(!this.parts.isWaiting);
    this.#frame = requestAnimationFrame(this.#tick);
  }

  /** Pauses once the step in progress is done. */
  pause(): Answer<void> {
    if (this.running) {
      this.running = false;
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
      // No further step follows the one in progress.
      this.#loop.reset();
      this.parts.audio.setRunning(false);
      this.parts.input.release();
      this.#draw(1);
    }
    return this.stepping;
  }

  /** Runs one step; a step that was played before is replayed. Does nothing while the game waits. */
  step(): Answer<void> {
    if (this.isDestroyed || this.#isChanging) return;
    return whenAnswered(this.simulation.stepAgain(), (isPlayed) => {
      if (!isPlayed) return whenAnswered(this.#take(1), () => this.#draw(1));
      this.parts.services.goTo?.(this.simulation.frame);
      this.simulation.reportEvents();
      this.redraw();
    });
  }

  /** Whether something covers the game. */
  setWaiting(isWaiting: boolean): void {
    if (isWaiting) this.parts.input.release();
    if (this.running) this.parts.audio.setRunning(!isWaiting);
  }

  async restart(sceneId: string | undefined, records: boolean, seed?: number, ahead?: InputAhead): Promise<void> {
    const { audio, prompt, input, services, network } = this.parts;
    await this.change(async () => {
      prompt.close();
      services.close();
      audio.silence();
      this.parts.setRecording(records);
      await this.simulation.begin(startOf(this.options, sceneId, records, seed, ahead));
      if (this.isDestroyed) return;
      input.beginAnew();
      services.begin?.();
      network.begin();
    });
  }

  /** Replaces the game: no steps run meanwhile, and timing starts over afterwards. */
  async change<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isChanging = true;
    try {
      await this.stepping;
      return await work();
    } finally {
      this.#isChanging = false;
      this.#loop.reset();
      if (!this.isDestroyed) {
        this.redraw();
        this.simulation.reportEvents();
      }
    }
  }

  redraw(): void {
    this.#hasStepped = true;
    this.#draw(1);
  }

  destroy(): void {
    void this.pause();
    this.isDestroyed = true;
    this.parts.destroy();
    this.simulation.destroy();
  }

  readonly #tick = (time: number): void => {
    this.#frame = requestAnimationFrame(this.#tick);
    const passed = this.#lastTime === undefined ? 0 : time - this.#lastTime;
    this.#lastTime = time;
    this.#draw(this.#loop.pass(document.visibilityState === 'hidden' ? 0 : passed * this.speed));
  };

  /** Advances by the elapsed time; returns how many steps were done synchronously. */
  #advance(due: number): number {
    if (this.#isChanging) return due;
    const answer = this.#take(due);
    if (!(answer instanceof Promise)) return answer;
    this.stepping = answer
      // Whoever ends a simulation reports it, so there is nothing to do here.
      .catch(() => due)
      .then((done) => {
        this.stepping = undefined;
        this.#loop.stepped(done);
        if (!this.running && !this.isDestroyed) this.#draw(1);
      });
    return 0;
  }

  /** Runs up to as many steps as are due. While a game waits, their time passes without steps. */
  #take(due: number): Answer<number> {
    const { services, input, isWaiting } = this.parts;
    if (isWaiting) return due;
    const before = (frame: number) => services.beforeStep?.(frame);
    const next = this.simulation.frame + 1;
    before(next);
    // Answers that are due by game time arrive in their step.
    const free = services.beforeStep ? (services.nextAnswer?.() ?? next) - next : due;
    const most = Math.max(1, Math.min(due, free));
    const measured = this.parts.meter?.steps();
    return whenAnswered(this.simulation.advance(input.take(), most, before), (done) => {
      measured?.();
      this.#hasStepped = true;
      this.simulation.reportEvents();
      return done;
    });
  }

  #draw(between: number): void {
    const { stage, meter } = this.parts;
    const draw = () => stage.draw(this.simulation.view, between, this.#hasStepped);
    if (meter && this.running) meter.draw(draw);
    else draw();
    this.#hasStepped = false;
  }
}
