import { findBehavior } from '@playhouse/core';
import { ClipboardPaste } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { usePasteDesk } from '../../paste/pasteDesk.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import styles from './BehaviorList.module.css';
import { DragPicture } from './DragPicture.tsx';
import { InsertBox } from './InsertBox.tsx';
import { ListStoreContext } from './listStore.ts';
import type { ListParts } from './rowProps.ts';
import { useEmptyDropTarget } from './useDropTarget.ts';

/** What most actors start with. */
const frequent = ['RuleBehavior', 'MoveBehavior', 'NoteBehavior'] as const;

/** A list without behaviors: explains how to start, and accepts drops anywhere. */
export function EmptyList({ name, ...list }: ListParts & { readonly name: string }) {
  const { isEditable } = useSurroundings();
  const desk = usePasteDesk();
  const area = useRef<HTMLDivElement>(null);
  const isTarget = useEmptyDropTarget(area, list, isEditable);
  if (!isEditable)
    return <EmptyState size="page" text={`${name} has no behaviors yet. It stays where you place it.`} />;
  return (
    <ListStoreContext value={list.store}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same */}
      <div
        ref={area}
        className={styles.empty}
        data-target={isTarget || undefined}
        onKeyDown={(event) => {
          if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
          event.preventDefault();
          list.store.setState({ inserting: 'end' });
        }}
      >
        <EmptyState size="page" text="Drag a behavior here, or press / and type its name">
          {frequent.map((className) => (
            <Button
              key={className}
              onPress={() => {
                const id = list.commands.insert(className, { index: 0 });
                if (id !== undefined) list.goTo(id);
              }}
            >
              {findBehavior(className)?.title ?? className}
            </Button>
          ))}
          <Button look="plain" icon={ClipboardPaste} onPress={() => void desk.paste()}>
            Paste
          </Button>
        </EmptyState>
        <InsertBox {...list} />
        <DragPicture />
      </div>
    </ListStoreContext>
  );
}
