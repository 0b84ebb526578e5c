import { create } from 'zustand';

/** A saved selection of behaviors with everything that it needs, for all projects on this device. */
export interface KeptBehavior {
  readonly id: string;
  readonly name: string;
  /** Class of its first behavior, for the tile. */
  readonly className: string;
  /** The text that copying puts on the clipboard. docs/product-rules.md#copy-and-paste. */
  readonly text: string;
}

const storageKey = 'playhouse-own-behaviors';

/** Total size in UTF-16 units. The journal uses the same storage, and must not run out of room. */
export const mostKeptText = 1_000_000;

interface KeptBehaviors {
  readonly behaviors: readonly KeptBehavior[];
}

/** The behaviors that are kept on this device. Other tabs see changes at once. */
export const useKeptBehaviors = create<KeptBehaviors>()(() => ({ behaviors: readKept(storedText()) }));

/** Replaces the current list; returns false and changes nothing when there is no room. */
export function keepBehaviors(behaviors: readonly KeptBehavior[]): boolean {
  const text = JSON.stringify(behaviors);
  const before = JSON.stringify(useKeptBehaviors.getState().behaviors);
  if (text.length > mostKeptText && text.length > before.length) return false;
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    return false;
  }
  useKeptBehaviors.setState({ behaviors });
  return true;
}

/** An unused name for a kept behavior: “Jump 2” for a second “Jump”. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** Kept behaviors from stored text, without damaged ones. */
export function readKept(text: string | null): readonly KeptBehavior[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    const known = new Set<string>();
    return value.filter(
      (each): each is KeptBehavior => isKept(each) && !known.has(each.id) && Boolean(known.add(each.id)),
    );
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptBehavior {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'className', 'text'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** Undefined when the browser has no storage, or denies access. */
function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === storageKey) useKeptBehaviors.setState({ behaviors: readKept(storedText()) });
});
