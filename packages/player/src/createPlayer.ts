import { createGame, type Game } from '@playhouse/runtime';
import { createGameAudio, type GameAudio } from './audio/gameAudio.ts';
import { createGameLoop } from './gameLoop.ts';
import { createGameInput, type GameInput } from './input/gameInput.ts';
import { gameKeysOf } from './input/gameKeys.ts';
import { createBrowserPorts } from './platform/gamePorts.ts';
import { missingImageNotice } from './platform/notices.ts';
import { createTextPrompt, type TextPrompt } from './platform/textPrompt.ts';
import type { Player, PlayerOptions, ViewportFit } from './player.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { createStage, type Stage } from './view/stage.ts';

/** Loads a project's assets, compiles it and draws its first picture into the host element. */
export async function createPlayer(options: PlayerOptions): Promise<Player> {
  const { host, project, assets, fit = 'letterbox', muted = false } = options;
  const stage = await createStage({
    host,
    project,
    assets,
    fit,
    onMissingImage: (name) => options.onNotice?.(missingImageNotice(name)),
  });
  const input = createGameInput({
    canvas: stage.canvas,
    toView: (x, y) => stage.toView(x, y),
    gameKeys: gameKeysOf(project),
  });
  const parts = { stage, input, audio: createGameAudio(project, assets, muted), prompt: createTextPrompt(host) };
  try {
    const game = await begin(options, parts, options.sceneId);
    return new RunningPlayer(options, parts, game);
  } catch (error) {
    for (const part of [stage, input, parts.audio]) part.destroy();
    throw error;
  }
}

interface PlayerParts {
  readonly stage: Stage;
  readonly input: GameInput;
  readonly audio: GameAudio;
  readonly prompt: TextPrompt;
}

function begin(options: PlayerOptions, parts: PlayerParts, sceneId: string | undefined): Promise<Game> {
  const { audio, prompt, input } = parts;
  const ports = createBrowserPorts({ options, audio: audio.port, prompt, addInput: input.add });
  const [chance = 1] = crypto.getRandomValues(new Int32Array(1));
  return createGame(options.project, ports, {
    seed: options.seed ?? chance,
    ...(sceneId !== undefined && { sceneId }),
  });
}

class RunningPlayer implements Player {
  game: Game;
  running = false;
  readonly #options: PlayerOptions;
  readonly #parts: PlayerParts;
  readonly #loop = createGameLoop(() => this.#advance());
  readonly #watching: ResizeObserver;
  #reporter: Reporter;
  #frame: number | undefined;
  #lastTime: number | undefined;
  #hasStepped = false;
  #isDestroyed = false;

  constructor(options: PlayerOptions, parts: PlayerParts, game: Game) {
    this.#options = options;
    this.#parts = parts;
    this.game = game;
    this.#reporter = createReporter(game, options);
    this.#watching = new ResizeObserver(() => this.resize());
    this.#watching.observe(options.host);
    this.#draw(1);
    this.#reporter.report();
  }

  start(): void {
    if (this.running || this.#isDestroyed) return;
    this.running = true;
    this.#lastTime = undefined;
    this.#loop.reset();
    this.#parts.input.take();
    this.#parts.audio.setRunning(true);
    this.#frame = requestAnimationFrame(this.#tick);
  }

  pause(): void {
    if (!this.running) return;
    this.running = false;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#parts.audio.setRunning(false);
    this.#parts.input.release();
    this.#draw(1);
  }

  step(): void {
    if (this.#isDestroyed) return;
    this.#advance();
    this.#draw(1);
  }

  async restart(sceneId = this.#options.sceneId): Promise<void> {
    const { audio, prompt, input } = this.#parts;
    const old = this.game;
    prompt.close();
    audio.silence();
    input.release();
    input.take();
    const game = await begin(this.#options, this.#parts, sceneId);
    if (this.#isDestroyed) {
      game.destroy();
      return;
    }
    this.game = game;
    old.destroy();
    this.#reporter = createReporter(game, this.#options);
    this.#loop.reset();
    this.#hasStepped = true;
    this.#draw(1);
    this.#reporter.report();
  }

  resize(): void {
    if (!this.#isDestroyed) this.#parts.stage.resize();
  }

  setFit(fit: ViewportFit): void {
    this.#parts.stage.setFit(fit);
  }

  setMuted(muted: boolean): void {
    this.#parts.audio.setMuted(muted);
  }

  settled(): Promise<void> {
    return this.#parts.stage.settled();
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.pause();
    this.#isDestroyed = true;
    this.#watching.disconnect();
    this.#parts.prompt.close();
    for (const part of [this.#parts.input, this.#parts.audio, this.#parts.stage]) part.destroy();
    this.game.destroy();
  }

  readonly #tick = (time: number): void => {
    this.#frame = requestAnimationFrame(this.#tick);
    const passed = this.#lastTime === undefined ? 0 : time - this.#lastTime;
    this.#lastTime = time;
    this.#draw(this.#loop.pass(document.visibilityState === 'hidden' ? 0 : passed));
  };

  #advance(): void {
    this.game.step(this.#parts.input.take());
    this.#hasStepped = true;
    this.#reporter.report();
  }

  #draw(between: number): void {
    this.#parts.stage.draw(this.game.view, between, this.#hasStepped);
    this.#hasStepped = false;
  }
}
