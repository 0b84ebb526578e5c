/** Gestures after which browsers allow sound. */
export const gestures = ['pointerdown', 'keydown', 'touchend'] as const;

/**
 * The music of a game, one piece at a time, in an element of its own, so that long pieces need not be decoded at
 * once. docs/runtime-rules.md#audio.
 */
export class Music {
  readonly #assets: (path: string) => Promise<Uint8Array | undefined>;
  readonly #onSilent: (name: string) => void;
  readonly #element = new Audio();
  #source: MediaElementAudioSourceNode | undefined;
  #address = '';
  #name = '';
  #path: string | undefined;
  #isWanted = false;
  #isRunning = false;

  /** `onSilent` is called for each piece that cannot be played. */
  constructor(assets: (path: string) => Promise<Uint8Array | undefined>, onSilent: (name: string) => void) {
    this.#assets = assets;
    this.#onSilent = onSilent;
    this.#element.addEventListener('error', () => {
      if (this.#address !== '') onSilent(this.#name);
    });
    for (const type of gestures) window.addEventListener(type, this.#retry);
  }

  /** Plays another piece, or continues the current one. Without a path there is silence. */
  play(name: string, path: string | undefined, loop: boolean): void {
    this.#element.loop = loop;
    this.#name = name;
    this.#isWanted = true;
    if (path !== undefined && path === this.#path) {
      if (this.#element.ended) this.#element.currentTime = 0;
      this.#fit();
      return;
    }
    this.#path = path;
    this.#forget();
    if (path !== undefined) void this.#begin(path);
    else this.#onSilent(name);
  }

  pause(): void {
    this.#isWanted = false;
    this.#fit();
  }

  stop(): void {
    this.#path = undefined;
    this.pause();
    this.#forget();
  }

  /** 0 to 1. */
  setVolume(volume: number): void {
    this.#element.volume = Math.min(Math.max(volume, 0), 1);
  }

  /** Makes it audible only while the player runs and sound is allowed. */
  setAudible(isRunning: boolean, isMuted: boolean): void {
    this.#isRunning = isRunning;
    this.#element.muted = isMuted;
    this.#fit();
  }

  /** Plays into a node from now on, and no longer past it to the speakers, so that the music can be recorded. */
  playInto(output: AudioNode): void {
    this.#source ??= new MediaElementAudioSourceNode(output.context as AudioContext, { mediaElement: this.#element });
    this.#source.connect(output);
  }

  destroy(): void {
    for (const type of gestures) window.removeEventListener(type, this.#retry);
    this.stop();
  }

  readonly #retry = (): void => {
    if (this.#element.paused) this.#fit();
  };

  async #begin(path: string): Promise<void> {
    const bytes = await this.#assets(path);
    if (this.#path !== path) return;
    if (!bytes) return this.#onSilent(this.#name);
    this.#forget();
    this.#address = URL.createObjectURL(new Blob([bytes.slice()]));
    this.#element.src = this.#address;
    this.#fit();
  }

  #fit(): void {
    if (this.#isWanted && this.#isRunning && this.#address !== '') void this.#element.play().catch(() => {});
    else this.#element.pause();
  }

  #forget(): void {
    this.#element.removeAttribute('src');
    if (this.#address !== '') URL.revokeObjectURL(this.#address);
    this.#address = '';
  }
}
