import type { RemotePlayer } from '@playhouse/player';

/** A finished picture of the game, or a part of a film. */
export interface TakenMedia {
  readonly mime: MediaType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const mediaTypes = ['image/png', 'image/gif', 'video/webm', 'video/mp4'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A film that is being recorded. */
export interface GameFilm {
  /** Ends it; resolves when its last part was handed over. */
  stop(): Promise<void>;
}

export interface FilmPorts {
  /** Takes the parts of the film, one each second. Whatever was taken is a film, so no part is waited for. */
  readonly onPart: (part: TakenMedia) => void;
  /** Called once after the last part, whatever ended the film. */
  readonly onEnd: () => void;
}

/** How often a part is handed over, in ms. */
const partEvery = 1000;
const bitsPerSecond = 6_000_000;
const picturesPerSecond = 60;

/** The current picture as PNG, in the size in which it is shown. */
export async function takePicture(player: RemotePlayer): Promise<TakenMedia | undefined> {
  const canvas = player.redrawn();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? { mime: 'image/png', bytes: await bytesOf(blob) } : undefined;
}

/** Records pictures and sounds from now on; undefined in browsers that cannot. */
export function startFilm(player: RemotePlayer, { onPart, onEnd }: FilmPorts): GameFilm | undefined {
  const format = filmFormat();
  if (!format) return undefined;
  const stream = player.redrawn().captureStream(picturesPerSecond);
  for (const track of player.soundStream().getAudioTracks()) stream.addTrack(track);
  const recorder = new MediaRecorder(stream, { mimeType: format.recorded, videoBitsPerSecond: bitsPerSecond });
  let handed: Promise<void> = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    handed = handed.then(async () => {
      const bytes = await bytesOf(data);
      if (bytes.length > 0) onPart({ mime: format.mime, bytes });
    });
  };
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  }).then(async () => {
    for (const track of stream.getTracks()) track.stop();
    await handed;
    onEnd();
  });
  recorder.start(partEvery);
  return {
    stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      return ended;
    },
  };
}

const formats = [
  { mime: 'video/webm', recorded: 'video/webm;codecs=vp9,opus' },
  { mime: 'video/webm', recorded: 'video/webm;codecs=vp8,opus' },
  { mime: 'video/webm', recorded: 'video/webm' },
  { mime: 'video/mp4', recorded: 'video/mp4' },
] as const;

function filmFormat() {
  return typeof MediaRecorder === 'undefined'
    ? undefined
    : formats.find(({ recorded }) => MediaRecorder.isTypeSupported(recorded));
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
