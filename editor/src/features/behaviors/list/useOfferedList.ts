import { t } from '../../../i18n/t.ts';
import { useOfferCommands } from '../../../ui-state/offeredCommands.ts';
import { clipboardEntries } from '../../paste/clipboardEntries.ts';
import { usePasteDesk } from '../../paste/pasteDesk.ts';
import { cardMenu } from './cardMenu.ts';
import { chosenWith } from './listStore.ts';
import type { ListParts } from './rowProps.ts';
import { useBehaviorSource } from './useBehaviorSource.ts';

/** Offers the menu of the card at the cursor to the palette. */
export function useOfferedList({ rows, commands, store, goTo }: ListParts, isEditable: boolean): void {
  const desk = usePasteDesk();
  const sourceOf = useBehaviorSource({ commands, store, goTo });
  useOfferCommands(t('Behavior'), () => {
    const { cursor } = store.getState();
    const row = rows.find(({ key }) => key === cursor);
    if (!isEditable || row?.kind !== 'card') return [];
    const clipboard = clipboardEntries(desk, sourceOf(chosenWith(store, row.behavior.id)));
    return cardMenu({ row, rows, commands, store, goTo }, clipboard, []);
  });
}
