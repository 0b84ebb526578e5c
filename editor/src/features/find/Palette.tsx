import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '../../components/Icon.tsx';
import { keyNames } from '../../i18n/keyNames.ts';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { listCommands } from '../../ui-state/offeredCommands.ts';
import { usePalette } from '../../ui-state/palette.ts';
import { placesOf, useVisitedPlaces } from '../../ui-state/visitedPlaces.ts';
import type { CanOpen } from './findRows.ts';
import styles from './Palette.module.css';
import { type PaletteItem, paletteItems } from './paletteItems.ts';

export interface PaletteProps {
  /** True for addresses inside the game that lead to a page. */
  readonly canOpen: CanOpen;
}

/** Finds every command and page of the project by name. docs/editor-design.md#command-palette. */
export default function Palette({ canOpen }: PaletteProps) {
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
          <PaletteContent canOpen={canOpen} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteContent({ canOpen }: { readonly canOpen: CanOpen }) {
  const { start, close } = usePalette();
  const [query, setQuery] = useState<string>(start);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = usePaletteItems(query, canOpen);
  const run = useRun(close);
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
    else if (item) run(item);
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
      <p className={styles.foot}>
        {rich('<key>{commands}</key> commands <key>{places}</key> go to <key>{help}</key> help', {
          commands: '>',
          places: '@',
          help: '?',
          key: (parts) => <kbd>{parts}</kbd>,
        })}
      </p>
    </>
  );
}

function usePaletteItems(query: string, canOpen: CanOpen): readonly PaletteItem[] {
  const session = useSession();
  const { id: game } = useOpenProject();
  const current = insideGame(useLocation().pathname, game);
  const [commands] = useState(listCommands);
  const recent = useVisitedPlaces();
  return useMemo(() => {
    const { project } = session.getState();
    const places = placesOf(recent, game);
    return paletteItems(query, { project, commands, places, current, used: recent.commands, canOpen });
  }, [query, session, game, commands, recent, current, canOpen]);
}

/** Runs the chosen item after the palette has closed and the focus has returned. */
function useRun(close: () => void): (item: Exclude<PaletteItem, { kind: 'prefix' }>) => void {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (item) => {
    close();
    const run = () => {
      if (item.kind === 'command') {
        useVisitedPlaces.getState().noteCommand(item.key);
        item.run();
      } else if (item.kind === 'uses') useFinding.getState().findUses(item.target);
      else if (item.kind === 'find') useFinding.getState().findTexts(item.query);
      else if (item.address !== insideGame(pathname, game)) navigate(`/game/${game}${item.address}`);
    };
    // The focus returns once the dialog is unmounted.
    requestAnimationFrame(() => requestAnimationFrame(run));
  };
}

/** The part of a path that follows the game. */
function insideGame(pathname: string, game: string): string {
  const start = `/game/${game}`;
  return pathname.startsWith(start) ? pathname.slice(start.length) : pathname;
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
