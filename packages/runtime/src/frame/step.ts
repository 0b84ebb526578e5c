import { framesPerSecond, limitWork } from '@playhouse/core';
import { applyInput } from '../devices/applyInput.ts';
import { runtimeLimits } from '../game/limits.ts';
import type { InputEvent } from '../input/inputEvent.ts';
import { runScripts } from '../scripts/runScripts.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import { followSounds } from '../sounds/followSounds.ts';
import type { SceneState } from '../state/sceneState.ts';
import { applySceneChange } from './changeScene.ts';
import { holdStill, moveActors } from './moveActors.ts';
import { moveCamera } from './moveCamera.ts';
import { applyPopulation } from './population.ts';
import { answerQuestions } from './questions.ts';
import { runActors } from './runActors.ts';
import { takeAnswers } from './takeAnswers.ts';

/** Advances a game by 1/60 s, in bounded time. */
export function stepGame(simulation: Simulation, input: readonly InputEvent[]): void {
  limitWork(runtimeLimits.work);
  try {
    advance(simulation, input);
  } finally {
    limitWork(Number.POSITIVE_INFINITY);
  }
}

/** Follows the order of docs/runtime-rules.md#frame-order. While a text is requested, only devices are updated. */
function advance(simulation: Simulation, input: readonly InputEvent[]): void {
  const { world, plan } = simulation;
  world.frame++;
  applyInput(world.devices, input, simulation.inputRules);
  if (plan.uses.clock) world.devices.clock = simulation.clock.at(world.frame);
  const scene = runningScene(simulation);
  world.scene = scene;
  takeAnswers(simulation, input);
  if (!runScripts(simulation, input) || !answerQuestions(simulation, input)) {
    holdStill(scene);
    return;
  }
  passTime(simulation, scene);
  runActors(simulation, scene);
  applyPopulation(simulation);
  moveActors(simulation, scene);
  moveCamera(scene);
  updateVolumes(simulation);
  followSounds(simulation);
  applySceneChange(simulation);
  world.scene = runningScene(simulation);
}

/** While the game is paused, only the overlay's time advances. docs/runtime-rules.md#pausing. */
function passTime({ world, scenes }: Simulation, scene: SceneState): void {
  const { game } = world;
  if (scenes.length === 1) {
    game.timeFrames++;
    game.time = game.timeBase + game.timeFrames / framesPerSecond;
  }
  scene.frame++;
  scene.time = scene.frame / framesPerSecond;
  scene.camera.previousX = scene.camera.x;
  scene.camera.previousY = scene.camera.y;
  world.loopPasses = 0;
}

function updateVolumes({ world, audio, volumes }: Simulation): void {
  const sound = Math.min(Math.max(world.devices.soundVolume, 0), 1);
  const music = Math.min(Math.max(world.devices.musicVolume, 0), 1);
  if (sound === volumes.sound && music === volumes.music) return;
  volumes.sound = sound;
  volumes.music = music;
  audio.setVolumes(sound, music);
}
