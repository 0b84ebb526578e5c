import { checkSize, type Sound, type SoundEdit, type SoundResult, soundLimits } from '@playhouse/audio';
import { transfer, wrap } from 'comlink';
import { t } from '../../../i18n/t.ts';
import { untilAborted } from '../../../workers/untilAborted.ts';
import { watchWorker } from '../../../workers/watchWorker.ts';
import { readFileFacts } from './fileFacts.ts';
import { nextTask } from './nextTask.ts';
import type { OpenedSound, SoundContent } from './soundContent.ts';

/** The content of a sound editor, wherever it is. Tasks are done in the order in which they are asked for. */
export type SoundWork = {
  readonly [Task in keyof SoundContent]: (
    ...input: Parameters<SoundContent[Task]>
  ) => Promise<ReturnType<SoundContent[Task]>>;
};

/** Starts a worker with the content of one editor. Its tasks reject when it fails. */
export function startSoundWork(): SoundWork & { close(): void } {
  const worker = new Worker(new URL('./sound.worker.ts', import.meta.url), { type: 'module' });
  const tasks = wrap<SoundContent>(worker);
  const { failed, end } = watchWorker(worker);
  const orFailure = <Value>(task: () => Promise<Value>): Promise<Value> => untilAborted(task(), failed);
  return {
    openWav: (bytes, edits) => orFailure(async () => tasks.openWav(transfer(bytes, [bytes.buffer]), edits)),
    openDecoded: (sound, loaded, edits) =>
      orFailure(async () =>
        tasks.openDecoded(
          transfer(
            sound,
            sound.channels.map(({ buffer }) => buffer),
          ),
          loaded,
          edits,
        ),
      ),
    edit: (edit) => orFailure(async () => tasks.edit(edit)),
    undo: () => orFailure(async () => tasks.undo()),
    redo: () => orFailure(async () => tasks.redo()),
    loopOf: (range, within) => orFailure(async () => tasks.loopOf(range, within)),
    peaks: (view, columns) => orFailure(async () => tasks.peaks(view, columns)),
    samples: () => orFailure(async () => tasks.samples()),
    encode: () => orFailure(async () => tasks.encode()),
    rebase: (edits) => orFailure(async () => tasks.rebase(edits)),
    close: end,
  };
}

/** Opens a stored file: WAV exactly, with its loop; other formats as the browser decodes them, at their own rate. */
export async function openStored(
  work: SoundWork,
  stored: Uint8Array,
  edits: readonly SoundEdit[],
): Promise<SoundResult<OpenedSound>> {
  const facts = readFileFacts(stored);
  if (facts.container === 'WAV') {
    const opened = await work.openWav(stored.slice(), edits);
    if (opened.ok) return opened;
  }
  const sound = await decodeInBrowser(stored.slice().buffer, facts.sampleRate ?? 44_100);
  return sound.ok ? work.openDecoded(sound.value, { facts, bytes: stored.length }, edits) : sound;
}

/** The 16-bit WAV file of a sound, without blocking the page. */
export async function encodeApart({ sampleRate, channels }: Sound): Promise<SoundResult<Uint8Array<ArrayBuffer>>> {
  const work = startSoundWork();
  try {
    const copy = { sampleRate, channels: channels.map((samples) => samples.slice()) };
    const opened = await work.openDecoded(copy, { facts: readFileFacts(new Uint8Array()), bytes: 0 }, []);
    return opened.ok ? { ok: true, value: await work.encode() } : opened;
  } finally {
    work.close();
  }
}

/** Decodes whatever the browser can play. The result has the given sample rate, and one or two channels. */
async function decodeInBrowser(file: ArrayBuffer, sampleRate: number): Promise<SoundResult<Sound>> {
  const { minimumRate, maximumRate, channels } = soundLimits;
  try {
    const rate = Math.min(maximumRate, Math.max(minimumRate, sampleRate));
    const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(file);
    const kept = Math.min(channels, buffer.numberOfChannels);
    const size = checkSize(rate, kept, buffer.length);
    if (!size.ok) return size;
    const copied: Float32Array<ArrayBuffer>[] = [];
    for (let channel = 0; channel < kept; channel++) {
      copied.push(buffer.getChannelData(channel).slice());
      // Each channel may have a hundred megabytes.
      await nextTask();
    }
    return { ok: true, value: { sampleRate: rate, channels: copied } };
  } catch {
    return { ok: false, fault: { code: 'wav.codec', message: t('This browser cannot decode the file.') } };
  }
}
