import type { InputEvent } from '../input/inputEvent.ts';
import type { Simulation } from '../simulation/simulation.ts';

/**
 * Runs the scripts at the start of a step. False while a script pauses the game. docs/runtime-rules.md#script-events.
 */
export function runScripts({ plan, world }: Simulation, input: readonly InputEvent[]): boolean {
  const { scripts } = world;
  if (plan.scripts.length === 0) return true;
  scripts.beginFrame();
  if (world.frame === 1) {
    const { displayWidth: width, displayHeight: height } = world.game;
    scripts.call('onLoadingBegin');
    scripts.call('onGameDimensionsKnown', { width, height });
    scripts.call('onLoadingEnd');
    scripts.call('onGameReady');
  }
  for (const { type } of input) if (type === 'windowResize') scripts.call('onWindowResize');
  const { state } = scripts;
  if (state.wait === 0) return true;
  if (state.wait > 0) state.wait--;
  return false;
}
