import type { Project } from '@playhouse/core';
import {
  createGame,
  createGameInspector,
  type Game,
  type InputEvent,
  type PlatformFacts,
  releaseInput,
  reloadGame,
} from '@playhouse/runtime';
import type { GameMoment } from '../replay/gameMoment.ts';
import { createReplayPorts, type ReplayPorts } from '../replay/replayPorts.ts';
import type { GhostEnding, Ghosts } from './ghost.ts';
import { createGhostPorts } from './ghostPorts.ts';
import { PathRecorder } from './pathRecorder.ts';

/** Where to start: a game at a frame, and the input of its next frame unless that frame was played before. */
export interface WhatIfBase {
  readonly project: Project;
  readonly moment: GameMoment;
  readonly pending: readonly InputEvent[];
  readonly facts: PlatformFacts;
}

/** Asks for the path of the actor with this key, in a version of the project, for a number of frames. */
interface WhatIfQuestion {
  readonly project: Project;
  readonly actor: number;
  readonly frames: number;
}

/** Called between slices of work; true stops the work, and the paths so far are returned. */
type Breathe = () => Promise<boolean>;

/** Predicts how a game continues from one frame, any number of times, each time with another version of its project. */
export interface WhatIf {
  /** The predicted paths; undefined when the game would have to restart. One question at a time. */
  ask(question: WhatIfQuestion, breathe?: Breathe): Promise<Ghosts | undefined>;
  destroy(): void;
}

/** Maximum number of predicted frames. */
const mostFrames = 1200;
/** Work is interrupted after this time, in ms, to receive newer messages. */
const slice = 12;
/** Number of frames that can be replayed, as in the game itself. */
const keptFrames = 1200;

const never: Breathe = async () => false;

/** Starts a copy of the game in the base. */
export async function createWhatIf(base: WhatIfBase): Promise<WhatIf> {
  const { project, moment } = base;
  const replay = replayOf(base);
  const copy = await createGame(project, replay.ports, optionsOf(moment));
  return {
    async ask(question, breathe = never) {
      copy.restore(moment.snapshot);
      replay.saved.restore(moment.memory.saved);
      if (question.project === project) return follow(copy, base, question, breathe);
      const changed = await reloadGame(copy, question.project, replayOf(base).ports, optionsOf(moment));
      if (!changed) return undefined;
      try {
        return await follow(changed, base, question, breathe);
      } finally {
        changed.destroy();
      }
    },
    destroy: () => copy.destroy(),
  };
}

/** Silent ports with the memory of the game. */
function replayOf({ facts, moment }: WhatIfBase): ReplayPorts {
  const replay = createReplayPorts(createGhostPorts(facts, moment.memory), keptFrames, moment.memory);
  replay.follow(() => true);
  return replay;
}

function optionsOf({ seed, sceneId }: GameMoment) {
  return { seed, ...(sceneId !== undefined && { sceneId }) };
}

async function follow(game: Game, base: WhatIfBase, question: WhatIfQuestion, breathe: Breathe): Promise<Ghosts> {
  const wanted = Math.min(question.frames, mostFrames);
  const names = new Map(
    createGameInspector(game)
      .actors()
      .map(({ key, name }) => [key, name]),
  );
  const recorder = new PathRecorder(question.actor, wanted, names);
  const scene = game.currentScene.id;
  const inputs = inputOf(base, game);
  let ending: GhostEnding | undefined = recorder.look(game.view) ? undefined : 'gone';
  let frames = 0;
  let until = performance.now() + slice;
  while (!ending && frames < wanted) {
    const { frame } = game;
    game.step(inputs(frame + 1));
    ending = stepEnding(game, scene, frame) ?? (recorder.look(game.view) ? undefined : 'gone');
    if (ending !== 'waits' && ending !== 'scene') frames++;
    if (ending || performance.now() < until) continue;
    if (await breathe()) ending = 'newer';
    until = performance.now() + slice;
  }
  return { frames, ending: ending ?? 'time', ghosts: recorder.ghosts() };
}

/** Why a step has no visible result. */
function stepEnding(game: Game, scene: string, before: number): GhostEnding | undefined {
  if (game.frame === before) return 'waits';
  return game.currentScene.id === scene ? undefined : 'scene';
}

const nothing: readonly InputEvent[] = [];

/**
 * The input of a frame: as it was played before, or as it is pending for the game's next step. The first new frame
 * after rewinding releases what the game holds, as in a `GameSession`.
 */
function inputOf({ moment, pending }: WhatIfBase, game: Game): (frame: number) => readonly InputEvent[] {
  const { ahead, frame: now, isMoved } = moment;
  const first = Math.max(ahead.last, now) + 1;
  return (frame) => {
    if (frame !== first) return ahead.inputs.get(frame) ?? nothing;
    const waiting = first === now + 1 ? pending : nothing;
    return isMoved ? [...releaseInput(game), ...waiting] : waiting;
  };
}
