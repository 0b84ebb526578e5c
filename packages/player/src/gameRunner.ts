import { createGameLoop } from './gameLoop.ts';
import { beginGame, type PlayedGame } from './playedGame.ts';
import type { PlayerOptions } from './player.ts';
import type { PlayerParts } from './playerParts.ts';
import { createReporter, type Reporter } from './reporter.ts';

/** Begins the game of the options anew. */
export function beginFor(
  options: PlayerOptions,
  parts: PlayerParts,
  sceneId: string | undefined,
  records: boolean,
  recordedSeed?: number,
): Promise<PlayedGame> {
  const [chance = 1] = crypto.getRandomValues(new Int32Array(1));
  const { project, keepsHistory = false, seed = chance } = options;
  return beginGame({
    ...{ project, seed, sceneId, keepsHistory, records, ports: parts.ports() },
    ...(recordedSeed === undefined ? {} : { recordedSeed }),
  });
}

/** Lets the time of one game after the other pass, draws them, and tells what is new. */
export class GameRunner {
  running = false;
  speed = 1;
  isDestroyed = false;
  options: PlayerOptions;
  played: PlayedGame;
  reporter: Reporter;
  readonly parts: PlayerParts;
  readonly #loop = createGameLoop(() => this.#advance());
  #frame: number | undefined;
  #lastTime: number | undefined;
  #hasStepped = false;

  constructor(options: PlayerOptions, parts: PlayerParts, played: PlayedGame) {
    this.options = options;
    this.parts = parts;
    this.played = played;
    this.reporter = createReporter(played.game, options);
    this.#draw(1);
    this.reporter.report();
  }

  start(): void {
    if (this.running || this.isDestroyed) return;
    this.running = true;
    this.#lastTime = undefined;
    this.#loop.reset();
    this.parts.input.forgetPresses();
    this.played.cut();
    this.parts.audio.setRunning(!this.parts.isWaiting);
    this.#frame = requestAnimationFrame(this.#tick);
  }

  pause(): void {
    if (!this.running) return;
    this.running = false;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.parts.audio.setRunning(false);
    this.parts.input.release();
    this.#draw(1);
  }

  /** One step; one that has been played before is played as it was. A game that waits does nothing. */
  step(): void {
    if (this.isDestroyed) return;
    if (this.played.stepAgain()) {
      this.parts.services.goTo?.(this.played.game.frame);
      this.#stepped();
    } else this.#advance();
    this.#draw(1);
  }

  /** Something stands over the game, or no longer does. */
  setWaiting(isWaiting: boolean): void {
    if (isWaiting) this.parts.input.release();
    if (this.running) this.parts.audio.setRunning(!isWaiting);
  }

  async restart(sceneId: string | undefined, records: boolean, seed?: number): Promise<void> {
    const { audio, prompt, input, services } = this.parts;
    const old = this.played.game;
    prompt.close();
    services.close();
    audio.silence();
    this.parts.setRecording(records);
    const played = await beginFor(this.options, this.parts, sceneId, records, seed);
    if (this.isDestroyed) {
      played.game.destroy();
      return;
    }
    input.beginAnew();
    services.begin?.();
    this.take(played, createReporter(played.game, this.options));
    old.destroy();
  }

  /** Goes on with another game. */
  take(played: PlayedGame, reporter: Reporter): void {
    this.played = played;
    this.reporter = reporter;
    this.#loop.reset();
    this.redraw();
    reporter.report();
  }

  redraw(): void {
    this.#hasStepped = true;
    this.#draw(1);
  }

  destroy(): void {
    this.pause();
    this.isDestroyed = true;
    this.parts.destroy();
    this.played.game.destroy();
  }

  readonly #tick = (time: number): void => {
    this.#frame = requestAnimationFrame(this.#tick);
    const passed = this.#lastTime === undefined ? 0 : time - this.#lastTime;
    this.#lastTime = time;
    this.#draw(this.#loop.pass(document.visibilityState === 'hidden' ? 0 : passed * this.speed));
  };

  #advance(): void {
    const { services, input, isWaiting } = this.parts;
    if (isWaiting) return;
    services.beforeStep?.(this.played.game.frame + 1);
    this.played.step(input.take());
    this.#stepped();
  }

  #stepped(): void {
    this.#hasStepped = true;
    this.reporter.report();
  }

  #draw(between: number): void {
    this.parts.stage.draw(this.played.game.view, between, this.#hasStepped);
    this.#hasStepped = false;
  }
}
