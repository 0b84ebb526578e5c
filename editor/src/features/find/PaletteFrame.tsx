import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '../../components/Icon.tsx';
import { keyNames } from '../../i18n/keyNames.ts';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import { usePalette } from '../../ui-state/palette.ts';
import styles from './Palette.module.css';
import type { ChosenItem, PaletteItem } from './paletteItems.ts';

export interface PaletteFrameProps {
  readonly itemsFor: (typed: string) => readonly PaletteItem[];
  /** Carries out the chosen item, once the palette has closed and the focus has returned. */
  readonly onRun: (item: ChosenItem) => void;
  /** Whether it finds more than commands, which its foot says. */
  readonly hasPrefixes?: boolean;
}

/** The palette: a field, and what it finds. docs/editor-design.md#command-palette. */
export function PaletteFrame(props: PaletteFrameProps) {
  const { isOpen, close } = usePalette();
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      isDismissable
    >
      <Modal className={styles.palette ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={t('Command palette')}>
          <PaletteContent {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteContent({ itemsFor, onRun, hasPrefixes = true }: PaletteFrameProps) {
  const { start, close } = usePalette();
  const [query, setQuery] = useState<string>(start);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = useMemo(() => itemsFor(query), [itemsFor, query]);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector(`#palette-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const change = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const take = (item: PaletteItem | undefined) => {
    if (item?.kind === 'prefix') change(item.prefix);
    else if (item) {
      close();
      // The focus returns once the dialog is unmounted.
      requestAnimationFrame(() => requestAnimationFrame(() => onRun(item)));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'PageDown') setActive(Math.min(last, active + 8));
    else if (event.key === 'PageUp') setActive(Math.max(0, active - 8));
    else if (event.key === 'Enter') take(items[active]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <label className={styles.field}>
        <Search aria-hidden size={17} strokeWidth={1.75} />
        <input
          ref={input}
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={items[active] ? `palette-${active}` : undefined}
          aria-label={t('Search commands and places')}
          placeholder={t('Search commands and places')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div ref={list} id="palette-list" role="listbox" aria-label={t('Commands and places')} className={styles.list}>
        {items.map((item, index) => (
          <PaletteRow
            key={item.key}
            id={`palette-${index}`}
            item={item}
            isActive={index === active}
            onPress={() => take(item)}
          />
        ))}
      </div>
      {items.length === 0 ? (
        <p className={styles.none}>{t('Nothing named “{name}”.', { name: query.replace(/^[>@?]\s*/, '') })}</p>
      ) : null}
      {hasPrefixes ? <Foot /> : null}
    </>
  );
}

/** The prefixes that restrict what is found. */
function Foot() {
  return (
    <p className={styles.foot}>
      {rich('<key>{commands}</key> commands <key>{places}</key> go to <key>{help}</key> help', {
        commands: '>',
        places: '@',
        help: '?',
        key: (parts) => <kbd>{parts}</kbd>,
      })}
    </p>
  );
}

interface PaletteRowProps {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onPress: () => void;
}

function PaletteRow({ id, item, isActive, onPress }: PaletteRowProps) {
  const { title, range } = item;
  const [start, end] = range ?? [0, 0];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.item}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span className={styles.icon}>{item.icon ? <Icon icon={item.icon} size={16} /> : null}</span>
      <span className={styles.title} dir="auto">
        {title.slice(0, start)}
        {end > start ? <mark>{title.slice(start, end)}</mark> : null}
        {title.slice(end)}
      </span>
      <span className={styles.where}>{item.where}</span>
      {item.keys ? <kbd className={styles.keys}>{keyNames(item.keys)}</kbd> : null}
    </div>
  );
}
