import { t } from '../../../i18n/t.ts';
import type { EncodedSound, SoundEditor } from './soundEditor.ts';
import { sizeFault, wavBytes } from './wavSize.ts';

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

const failure = t('The sound could not be saved. Its edits are kept in this browser.');

/**
 * Saves what a sound editor shows, one save at a time. Edits made meanwhile stay unsaved edits of the new file. A save
 * asked for meanwhile follows.
 */
export class SoundSaver {
  readonly #editor: SoundEditor;
  readonly #ports: SoundSaverPorts;
  #isWanted = false;
  #running: Promise<void> | undefined;
  /** The end of the last save or conversion, so that there is one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(editor: SoundEditor, ports: SoundSaverPorts) {
    this.#editor = editor;
    this.#ports = ports;
  }

  /** Resolves when nothing is left to save, or a save failed; never rejects. */
  save(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#after(() => this.#saveAll()).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Makes the file a WAV file, also without edits. The name of the asset; undefined if it failed. */
  convert(): Promise<string | undefined> {
    return this.#after(async () => {
      let saved = await this.#attempt();
      while (saved === 'outdated') saved = await this.#attempt();
      return typeof saved === 'object' ? saved.name : undefined;
    });
  }

  #after<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #saveAll(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      // Edits that were asked for before the save belong to it.
      await this.#editor.settled();
      if (!this.#editor.isDirty) continue;
      const saved = await this.#attempt();
      if (saved === 'failed') break;
      if (saved === 'outdated') this.#isWanted = true;
    }
    this.#isWanted = false;
  }

  async #attempt(): Promise<{ readonly name: string } | 'outdated' | 'failed'> {
    try {
      const tooLarge = sizeFault(wavBytes(this.#editor.shown));
      if (tooLarge !== undefined) return this.#fail(tooLarge);
      const encoded = await this.#editor.encode();
      return encoded ? await this.#store(encoded) : 'failed';
    } catch (error) {
      console.warn('A sound could not be saved.', error);
      this.#ports.say(failure);
      return 'failed';
    }
  }

  async #store(encoded: EncodedSound): Promise<{ readonly name: string } | 'outdated' | 'failed'> {
    const { base, bytes } = encoded;
    const size = bytes.length;
    const written = await this.#ports.write(base, bytes);
    if (!written.ok) return this.#fail(written.message);
    let listed: ListedSound | undefined;
    const isSame = await this.#editor.rebase(encoded, written.file, () => {
      listed = this.#ports.list(base, written.file, size);
      return listed.ok;
    });
    if (listed?.ok) return listed;
    await this.#ports.discard(written.file);
    // What was undone meanwhile is not saved.
    return isSame === false ? 'outdated' : this.#fail(listed?.message ?? failure);
  }

  #fail(message: string): 'failed' {
    this.#ports.say(message);
    return 'failed';
  }
}
