import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuTrigger,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { createPortal } from 'react-dom';
import { keyNames } from '../i18n/keyNames.ts';
import { t } from '../i18n/t.ts';
import { areSwitchedOn } from '../ui-state/characterKeys.ts';
import { useOfferControl } from '../ui-state/offeredCommands.ts';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Keyboard shortcut. */
  readonly keys?: string;
  /** Muted text after the label. */
  readonly hint?: string;
  readonly tone?: 'normal' | 'danger';
  readonly isDisabled?: boolean;
  /** Shows a check mark; for choices. */
  readonly isChosen?: boolean;
  readonly onAction?: () => void;
  readonly entries?: readonly (MenuEntry | 'line')[];
}

type Entries = readonly (MenuEntry | 'line')[];

export interface MenuProps {
  readonly label: string;
  /** A function creates them when the menu opens. */
  readonly entries: Entries | (() => Entries);
  /** The button that opens the menu. */
  readonly children: ReactElement;
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'end top' | 'start top';
  /** False where the palette has the entries from elsewhere: from a page, or as names of things to go to. */
  readonly isInPalette?: boolean;
}

/** A menu opened by a button. While that is shown, the palette offers its entries too. */
export function Menu({ label, entries, children, placement = 'bottom start', isInPalette = true }: MenuProps) {
  useOfferControl(isInPalette ? label : undefined, () => (typeof entries === 'function' ? entries() : entries));
  return (
    <MenuTrigger>
      {children}
      <Popover className={styles.popover ?? ''} placement={placement} offset={4}>
        <MenuList label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

interface MenuAnchor {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

export interface ContextMenuProps {
  readonly label: string;
  readonly entries: MenuProps['entries'];
  /** What it opens at, such as the position of the pointer in the page; undefined closes the menu. */
  readonly at: MenuAnchor | undefined;
  readonly placement?: MenuProps['placement'];
  readonly onClose: () => void;
}

/** A menu without a button of its own, such as a context menu at the pointer, whose entries are available elsewhere too. */
export function ContextMenu({ label, entries, at, placement = 'bottom start', onClose }: ContextMenuProps) {
  if (!at) return null;
  return (
    <MenuTrigger isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Anchor at={at} label={label} />
      <Popover className={styles.popover ?? ''} placement={placement} offset={2}>
        <MenuList label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

/** Outside of whatever opens the menu: a transformed element around it would move it. */
function Anchor({ at, label }: { readonly at: MenuAnchor; readonly label: string }) {
  const { x, y, width = 1, height = 1 } = at;
  return createPortal(
    <Button
      className={styles.anchor ?? ''}
      style={{ left: x, top: y, width, height }}
      excludeFromTabOrder
      aria-label={label}
    />,
    document.body,
  );
}

function MenuList({ label, entries }: Pick<MenuProps, 'label' | 'entries'>) {
  return (
    <AriaMenu aria-label={label} className={styles.menu ?? ''}>
      {(typeof entries === 'function' ? entries() : entries).map((entry, index) =>
        entry === 'line' ? (
          <Separator key={`line ${index}`} className={styles.line ?? ''} />
        ) : entry.entries ? (
          <SubmenuTrigger key={entry.id}>
            <Entry entry={entry} />
            <Popover className={styles.popover ?? ''} offset={-2}>
              <MenuList label={entry.label} entries={entry.entries} />
            </Popover>
          </SubmenuTrigger>
        ) : (
          <Entry key={entry.id} entry={entry} />
        ),
      )}
    </AriaMenu>
  );
}

function Entry({ entry, ...rest }: { readonly entry: MenuEntry } & AriaMenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      id={entry.id}
      textValue={entry.label}
      className={styles.entry ?? ''}
      data-tone={entry.tone ?? 'normal'}
      isDisabled={entry.isDisabled ?? false}
      {...(entry.onAction ? { onAction: entry.onAction } : {})}
    >
      <span className={styles.icon}>
        {entry.icon ? <Icon icon={entry.icon} size={16} /> : entry.isChosen ? <Check aria-hidden size={15} /> : null}
      </span>
      <span className={styles.label}>{entry.label}</span>
      {entry.isChosen && !entry.icon ? <span className="ph-hidden">{t(', chosen')}</span> : null}
      {entry.hint ? <span className={styles.hint}>{entry.hint}</span> : null}
      {entry.keys && areSwitchedOn(entry.keys) ? <kbd className={styles.keys}>{keyNames(entry.keys)}</kbd> : null}
      {entry.icon && entry.isChosen ? <Check aria-label={t('chosen')} size={15} /> : null}
      {entry.entries ? <ChevronRight aria-hidden size={15} /> : null}
    </AriaMenuItem>
  );
}
