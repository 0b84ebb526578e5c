import type { LucideIcon } from 'lucide-react';
import { type CommandId, commandNames } from './commandNames.ts';
import { keysOf } from './shortcuts.ts';

/** A command as menus and the palette show it, with its present keys. */
export function commandEntry(
  id: CommandId,
  onAction: () => void,
): { id: CommandId; label: string; icon: LucideIcon; keys?: string; onAction: () => void } {
  const { label, icon } = commandNames[id];
  const keys = keysOf(id);
  return { id, label, icon, onAction, ...(keys === undefined ? {} : { keys }) };
}
