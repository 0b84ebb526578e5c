import type { Sound } from '@playhouse/audio';
import { expose, transfer } from 'comlink';
import { SoundContent } from './soundContent.ts';

/** Hands over large answers instead of having the page copy them. */
class SentContent extends SoundContent {
  override samples(): Sound {
    const sound = super.samples();
    const channels = sound.channels.map((samples) => samples.slice());
    return transfer(
      { ...sound, channels },
      channels.map(({ buffer }) => buffer),
    );
  }

  override encode(): Uint8Array<ArrayBuffer> {
    const bytes = super.encode();
    return transfer(bytes, [bytes.buffer]);
  }
}

expose(new SentContent());
