import { findBehavior } from '@playhouse/core';
import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { t } from '../../../i18n/t.ts';
import { usePasteDesk } from '../../paste/pasteDesk.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { KindTile } from '../KindTile.tsx';
import styles from './BehaviorList.module.css';
import { DragPicture } from './DragPicture.tsx';
import { InsertBox } from './InsertBox.tsx';
import { type ListStore, ListStoreContext } from './listStore.ts';
import type { ListParts } from './rowProps.ts';
import { useEmptyDropTarget } from './useDropTarget.ts';

/** The behaviors that most actors start with. */
const frequent = ['RuleBehavior', 'MoveBehavior', 'NoteBehavior'] as const;

/** A list without behaviors: explains how to start, and accepts drops anywhere. */
export function EmptyList({ name, ...list }: ListParts & { readonly name: string }) {
  const { isEditable } = useSurroundings();
  const desk = usePasteDesk();
  const area = useRef<HTMLDivElement>(null);
  const isTarget = useEmptyDropTarget(area, list, isEditable);
  useInsertKey(list.store, isEditable);
  if (!isEditable)
    return <EmptyState size="page" text={t('{name} has no behaviors yet. It stays where you place it.', { name })} />;
  return (
    <ListStoreContext value={list.store}>
      <div ref={area} className={styles.empty} data-target={isTarget || undefined}>
        <EmptyState size="page" picture={<EmptyCard />} text={t('Drag a behavior here, or press / and type its name')}>
          {frequent.map((className) => (
            <Button
              key={className}
              onPress={() => {
                const id = list.commands.insert(className, { index: 0 });
                if (id !== undefined) list.goTo(id);
              }}
            >
              <span className={styles.frequent}>
                <KindTile descriptor={findBehavior(className)} size="small" />
                {findBehavior(className)?.title ?? className}
              </span>
            </Button>
          ))}
          <Button look="plain" icon={ClipboardPaste} onPress={() => void desk.paste()}>
            {t('Paste')}
          </Button>
        </EmptyState>
        <InsertBox {...list} />
        <DragPicture />
      </div>
    </ListStoreContext>
  );
}

/** Cards that are not there yet. */
function EmptyCard() {
  return (
    <svg
      width="168"
      height="88"
      viewBox="0 0 168 88"
      fill="none"
      stroke="var(--ph-text-disabled)"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="164" height="36" rx="11" strokeDasharray="6 6" />
      <rect x="18" y="50" width="148" height="36" rx="11" strokeDasharray="6 6" />
      <path d="M5 46v40" stroke="var(--ph-block)" strokeWidth="3" />
      <rect x="14" y="11" width="18" height="18" rx="5" />
      <circle cx="39" cy="68" r="9" />
      <path d="M44 20h52M60 68h64" />
    </svg>
  );
}

/** No row can have the focus here, so the key also works when the focus is on the page or in a library. */
function useInsertKey(store: ListStore, isEditable: boolean): void {
  useEffect(() => {
    if (!isEditable) return;
    const listen = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== '/' || defaultPrevented || !(target instanceof Element)) return;
      const isHere = target === document.body || target.closest('[data-region=stage], [data-region=library]') !== null;
      if (!isHere || target.closest('input, textarea')) return;
      event.preventDefault();
      store.setState({ inserting: 'end' });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [store, isEditable]);
}
