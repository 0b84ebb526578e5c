import { runtimeLimits } from '../game/limits.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { Sounds } from '../state/world.ts';

/** Plays sounds and music for behaviors through the audio port. docs/runtime-rules.md#audio. */
export function createSounds(simulation: () => Simulation): Sounds {
  return {
    play(name, options) {
      const state = simulation();
      const handle = state.nextSound++;
      state.audio.playSound(handle, name, options);
      return handle;
    },
    follow(sound) {
      const state = simulation();
      state.followed = [...state.followed.slice(1 - runtimeLimits.followedSounds), sound];
    },
    stop(handle) {
      const state = simulation();
      state.followed = state.followed.filter((sound) => sound.handle !== handle);
      state.audio.stopSound(handle);
    },
    playMusic(name, loop) {
      const state = simulation();
      const { music } = state;
      if (music?.name === name && music.loop && !music.isPaused) return;
      state.music = { name, loop, isPaused: false };
      state.audio.playMusic(name, loop);
    },
    pauseMusic() {
      const state = simulation();
      if (!state.music || state.music.isPaused) return;
      state.music = { ...state.music, isPaused: true };
      state.audio.pauseMusic();
    },
    stopMusic() {
      const state = simulation();
      if (!state.music) return;
      state.music = undefined;
      state.audio.stopMusic();
    },
  };
}
