import { findKey } from '@playhouse/core';

/** Codes of keys whose label differs between keyboards, with their names in games. docs/runtime-rules.md#key-names. */
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

/** The name in games of an event's key; undefined for keys that games cannot use. */
export function keyOfEvent({ key, code }: { readonly key: string; readonly code: string }): string | undefined {
  return byCode[code] ?? findKey(key.toLowerCase());
}
