/** The one music of a game. */
export interface Music {
  play(path: string | undefined, loop: boolean): void;
  pause(): void;
  stop(): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Lets it sound only while the player runs and may sound. */
  setAudible(isRunning: boolean, isMuted: boolean): void;
  destroy(): void;
}

/** Plays music from an element of its own, so that long pieces need not be decoded at once. Reference 1.9. */
export function createMusic(assets: (path: string) => Promise<Uint8Array | undefined>): Music {
  const element = new Audio();
  let address = '';
  let current: string | undefined;
  let isWanted = false;
  let isRunning = false;

  const fit = () => {
    if (isWanted && isRunning && address !== '') void element.play().catch(() => {});
    else element.pause();
  };
  const forget = () => {
    element.removeAttribute('src');
    if (address !== '') URL.revokeObjectURL(address);
    address = '';
  };
  const retry = () => {
    if (element.paused) fit();
  };
  for (const type of gestures) window.addEventListener(type, retry);

  async function begin(path: string): Promise<void> {
    const bytes = await assets(path);
    if (current !== path || !bytes) return;
    forget();
    address = URL.createObjectURL(new Blob([bytes.slice()]));
    element.src = address;
    fit();
  }

  return {
    play(path, loop) {
      element.loop = loop;
      isWanted = true;
      if (path !== undefined && path === current) {
        if (element.ended) element.currentTime = 0;
        fit();
        return;
      }
      current = path;
      forget();
      if (path !== undefined) void begin(path);
    },
    pause() {
      isWanted = false;
      fit();
    },
    stop() {
      isWanted = false;
      current = undefined;
      fit();
      forget();
    },
    setVolume(volume) {
      element.volume = Math.min(Math.max(volume, 0), 1);
    },
    setAudible(running, isMuted) {
      isRunning = running;
      element.muted = isMuted;
      fit();
    },
    destroy() {
      for (const type of gestures) window.removeEventListener(type, retry);
      isWanted = false;
      current = undefined;
      element.pause();
      forget();
    },
  };
}

/** What browsers take as leave to sound. */
export const gestures = ['pointerdown', 'keydown', 'touchend'] as const;
