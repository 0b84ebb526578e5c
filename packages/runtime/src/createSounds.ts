import type { Simulation } from './state/simulation.ts';
import type { Sounds } from './state/world.ts';

/** Sounds and music as behaviors ask for them, told to the audio port. Reference 1.9. */
export function createSounds(simulation: () => Simulation): Sounds {
  return {
    play(name, loop, volume, pitch, pan) {
      const state = simulation();
      const handle = state.nextSound++;
      state.audio.playSound(handle, name, { loop, volume, pitch, pan });
      return handle;
    },
    stop: (handle) => simulation().audio.stopSound(handle),
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
