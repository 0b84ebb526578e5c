import { LayoutPanelTop, LibraryBig, type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { raiseSheet, setSheetHeight, useSheetHeight } from '../../ui-state/sheet.ts';
import { useHasInspector, useWorkspace } from '../../ui-state/workspace.ts';
import styles from './PageParts.module.css';

type Part = 'library' | 'editor' | 'inspector';

const looks: Readonly<Record<Part, { readonly label: string; readonly icon: LucideIcon }>> = {
  library: { label: t('Library'), icon: LibraryBig },
  editor: { label: t('Editor'), icon: LayoutPanelTop },
  inspector: { label: t('Inspector'), icon: SlidersHorizontal },
};

/** Where the page has one column: chooses which of its parts is shown. docs/editor-design.md#layout. */
export function PageParts({ hasInspector }: { readonly hasInspector: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const isLibrary = useWorkspace(({ isDrawerOpen }) => isDrawerOpen);
  const height = useSheetHeight();
  const isVisible = useHasInspector();
  const isInspector = hasInspector && isVisible && height !== 'low';
  const chosen: Part = isLibrary ? 'library' : isInspector ? 'inspector' : 'editor';
  const parts: readonly Part[] = hasInspector ? ['library', 'editor', 'inspector'] : ['library', 'editor'];
  const onKeyDown = (event: KeyboardEvent) => {
    const at = parts.indexOf(chosen);
    const isReversed = document.documentElement.dir === 'rtl';
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = { Home: 0, End: parts.length - 1 }[event.key] ?? (by && at + (isReversed ? -by : by));
    const next = to === undefined ? undefined : parts[(to + parts.length) % parts.length];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    showPart(next);
    list.current?.querySelector<HTMLElement>(`[data-part="${next}"]`)?.focus();
  };
  return (
    <nav className={styles.parts} aria-label={t('Parts of the page')} data-region="parts">
      <div ref={list} role="tablist" aria-label={t('Parts of the page')} className={styles.list}>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            className={styles.part}
            data-part={part}
            aria-selected={part === chosen}
            tabIndex={part === chosen ? 0 : -1}
            onClick={() => showPart(part)}
            onKeyDown={onKeyDown}
          >
            <Icon icon={looks[part].icon} size={20} />
            {looks[part].label}
          </button>
        ))}
      </div>
    </nav>
  );
}

function showPart(part: Part): void {
  const { setDrawer, togglePanel } = useWorkspace.getState();
  setDrawer(part === 'library');
  if (part === 'editor') setSheetHeight('low');
  if (part !== 'inspector') return;
  if (!usePreferences.getState().inspectorVisible) togglePanel('inspector');
  raiseSheet();
}
