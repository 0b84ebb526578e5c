import { t } from '../../../i18n/t.ts';

/** The format of a sound file, by its content. */
export interface FileFacts {
  readonly container: 'WAV' | 'M4A' | 'Ogg' | 'unknown';
  /** As in “AAC” or “16-bit PCM”. */
  readonly codec: string;
  /** Of the encoded sound, in Hz; undefined when the file does not say. */
  readonly sampleRate: number | undefined;
}

const unknown: FileFacts = { container: 'unknown', codec: t('unknown'), sampleRate: undefined };

/** What a file says about its format. Never throws. */
export function readFileFacts(bytes: Uint8Array): FileFacts {
  if (bytes.length < 44) return unknown;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (lettersAt(bytes, 0) === 'RIFF') return readWav(view, bytes);
  if (lettersAt(bytes, 0) === 'OggS') return readOgg(view, bytes);
  return lettersAt(bytes, 4) === 'ftyp' ? readM4a(view, bytes) : unknown;
}

function readWav(view: DataView, bytes: Uint8Array): FileFacts {
  const at = find(bytes, 'fmt ', 12, 65_536);
  if (at < 0 || at + 24 > bytes.length) return { ...unknown, container: 'WAV' };
  const tag = view.getUint16(at + 8, true);
  const bits = view.getUint16(at + 22, true);
  const format = tag === 0xfffe && at + 34 <= bytes.length ? view.getUint16(at + 32, true) : tag;
  const words: Record<number, string> = {
    1: t('{bits}-bit PCM', { bits }),
    3: t('{bits}-bit float', { bits }),
    6: 'A-law',
    7: 'µ-law',
  };
  return { container: 'WAV', codec: words[format] ?? t('compressed'), sampleRate: view.getUint32(at + 12, true) };
}

/** The first packet of the first page names the codec. */
function readOgg(view: DataView, bytes: Uint8Array): FileFacts {
  const at = 27 + view.getUint8(26);
  if (at + 30 > bytes.length) return { ...unknown, container: 'Ogg' };
  if (lettersAt(bytes, at + 1) === 'vorb')
    return { container: 'Ogg', codec: 'Vorbis', sampleRate: view.getUint32(at + 12, true) };
  if (lettersAt(bytes, at) === 'Opus') return { container: 'Ogg', codec: 'Opus', sampleRate: 48_000 };
  if (lettersAt(bytes, at + 1) === 'FLAC')
    return { container: 'Ogg', codec: 'FLAC', sampleRate: view.getUint32(at + 26) >>> 12 };
  return { ...unknown, container: 'Ogg' };
}

/** The sample entry of the first track. Its rate is a fixed-point number of 16 and 16 bits. */
function readM4a(view: DataView, bytes: Uint8Array): FileFacts {
  const description = find(bytes, 'stsd', 0, bytes.length);
  const at = description < 0 ? -1 : description + 16;
  if (at < 0 || at + 32 > bytes.length) return { ...unknown, container: 'M4A' };
  const entry = lettersAt(bytes, at);
  const words: Record<string, string> = { mp4a: 'AAC', alac: t('Apple Lossless'), Opus: t('Opus'), fLaC: 'FLAC' };
  const rate = view.getUint16(at + 28);
  return { container: 'M4A', codec: words[entry] ?? entry, sampleRate: rate > 0 ? rate : undefined };
}

function find(bytes: Uint8Array, letters: string, from: number, within: number): number {
  const codes = [...letters].map((letter) => letter.charCodeAt(0));
  const end = Math.min(bytes.length, from + within) - 4;
  for (let at = from; at <= end; at++) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  }
  return -1;
}

function lettersAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
