import type { RemotePlayer } from '@playhouse/player';

/** A finished picture or film of the game. */
export interface TakenMedia {
  readonly mime: MediaType;
  readonly bytes: Uint8Array;
}

export const mediaTypes = ['image/png', 'image/gif', 'video/webm', 'video/mp4'] as const;
type MediaType = (typeof mediaTypes)[number];

/** A film that is being recorded. */
export interface GameFilm {
  /** Ends it; undefined when nothing was recorded. */
  stop(): Promise<TakenMedia | undefined>;
}

/** Films end by themselves at this size, in bytes: they are kept in memory. */
export const largestFilm = 200_000_000;
const bitsPerSecond = 6_000_000;
const picturesPerSecond = 60;

/** The current picture as PNG, in the size in which it is shown. */
export async function takePicture(player: RemotePlayer): Promise<TakenMedia | undefined> {
  const canvas = player.redrawn();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? { mime: 'image/png', bytes: await bytesOf(blob) } : undefined;
}

/** Records pictures and sounds from now on; undefined in browsers that cannot. */
export function startFilm(player: RemotePlayer): GameFilm | undefined {
  const format = filmFormat();
  if (!format) return undefined;
  const stream = player.redrawn().captureStream(picturesPerSecond);
  for (const track of player.soundStream().getAudioTracks()) stream.addTrack(track);
  const recorder = new MediaRecorder(stream, { mimeType: format.recorded, videoBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  let size = 0;
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
    recorder.onerror = () => resolve();
  });
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.ondataavailable = ({ data }) => {
    parts.push(data);
    size += data.size;
    if (size > largestFilm) end();
  };
  recorder.start(1000);
  return {
    async stop() {
      end();
      await ended;
      for (const track of stream.getTracks()) track.stop();
      const bytes = await bytesOf(new Blob(parts));
      return bytes.length === 0 ? undefined : { mime: format.mime, bytes };
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

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
