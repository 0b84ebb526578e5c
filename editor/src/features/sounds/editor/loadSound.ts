import { createSound, decodeWav, type Sound, type SoundResult, soundLimits } from '@playhouse/audio';
import { type FileFacts, readFileFacts } from './fileFacts.ts';

/** A sound file, decoded. */
export interface LoadedSound {
  readonly sound: Sound;
  readonly facts: FileFacts;
  readonly bytes: number;
  /** The settings of the synthesizer that made it. */
  readonly recipe?: string;
}

/** Decodes a stored sound: WAV exactly, with its loop; other formats as the browser does, at their own sample rate. */
export async function loadSound(stored: Uint8Array): Promise<SoundResult<LoadedSound>> {
  const facts = readFileFacts(stored);
  const about = { facts, bytes: stored.length };
  if (facts.container === 'WAV') {
    const read = decodeWav(stored);
    if (read.ok) {
      const { sound, recipe } = read.value;
      return { ok: true, value: { ...about, sound, ...(recipe !== undefined && { recipe }) } };
    }
  }
  const sound = await decodeInBrowser(stored.slice().buffer, facts.sampleRate ?? 44_100);
  return sound.ok ? { ok: true, value: { ...about, sound: sound.value } } : sound;
}

/** Decodes whatever the browser can play. The result has the given sample rate, and one or two channels. */
async function decodeInBrowser(file: ArrayBuffer, sampleRate: number): Promise<SoundResult<Sound>> {
  const { minimumRate, maximumRate, channels } = soundLimits;
  try {
    const rate = Math.min(maximumRate, Math.max(minimumRate, sampleRate));
    const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(file);
    const kept = Math.min(channels, buffer.numberOfChannels);
    return createSound(
      rate,
      Array.from({ length: kept }, (_, channel) => buffer.getChannelData(channel)),
    );
  } catch {
    return { ok: false, fault: { code: 'wav.codec', message: 'This browser cannot decode the file.' } };
  }
}
