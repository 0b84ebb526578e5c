import { callsServers, type Project } from '@playhouse/core';
import { createLimitedStorage, type GamePorts, type InputEvent, type StoragePort } from '@playhouse/runtime';
import { overlaysInEnglish } from '../api/overlayLanguage.ts';
import type { PlayerOptions } from '../api/player.ts';
import type { GameServices } from '../api/services.ts';
import { createGameAudio, type GameAudio } from '../audio/gameAudio.ts';
import { createGameInput, type GameInput } from '../input/gameInput.ts';
import { gameKeysOf } from '../input/gameKeys.ts';
import { createGameNetwork, type GameNetwork } from '../network/gameNetwork.ts';
import { createBrowserPorts } from '../platform/gamePorts.ts';
import { missingImageNotice, reducedImagesWarning, silentSoundWarning } from '../platform/notices.ts';
import { simulatePlatform } from '../platform/simulatedPlatform.ts';
import { createTextPrompt, type TextPrompt } from '../platform/textPrompt.ts';
import { createStage, type Stage } from '../view/stage.ts';
import type { FrameMeter } from './frameMeter.ts';

/** The view, sound, input and dialogs of a player, created for one project and updated with it. */
export interface PlayerParts {
  readonly stage: Stage;
  readonly input: GameInput;
  readonly audio: GameAudio;
  readonly prompt: TextPrompt;
  readonly services: GameServices;
  readonly network: GameNetwork;
  /** Measures pictures while somebody wants to know. */
  meter: FrameMeter | undefined;
  /** True while something covers the game and makes it wait. */
  readonly isWaiting: boolean;
  /** Ports that are connected to these parts. */
  ports(): GamePorts;
  /** Recreates what a changed project affects. */
  take(options: PlayerOptions, before: Project): Promise<void>;
  /** Opens a question that the game waits for. */
  ask(question: string): void;
  /** While a game is being recorded, its questions require an answer: input scripts cannot express a canceled one. */
  setRecording(isRecording: boolean): void;
  setTouchByMouse(isOn: boolean): void;
  destroy(): void;
}

/** Creates the parts of a player. `onWait` is called when something over the game starts or stops making it wait. */
export async function createPlayerParts(
  options: PlayerOptions,
  onWait: (isWaiting: boolean) => void,
): Promise<PlayerParts> {
  return new LiveParts(options, await makeStage(options), onWait);
}

class LiveParts implements PlayerParts {
  readonly prompt: TextPrompt;
  readonly services: GameServices;
  readonly network: GameNetwork;
  stage: Stage;
  input: GameInput;
  audio: GameAudio;
  meter: FrameMeter | undefined;
  readonly #storage: StoragePort;
  readonly #onWait: (isWaiting: boolean) => void;
  #options: PlayerOptions;
  #waits = 0;
  #isTouch = false;
  #isRecording = false;

  constructor(options: PlayerOptions, stage: Stage, onWait: (isWaiting: boolean) => void) {
    this.#options = options;
    this.#storage = options.storage ?? createLimitedStorage();
    this.#onWait = onWait;
    const { host, overlays: language = overlaysInEnglish } = options;
    this.prompt = createTextPrompt({ host, language });
    this.stage = stage;
    this.input = makeInput(stage, options);
    this.audio = makeAudio(options);
    this.network = createGameNetwork({
      connection: () => this.#options.network,
      isEnabled: () => callsServers(this.#options.project),
      answer: this.#answer,
      onWarning: (text) => this.#options.onWarning?.(text),
    });
    const connect = options.services ?? simulatePlatform();
    this.services = connect({
      host,
      language,
      answer: this.#answer,
      wait: this.#wait,
      notice: (text) => this.#options.onNotice?.(text),
    });
  }

  get isWaiting(): boolean {
    return this.#waits > 0;
  }

  ports(): GamePorts {
    return createBrowserPorts({
      options: { ...this.#options, storage: this.#storage },
      services: this.services,
      audio: this.audio.port,
      askText: this.#ask,
      network: this.network,
    });
  }

  async take(changed: PlayerOptions, before: Project): Promise<void> {
    this.#options = changed;
    this.prompt.close();
    const isSame = (part: (project: Project) => unknown) =>
      JSON.stringify(part(before)) === JSON.stringify(part(changed.project));
    if (!isSame(({ assets, object }) => [assets, object.attributes.displaySize, object.title])) {
      const next = await makeStage(changed);
      this.stage.destroy();
      this.stage = next;
    }
    if (!isSame(({ assets }) => assets)) {
      this.audio.destroy();
      this.audio = makeAudio(changed);
    }
    this.input.release();
    const left = this.input.take();
    this.input.destroy();
    this.input = makeInput(this.stage, changed);
    this.input.setTouchByMouse(this.#isTouch);
    for (const event of left) this.input.add(event);
  }

  ask(question: string): void {
    this.#ask(question);
  }

  setRecording(isRecording: boolean): void {
    this.#isRecording = isRecording;
  }

  setTouchByMouse(isOn: boolean): void {
    this.#isTouch = isOn;
    this.input.setTouchByMouse(isOn);
  }

  destroy(): void {
    this.prompt.close();
    this.services.close();
    for (const part of [this.input, this.audio, this.stage]) part.destroy();
  }

  readonly #answer = (event: InputEvent): void => this.input.add(event);

  readonly #ask = (question: string): void => {
    const answer = (text: string | undefined) =>
      this.#answer(text === undefined ? { type: 'textCancel' } : { type: 'text', value: text });
    this.prompt.ask(question, answer, this.#isRecording);
  };

  readonly #wait = (): (() => void) => {
    if (this.#waits++ === 0) this.#onWait(true);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (--this.#waits === 0) this.#onWait(false);
    };
  };
}

function makeStage({ host, project, assets, fit = 'letterbox', onNotice, onWarning }: PlayerOptions): Promise<Stage> {
  return createStage({
    host,
    project,
    assets,
    fit,
    onMissingImage(name) {
      onNotice?.(missingImageNotice(name));
      onWarning?.(missingImageNotice(name));
    },
    onReduced: (pixels) => onWarning?.(reducedImagesWarning(pixels)),
  });
}

function makeInput(stage: Stage, { project, facts }: PlayerOptions): GameInput {
  return createGameInput({
    canvas: stage.canvas,
    toView: (x, y) => stage.toView(x, y),
    gameKeys: gameKeysOf(project),
    followsScreen: facts?.screen === undefined,
  });
}

function makeAudio({ project, assets, muted: isMuted = false, onWarning }: PlayerOptions): GameAudio {
  const onSilent = (name: string) => onWarning?.(silentSoundWarning(name));
  return createGameAudio({ project, assets, isMuted, onSilent });
}
