import { FileCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { AddButton } from '../library-panel/AddButton.tsx';
import { useDeletion } from '../library-panel/DeleteDialog.tsx';
import { EmptyLibrary } from '../library-panel/EmptyLibrary.tsx';
import { LibraryFrame } from '../library-panel/LibraryFrame.tsx';
import { type LibraryRow, LibraryRows } from '../library-panel/LibraryRows.tsx';
import { arrange, useLibraryUi } from '../library-panel/libraryUi.ts';
import { useProblemCounts } from '../problems/problemStore.ts';
import { DeleteScriptsDialog } from './DeleteScriptsDialog.tsx';
import { inOrder } from './model/scriptEvents.ts';
import { scriptEntries, scriptRow } from './scriptRow.tsx';
import { useScriptEdits } from './useScriptEdits.ts';

/** Every script of the game, in the order in which they run. docs/product-rules.md#script-library. */
export default function ScriptLibrary({ open }: { readonly open: string | undefined }) {
  const { dispatch, addScript, duplicateScript, removeScripts } = useScriptEdits();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const scripts = useProject((project) => project.delegates);
  const view = useLibraryUi(({ views }) => views.scripts);
  const change = useLibraryUi((state) => state.change);
  const counts = useProblemCounts('delegate');
  const [renamed, setRenamed] = useState<string>();
  const deletion = useDeletion();
  const listed = useMemo(() => inOrder(scripts), [scripts]);
  const goTo = (id: string) => void navigate(`/game/${game}/delegate/${id}`);
  const add = () => {
    const id = addScript();
    if (id === undefined) return;
    goTo(id);
    setRenamed(id);
  };
  const duplicate = (id: string) => {
    const copy = duplicateScript(id);
    if (copy !== undefined) goTo(copy);
  };
  const remove = (ids: readonly string[]) => {
    if (!removeScripts(ids)) return;
    const kept = listed.find(({ id }) => !ids.includes(id));
    if (open !== undefined && ids.includes(open) && kept) goTo(kept.id);
  };
  const deeds = {
    goTo,
    rename: setRenamed,
    duplicate,
    setEnabled: (delegate: string, enabled: boolean) =>
      dispatch({ kind: 'delegate.setEnabled', data: { delegate, enabled } }),
    remove: (id: string) => void deletion.ask([id]),
  };
  const entriesOf = ({ id }: LibraryRow) => {
    const script = scripts.get(id);
    return script ? scriptEntries(script, deeds) : [];
  };
  const rows = listed.map((script) => scriptRow(script, counts.get(script.id)));
  return (
    <LibraryFrame
      kind="scripts"
      title={t('Scripts')}
      count={listed.length}
      add={<AddButton command="addScript" onPress={add} />}
      onDeleteMarked={(ids) => void deletion.ask(ids)}
    >
      {listed.length === 0 ? (
        <EmptyLibrary
          icon={FileCode}
          text={t(
            'A script is JavaScript that runs when something happens: the game starts, a scene changes, a value is saved.',
          )}
          add={t('New script')}
          onAdd={add}
        />
      ) : (
        <LibraryRows
          kind="scripts"
          rows={arrange(rows, view)}
          current={open}
          renamed={renamed}
          onRename={setRenamed}
          entriesOf={entriesOf}
          onRenamed={(id, name) => dispatch({ kind: 'delegate.rename', data: { delegate: id, name } })}
          onDelete={(id) => void deletion.ask([id])}
          onOpen={goTo}
          drag={{
            type: 'application/x-playhouse-script-row',
            ids: listed.map(({ id }) => id),
            delay: 0,
            onReorder: undefined,
          }}
        />
      )}
      <DeleteScriptsDialog
        scripts={deletion.ids.flatMap((id) => scripts.get(id) ?? [])}
        onCancel={() => deletion.answer(false)}
        onDelete={() => {
          remove(deletion.ids);
          deletion.answer(true);
          change('scripts', { marked: undefined });
        }}
      />
    </LibraryFrame>
  );
}
