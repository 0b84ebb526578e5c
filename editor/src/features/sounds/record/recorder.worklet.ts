/** What the scope of audio worklets has, which is not among the types of pages. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples of a message: a twentieth of a second at 48 kHz, often enough for a meter. */
const batch = 2_400;

/** Sends the first channel of its input to the page, in batches. */
class Recorder extends AudioWorkletProcessor {
  #samples = new Float32Array(batch);
  #count = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const samples = input?.[0];
    if (!samples) return true;
    for (const sample of samples) {
      this.#samples[this.#count++] = sample;
      if (this.#count < batch) continue;
      this.port.postMessage(this.#samples, [this.#samples.buffer]);
      this.#samples = new Float32Array(batch);
      this.#count = 0;
    }
    return true;
  }
}

registerProcessor('playhouse-recorder', Recorder);
