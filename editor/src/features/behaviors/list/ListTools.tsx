import { memo, type RefObject } from 'react';
import { RowTooltip } from '../../../components/RowTooltip.tsx';
import { SaveOwnDialog } from '../own/SaveOwnDialog.tsx';
import { useListState } from './listStore.ts';
import { MoveNote } from './MoveNote.tsx';
import { MultiButton } from './MultiButton.tsx';
import type { ListParts } from './rowProps.ts';

interface ListToolsProps extends ListParts {
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * Floats over an editable list: the Multi button, the buttons of move mode, the names of buttons, and the dialog for saving
 * behaviors. Scrolling does not render it again.
 */
export const ListTools = memo(function ListTools({ scroller, ...list }: ListToolsProps) {
  const { rows, commands, store } = list;
  const isMoving = useListState((state) => state.isMoving);
  const saving = useListState((state) => state.saving);
  const chosen = rows.flatMap((row) => (row.kind === 'card' && saving.includes(row.key) ? [row.behavior] : []));
  const close = () => store.setState({ saving: [] });
  return (
    <>
      {isMoving ? null : <MultiButton rows={rows} />}
      <MoveNote {...list} />
      <RowTooltip area={scroller} />
      <SaveOwnDialog
        behaviors={chosen}
        onCancel={close}
        onSave={(name) => {
          close();
          commands.save(saving, name);
        }}
      />
    </>
  );
});
