import { X } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { IconButton } from '../../components/IconButton.tsx';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import styles from './Find.module.css';
import { FindHead } from './FindHead.tsx';
import { type CanOpen, countWords, type HitRow, hitsOf, keyOfHit, viewOfHit } from './findRows.ts';
import type { ResultListProps } from './ResultList.tsx';
import { useFindRows } from './useFindRows.ts';

/** The field above it is there at once, since people type into it right after its key. */
export const ResultList: LazyPart<ResultListProps> = lazyPart(
  async () => (await import('./ResultList.tsx')).ResultList,
);

export interface FindPanelProps {
  /** True for addresses inside the game that lead to a page. */
  readonly canOpen: CanOpen;
  /** Called when the panel was requested and has to become visible. */
  readonly onOpen: () => void;
  /** Called when a result was opened; a panel that covers the page closes. */
  readonly onGo: () => void;
}

/** Search results in the whole project, or all uses of one thing, with a link to each. docs/editor-design.md#find. */
export function FindPanel({ canOpen, onOpen, onGo }: FindPanelProps) {
  const { mode, asked, visited, close } = useFinding();
  const { rows, counts } = useFindRows();
  const project = useProject((current) => current);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const goTo = useGoTo(canOpen, onGo);
  const hits = hitsOf(rows);
  const opened = useRef({ onOpen });
  opened.current = { onOpen };
  useEffect(() => {
    if (asked === 0) return;
    opened.current.onOpen();
    // A drawer can take the focus only once it is shown.
    const focus = () => {
      const target = field.current ?? list.current;
      target?.focus();
      field.current?.select();
    };
    focus();
    if (document.activeElement === (field.current ?? list.current)) return;
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  const step = (direction: 1 | -1) => {
    const at = hits.findIndex((hit) => keyOfHit(hit) === visited);
    const next = hits.at(at < 0 ? (direction === 1 ? 0 : -1) : (at + direction) % hits.length);
    if (next) goTo(next);
  };
  useStepKeys(step);
  if (mode === 'closed') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the panel from anywhere in it
    <div
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
        document.querySelector<HTMLElement>('[data-region="stage"] [tabindex="0"]')?.focus();
      }}
    >
      <FindHead field={field} rows={rows} counts={counts} onGo={step} onList={() => list.current?.focus()}>
        <IconButton icon={X} label={t('Close')} size="small" onPress={close} />
      </FindHead>
      <p className={styles.count} role="status">
        {mode === 'texts' && counts.size === 0 && rows.length === 0 ? <Nothing /> : countWords(rows, mode)}
      </p>
      <Suspense fallback={null}>
        <ResultList
          ref={list}
          rows={rows}
          viewOf={(hit) => viewOfHit(project, hit, canOpen)}
          visited={visited}
          onGo={goTo}
        />
      </Suspense>
    </div>
  );
}

function Nothing() {
  const query = useFinding((state) => state.query);
  if (query.trim() === '') return t('Names, values, expressions, texts and cells of the whole project.');
  return t('Nothing contains “{query}”.', { query });
}

/** Opens the page of a hit. Moving from hit to hit counts as one step for the browser's Back button. */
function useGoTo(canOpen: CanOpen, onGo: () => void): (hit: HitRow) => void {
  const { id: game } = useOpenProject();
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { asked, change } = useFinding();
  return (hit) => {
    change({ visited: keyOfHit(hit) });
    const { address } = viewOfHit(session.getState().project, hit, canOpen);
    if (address === undefined) return;
    const isNext = typeof state === 'object' && state !== null && Reflect.get(state, 'found') === asked;
    navigate(`/game/${game}${address}`, { replace: isNext, state: { found: asked } });
    onGo();
  };
}

/** F3 and Shift F3 work wherever the focus is. */
function useStepKeys(step: (direction: 1 | -1) => void): void {
  const latest = useRef(step);
  latest.current = step;
  const isOpen = useFinding((state) => state.mode !== 'closed');
  useEffect(() => {
    if (!isOpen) return;
    const go = (direction: 1 | -1) => (event: KeyboardEvent) => {
      event.preventDefault();
      latest.current(direction);
    };
    const keys = { F3: go(1), 'Shift+F3': go(-1) };
    return tinykeys(globalThis.window, keys, { ignore: ({ isComposing }) => isComposing });
  }, [isOpen]);
}
