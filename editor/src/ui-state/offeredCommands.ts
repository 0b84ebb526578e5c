import type { LucideIcon } from 'lucide-react';
import { createContext, useEffect, useRef } from 'react';

/** A command as shown in menus; entries of menus can be used directly. */
export interface OfferedCommand {
  readonly id: string;
  readonly label: string;
  /** What it acts on, unless all that is offered with it acts on the same. */
  readonly where?: string;
  readonly icon?: LucideIcon;
  readonly keys?: string;
  readonly isDisabled?: boolean;
  readonly isChosen?: boolean;
  readonly onAction?: () => void;
  readonly entries?: readonly (OfferedCommand | 'line')[];
}

type Offered = readonly (OfferedCommand | 'line')[];

interface Offer {
  /** What the commands act on, such as "Stage". */
  readonly where: string | (() => string);
  readonly commands: () => Offered;
  /** A menu or a button, listed after what whole pages offer. */
  readonly isControl: boolean;
}

type Read = () => Offer;

const offers = new Set<Read>();

/**
 * Offers commands to the palette while the component is mounted, under the names that its menus use. They are read when
 * the palette opens. `where` says what they act on, such as "Stage".
 */
export function useOfferCommands(where: Offer['where'], commands: Offer['commands']): void {
  useOffer({ where, commands, isControl: false });
}

/** What the icon buttons inside act on, such as "Table": the palette offers them too. */
export const OfferedIn = createContext<string | undefined>(undefined);

/** Offers what a menu or a button of the page does, as it is when the palette opens. */
export function useOfferControl(where: string | undefined, commands: Offer['commands']): void {
  useOffer(where === undefined ? undefined : { where, commands, isControl: true });
}

function useOffer(offer: Offer | undefined): void {
  const latest = useRef(offer);
  latest.current = offer;
  const isOffered = offer !== undefined;
  useEffect(() => {
    if (!isOffered) return;
    const read = () => latest.current ?? nothing;
    offers.add(read);
    return () => void offers.delete(read);
  }, [isOffered]);
}

const nothing: Offer = { where: '', commands: () => [], isControl: true };

/** An enabled command, and what it acts on. */
export interface ListedCommand {
  readonly key: string;
  readonly where: string;
  readonly command: OfferedCommand & { readonly onAction: () => void };
}

/** Every enabled command that is offered, each once; commands of submenus have the menu's name as a prefix. */
export function listCommands(): readonly ListedCommand[] {
  const read = [...offers].map((offer) => offer());
  const inOrder = [...read.filter(({ isControl }) => !isControl), ...read.filter(({ isControl }) => isControl)];
  const listed = inOrder.flatMap(({ where, commands }) =>
    flatten(typeof where === 'string' ? where : where(), commands(), ''),
  );
  return [...new Map(listed.toReversed().map((command) => [command.key, command])).values()].toReversed();
}

/** The same for commands that nothing on the page offers. */
export function commandsOf(where: string, commands: Offered): readonly ListedCommand[] {
  return flatten(where, commands, '');
}

function flatten(around: string, commands: Offered, before: string): ListedCommand[] {
  return commands.flatMap((command) => {
    if (command === 'line' || command.isDisabled) return [];
    const label = `${before}${command.label}`;
    const where = command.where ?? around;
    if (command.entries) return flatten(where, command.entries, `${label} › `);
    const { onAction } = command;
    return onAction ? [{ key: `${where} ${label}`, where, command: { ...command, label, onAction } }] : [];
  });
}
