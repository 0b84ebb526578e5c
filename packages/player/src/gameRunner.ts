import type { InputEvent } from '@playhouse/runtime';
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
): Promise<PlayedGame> {
  const [chance = 1] = crypto.getRandomValues(new Int32Array(1));
  const { project, keepsHistory = false, seed = chance } = options;
  return beginGame({ project, seed, sceneId, keepsHistory, records, ports: parts.ports() });
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
  readonly #loop = createGameLoop(() => this.#advance(this.parts.input.take()));
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
    this.parts.input.take();
    this.played.cut();
    this.parts.audio.setRunning(true);
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

  /** One step; one that has been played before is played as it was. */
  step(): void {
    if (this.isDestroyed) return;
    this.#advance(this.played.nextInput() ?? this.parts.input.take());
    this.#draw(1);
  }

  async restart(sceneId: string | undefined, records: boolean): Promise<void> {
    const { audio, prompt, input } = this.parts;
    const old = this.played.game;
    prompt.close();
    audio.silence();
    input.release();
    input.take();
    const played = await beginFor(this.options, this.parts, sceneId, records);
    if (this.isDestroyed) {
      played.game.destroy();
      return;
    }
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

  #advance(input: readonly InputEvent[]): void {
    this.played.step(input);
    this.#hasStepped = true;
    this.reporter.report();
  }

  #draw(between: number): void {
    this.parts.stage.draw(this.played.game.view, between, this.#hasStepped);
    this.#hasStepped = false;
  }
}
