import { decodeWav, encodeWav, type Sound } from '@playhouse/audio';
import { readFileFacts } from './fileFacts.ts';
import type { LoadedSound } from './loadSound.ts';
import type { SoundEditor } from './soundEditor.ts';

/** A stored file that no asset has yet, or why there is none. */
export type WrittenSound =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly message: string };

/** The name of an asset that has a new file, or why it does not. */
export type ListedSound =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly message: string };

export interface SoundSaverPorts {
  /** Stores a WAV file for good, under a free name that is like that of the file `base`. */
  write(base: string, bytes: Uint8Array<ArrayBuffer>): Promise<WrittenSound>;
  /** Gives the asset that has the file `base` a written one instead, in one step of the project. */
  list(base: string, file: string, size: number): ListedSound;
  /** Removes a written file that no asset got. */
  discard(file: string): Promise<unknown>;
  say(text: string): void;
}

const failure = 'The sound could not be saved. Its edits are kept in this browser.';

/**
 * Saves what a sound editor shows, one save at a time. Edits made meanwhile stay unsaved edits of the new file. A save
 * asked for meanwhile follows.
 */
export class SoundSaver {
  readonly #editor: SoundEditor;
  readonly #ports: SoundSaverPorts;
  #isWanted = false;
  #running: Promise<void> | undefined;

  constructor(editor: SoundEditor, ports: SoundSaverPorts) {
    this.#editor = editor;
    this.#ports = ports;
  }

  /** Resolves when nothing is left to save, or a save failed; never rejects. */
  save(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Makes the file a WAV file, also without edits. The name of the asset; undefined if it failed. */
  async convert(): Promise<string | undefined> {
    await this.#running;
    const saved = await this.#attempt();
    return typeof saved === 'object' ? saved.name : undefined;
  }

  async #saveAll(): Promise<void> {
    while (this.#isWanted && this.#editor.isDirty) {
      this.#isWanted = false;
      const saved = await this.#attempt();
      if (saved === 'failed') break;
      if (saved === 'outdated') this.#isWanted = true;
    }
    this.#isWanted = false;
  }

  async #attempt(): Promise<{ readonly name: string } | 'outdated' | 'failed'> {
    try {
      return await this.#saveOnce();
    } catch (error) {
      console.warn('A sound could not be saved.', error);
      this.#ports.say(failure);
      return 'failed';
    }
  }

  async #saveOnce(): Promise<{ readonly name: string } | 'outdated' | 'failed'> {
    const { file: base, loaded, draft } = this.#editor.store.getState();
    const { sound } = draft.history;
    const bytes = encodeWav(sound, loaded.recipe === undefined ? {} : { recipe: loaded.recipe });
    const written = await this.#ports.write(base, bytes);
    if (!written.ok) return this.#fail(written.message);
    // What was undone meanwhile is not saved.
    if (!this.#editor.continues(base, draft.edits)) {
      await this.#ports.discard(written.file);
      return 'outdated';
    }
    const listed = this.#ports.list(base, written.file, bytes.length);
    if (!listed.ok) {
      await this.#ports.discard(written.file);
      return this.#fail(listed.message);
    }
    this.#editor.rebase(readStored(bytes, sound), written.file, draft.edits.length);
    return listed;
  }

  #fail(message: string): 'failed' {
    this.#ports.say(message);
    return 'failed';
  }
}

/** A stored WAV file as it is loaded: its samples are rounded to 16 bits. */
function readStored(bytes: Uint8Array, sound: Sound): LoadedSound {
  const read = decodeWav(bytes);
  const { recipe } = read.ok ? read.value : {};
  return {
    sound: read.ok ? read.value.sound : sound,
    facts: readFileFacts(bytes),
    bytes: bytes.length,
    ...(recipe !== undefined && { recipe }),
  };
}
