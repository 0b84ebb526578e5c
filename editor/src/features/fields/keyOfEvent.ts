import { findKey } from '@playhouse/core';

/** Codes of keys whose printed sign differs between keyboards, by what games call them. docs/runtime-rules.md#key-names. */
const byCode: Readonly<Record<string, string>> = {
  Space: 'space',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'return',
  NumpadEnter: 'return',
  Delete: 'delete',
  ShiftLeft: 'shift',
  ShiftRight: 'shift',
  ControlLeft: 'control',
  ControlRight: 'control',
  AltLeft: 'alt',
  AltRight: 'alt',
  MetaLeft: 'meta',
  MetaRight: 'meta',
};

/** What a game calls the key of an event; undefined for keys that no game can wait for. */
export function keyOfEvent({ key, code }: { readonly key: string; readonly code: string }): string | undefined {
  return byCode[code] ?? findKey(key.toLowerCase());
}
