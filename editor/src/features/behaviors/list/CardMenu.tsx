import { ContextMenu, type ContextMenuProps } from '../../../components/Menu.tsx';
import { clipboardEntries } from '../../paste/clipboardEntries.ts';
import { usePasteDesk } from '../../paste/pasteDesk.ts';
import { useCardBreakpoint } from './cardBreakpoint.tsx';
import { cardMenu } from './cardMenu.ts';
import { chosenWith, useListStore } from './listStore.ts';
import type { CardRowProps } from './rowProps.ts';
import { useBehaviorSource } from './useBehaviorSource.ts';
import { useReferenceEntries } from './useReferenceEntries.ts';

export type CardMenuProps = Pick<CardRowProps, 'row' | 'rows' | 'commands' | 'goTo'> &
  Pick<ContextMenuProps, 'at' | 'onClose'> & { readonly title: string };

/** The open menu of a card. */
export function CardMenu({ row, rows, title, commands, goTo, at, onClose }: CardMenuProps) {
  const { behavior } = row;
  const store = useListStore();
  const desk = usePasteDesk();
  const sourceOf = useBehaviorSource({ commands, store, goTo });
  const references = useReferenceEntries(behavior);
  const breakpoint = useCardBreakpoint(behavior);
  const clipboard = clipboardEntries(desk, sourceOf(chosenWith(store, behavior.id)));
  return (
    <ContextMenu
      label={title}
      entries={cardMenu({ row, rows, commands, store, goTo }, clipboard, [...references, breakpoint])}
      placement="start top"
      at={at}
      onClose={onClose}
    />
  );
}
