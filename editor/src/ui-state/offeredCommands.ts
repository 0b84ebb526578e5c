import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** A command as shown in menus; entries of menus can be used directly. */
export interface OfferedCommand {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly keys?: string;
  readonly isDisabled?: boolean;
  readonly isChosen?: boolean;
  readonly onAction?: () => void;
  readonly entries?: readonly (OfferedCommand | 'line')[];
}

type Offer = () => readonly (OfferedCommand | 'line')[];

const offers = new Map<string, Offer>();

/**
 * Offers commands to the palette while the component is mounted, under the names that its menus use. They are read when
 * the palette opens. `where` says what they act on, such as "Stage".
 */
export function useOfferCommands(where: string, commands: Offer): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const offer: Offer = () => latest.current();
    offers.set(where, offer);
    return () => {
      if (offers.get(where) === offer) offers.delete(where);
    };
  }, [where]);
}

/** An enabled command, and what it acts on. */
export interface ListedCommand {
  readonly key: string;
  readonly where: string;
  readonly command: OfferedCommand & { readonly onAction: () => void };
}

/** Every enabled command that is offered; commands of submenus have the menu's name as a prefix. */
export function listCommands(): readonly ListedCommand[] {
  return [...offers].flatMap(([where, offer]) => flatten(where, offer(), ''));
}

function flatten(where: string, commands: readonly (OfferedCommand | 'line')[], before: string): ListedCommand[] {
  return commands.flatMap((command) => {
    if (command === 'line' || command.isDisabled) return [];
    const label = `${before}${command.label}`;
    if (command.entries) return flatten(where, command.entries, `${label} › `);
    const { onAction } = command;
    return onAction ? [{ key: `${where} ${label}`, where, command: { ...command, label, onAction } }] : [];
  });
}
