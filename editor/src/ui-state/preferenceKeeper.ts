import type { PreferenceStore } from '@playhouse/sync';
import { type PreferenceKey, type Preferences, preferenceKeys } from './preferenceValues.ts';

/** The required part of `localStorage`, which may throw. */
export type TextItems = Pick<Storage, 'getItem' | 'setItem'>;

type Values = Readonly<Record<string, unknown>>;
type Kept = Pick<PreferenceStore, 'read' | 'change'>;

/** Where the browser remembers preferences outside its databases. */
export const mirrorKey = 'playhouse-preferences';

/**
 * Keeps the values of preferences in the library document. The browser also remembers them outside its databases, so
 * that a page has its colors before any database is open. Values of other versions are kept as they are.
 */
export class PreferenceKeeper {
  readonly #items: () => TextItems;
  readonly #show: (values: Values) => void;
  #store: Kept | undefined;
  #values: Values;
  /** Changes that the library document does not have yet. */
  #unsent: readonly PreferenceKey[];

  /** `show` receives all values whenever some of them were changed elsewhere. */
  constructor(items: () => TextItems, show: (values: Values) => void) {
    this.#items = items;
    this.#show = show;
    ({ values: this.#values, unsent: this.#unsent } = parseMirror(this.#read()));
  }

  get values(): Values {
    return this.#values;
  }

  /** Stores a change at once, or when there is a document to store it in. */
  change(part: Partial<Preferences>): Promise<void> {
    this.#values = { ...this.#values, ...part };
    this.#unsent = [...new Set([...this.#unsent, ...preferenceKeys.filter((key) => Object.hasOwn(part, key))])];
    this.#mirror();
    return this.#send();
  }

  /** Another tab has remembered this text under `mirrorKey`. */
  takeMirror(text: string | null): void {
    const { values } = parseMirror(text);
    this.#values = { ...this.#values, ...values, ...this.#waiting() };
    this.#show(this.#values);
  }

  /** From now on, stores in this document. Its values count more than the remembered ones, unless these are unsent. */
  async keepIn(store: Kept): Promise<void> {
    const read = await store.read();
    this.#store = store;
    if (read.ok) {
      this.#values = { ...this.#values, ...read.value, ...this.#waiting() };
      this.#mirror();
      this.#show(this.#values);
    }
    await this.#send();
  }

  #waiting(): Values {
    return Object.fromEntries(this.#unsent.map((key) => [key, this.#values[key]]));
  }

  /** What cannot be stored waits for the next change, or the next visit. */
  async #send(): Promise<void> {
    const sending = this.#waiting();
    if (!this.#store || Object.keys(sending).length === 0) return;
    const changed = await this.#store.change(sending);
    if (!changed.ok) return;
    this.#unsent = this.#unsent.filter((key) => this.#values[key] !== sending[key]);
    this.#mirror();
  }

  #read(): string | null {
    try {
      return this.#items().getItem(mirrorKey);
    } catch {
      return null;
    }
  }

  #mirror(): void {
    try {
      this.#items().setItem(mirrorKey, JSON.stringify({ values: this.#values, unsent: this.#unsent }));
    } catch {
      // If storage is full or blocked, preferences are shown only once the library is open.
    }
  }
}

/** Total: any text is read, and none at all. */
function parseMirror(text: string | null): { readonly values: Values; readonly unsent: readonly PreferenceKey[] } {
  const { values, unsent } = parseObject(text);
  const keys: readonly unknown[] = Array.isArray(unsent) ? unsent : [];
  return { values: isRecord(values) ? values : {}, unsent: preferenceKeys.filter((key) => keys.includes(key)) };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
