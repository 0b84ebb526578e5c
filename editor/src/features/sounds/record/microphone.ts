import { soundLimits } from '@playhouse/audio';
import workletUrl from './recorder.worklet.ts?worker&url';

/** What the microphone hears. */
export interface MicrophoneTap {
  /** Samples per second. */
  readonly sampleRate: number;
  close(): void;
}

/** Calls `onSamples` with what a stream sounds like, mono, about twenty times a second. The stream stays open. */
export async function tapMicrophone(
  stream: MediaStream,
  onSamples: (samples: Float32Array<ArrayBuffer>) => void,
): Promise<MicrophoneTap> {
  const context = createContext();
  try {
    await context.audioWorklet.addModule(workletUrl);
    const recorder = new AudioWorkletNode(context, 'playhouse-recorder', {
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    recorder.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => onSamples(data);
    // A worklet works only on the way to an output; nothing is heard there.
    new MediaStreamAudioSourceNode(context, { mediaStream: stream })
      .connect(recorder)
      .connect(new GainNode(context, { gain: 0 }))
      .connect(context.destination);
    await context.resume();
    return {
      sampleRate: context.sampleRate,
      close() {
        recorder.port.onmessage = null;
        void context.close().catch(() => {});
      },
    };
  } catch (error) {
    void context.close().catch(() => {});
    throw error;
  }
}

/** At the rate of the device, unless sounds cannot have it. */
function createContext(): AudioContext {
  const context = new AudioContext({ latencyHint: 'interactive' });
  if (context.sampleRate <= soundLimits.maximumRate) return context;
  void context.close().catch(() => {});
  return new AudioContext({ latencyHint: 'interactive', sampleRate: 48_000 });
}
