import { SaveOwnDialog } from '../own/SaveOwnDialog.tsx';
import { useListState } from './listStore.ts';
import { MultiButton } from './MultiButton.tsx';
import type { ListParts } from './rowProps.ts';

/** What floats over an editable list: the Multi button, and the question for the name of what is about to be saved. */
export function ListTools({ rows, commands, store }: ListParts) {
  const saving = useListState((state) => state.saving);
  const chosen = rows.flatMap((row) => (row.kind === 'card' && saving.includes(row.key) ? [row.behavior] : []));
  const close = () => store.setState({ saving: [] });
  return (
    <>
      <MultiButton rows={rows} />
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
}
