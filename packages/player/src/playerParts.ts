import type { Project } from '@playhouse/core';
import { createGameInspector, type Game, type GamePorts, type StoragePort } from '@playhouse/runtime';
import { createGameAudio, type GameAudio } from './audio/gameAudio.ts';
import { createGameInput, type GameInput } from './input/gameInput.ts';
import { gameKeysOf } from './input/gameKeys.ts';
import { createBrowserPorts } from './platform/gamePorts.ts';
import { missingImageNotice } from './platform/notices.ts';
import { createTextPrompt, type TextPrompt } from './platform/textPrompt.ts';
import type { PlayerOptions } from './player.ts';
import { createStage, type Stage } from './view/stage.ts';

/** What a player shows, hears and asks with, made for one project and changed with it. */
export interface PlayerParts {
  readonly stage: Stage;
  readonly input: GameInput;
  readonly audio: GameAudio;
  readonly prompt: TextPrompt;
  /** Ports that lead to these parts. */
  ports(): GamePorts;
  /** Makes anew what a changed project needs differently. */
  take(options: PlayerOptions, before: Project): Promise<void>;
  /** Opens the question that a game waits for. */
  askAgain(game: Game): void;
  setTouchByMouse(isOn: boolean): void;
  destroy(): void;
}

/** Makes the parts of a player. */
export async function createPlayerParts(options: PlayerOptions): Promise<PlayerParts> {
  const storage = options.storage ?? createMemoryStorage();
  const prompt = createTextPrompt(options.host);
  let current = options;
  let isTouch = false;
  let stage = await makeStage(options);
  let input = makeInput(stage, options.project);
  let audio = makeAudio(options);
  const ask = (question: string) =>
    prompt.ask(question, (value) => input.add(value === undefined ? { type: 'textCancel' } : { type: 'text', value }));
  return {
    get stage() {
      return stage;
    },
    get input() {
      return input;
    },
    get audio() {
      return audio;
    },
    prompt,
    ports: () => createBrowserPorts({ options: { ...current, storage }, audio: audio.port, askText: ask }),
    async take(changed, before) {
      current = changed;
      prompt.close();
      const isSame = (part: (project: Project) => unknown) =>
        JSON.stringify(part(before)) === JSON.stringify(part(changed.project));
      if (!isSame(({ assets, object }) => [assets, object.attributes.displaySize, object.title])) {
        const next = await makeStage(changed);
        stage.destroy();
        stage = next;
      }
      if (!isSame(({ assets }) => assets)) {
        audio.destroy();
        audio = makeAudio(changed);
      }
      input.release();
      const left = input.take();
      input.destroy();
      input = makeInput(stage, changed.project);
      input.setTouchByMouse(isTouch);
      for (const event of left) input.add(event);
    },
    askAgain(game) {
      const question = createGameInspector(game).question();
      if (question !== undefined) ask(question);
    },
    setTouchByMouse(isOn) {
      isTouch = isOn;
      input.setTouchByMouse(isOn);
    },
    destroy() {
      prompt.close();
      for (const part of [input, audio, stage]) part.destroy();
    },
  };
}

function makeStage({ host, project, assets, fit = 'letterbox', onNotice }: PlayerOptions): Promise<Stage> {
  return createStage({ host, project, assets, fit, onMissingImage: (name) => onNotice?.(missingImageNotice(name)) });
}

function makeInput(stage: Stage, project: Project): GameInput {
  return createGameInput({
    canvas: stage.canvas,
    toView: (x, y) => stage.toView(x, y),
    gameKeys: gameKeysOf(project),
  });
}

function makeAudio({ project, assets, muted = false }: PlayerOptions): GameAudio {
  return createGameAudio(project, assets, muted);
}

/** Forgotten with the player. */
function createMemoryStorage(): StoragePort {
  const saved = new Map<string, string>();
  return { get: (key) => saved.get(key), set: (key, value) => void saved.set(key, value) };
}
