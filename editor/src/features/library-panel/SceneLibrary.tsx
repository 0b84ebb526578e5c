import { ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import { useProblemCounts } from '../problems/problemStore.ts';
import { AddButton } from './AddButton.tsx';
import { DeleteDialog, useDeletion } from './DeleteDialog.tsx';
import { LibraryFrame } from './LibraryFrame.tsx';
import { type LibraryRow, LibraryRows } from './LibraryRows.tsx';
import { arrange, canReorder, useLibraryUi } from './libraryUi.ts';
import { ScenePicture } from './ScenePicture.tsx';
import { useRowClipboard } from './useRowClipboard.ts';
import { useSceneNames } from './useSceneNames.ts';

/** Every scene of the game. docs/product-rules.md#scene-library. */
export function SceneLibrary({ open }: { readonly open: string | undefined }) {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const order = useProject((project) => project.object.scenes);
  const scenes = useSceneNames();
  const counts = useProblemCounts('scene');
  const view = useLibraryUi(({ views }) => views.scenes);
  const change = useLibraryUi((state) => state.change);
  const [renamed, setRenamed] = useState<string>();
  const deletion = useDeletion();
  const goTo = (id: string) => (scenes.has(id) ? navigate(`/game/${game}/scene/${id}`) : undefined);
  const canDelete = (id: string) => !scenes.has(id) || scenes.size > 1;
  const ask = (ids: readonly string[]) => {
    const possible = ids.filter(canDelete);
    const isAll = possible.filter((id) => scenes.has(id)).length === scenes.size;
    return deletion.ask(isAll ? possible.slice(1) : possible);
  };
  const add = () => {
    const id = session.newId();
    if (!session.dispatch({ kind: 'scene.add', data: { id, layer: session.newId() } }).ok) return;
    goToNew(id);
    setRenamed(id);
  };
  const goToNew = (id: string) => navigate(`/game/${game}/scene/${id}`, { state: { isNew: true } });
  const clipboard = useRowClipboard('scenes', order, ask, canDelete);
  const entriesOf = ({ id, isMissing }: LibraryRow): (MenuEntry | 'line')[] => [
    ...(isMissing
      ? []
      : [
          { id: 'open', label: t('Open'), icon: ArrowRight, keys: 'Enter', onAction: () => goTo(id) },
          { id: 'rename', label: t('Rename'), icon: Pencil, keys: 'F2', onAction: () => setRenamed(id) },
          'line' as const,
          ...clipboard.entries(id),
          ...usesEntries({ kind: 'scene', id }),
        ]),
    ...(canDelete(id)
      ? [
          ...(isMissing ? [] : ['line' as const]),
          {
            id: 'delete',
            label: t('Delete'),
            icon: Trash2,
            keys: 'Del',
            tone: 'danger' as const,
            onAction: () => deletion.ask([id]),
          },
        ]
      : []),
  ];
  const rows = order.map((id): LibraryRow => {
    const name = scenes.get(id);
    const { errors, warnings } = counts.get(id) ?? { errors: 0, warnings: 0 };
    return {
      id,
      name: name ?? t('Scene definition is missing...'),
      isMissing: name === undefined,
      picture: <ScenePicture id={id} />,
      errors,
      warnings,
    };
  });
  return (
    <LibraryFrame
      kind="scenes"
      title={t('Scenes')}
      count={order.length}
      add={<AddButton command="addScene" onPress={add} />}
      {...(order.length > 1 ? { onDeleteMarked: ask } : {})}
    >
      <LibraryRows
        kind="scenes"
        rows={arrange(rows, view)}
        current={open}
        renamed={renamed}
        onRename={setRenamed}
        entriesOf={entriesOf}
        onRenamed={(id, name) => session.dispatch({ kind: 'scene.rename', data: { scene: id, name } })}
        onDelete={(id) => ask([id])}
        onOpen={goTo}
        sourceOf={clipboard.sourceOf}
        drag={{
          type: 'application/x-playhouse-scene-row',
          ids: order,
          delay: 0,
          onReorder: canReorder(view)
            ? (id, index) => session.dispatch({ kind: 'scene.reorder', data: { scene: id, index } })
            : undefined,
        }}
      />
      <DeleteDialog
        ids={deletion.ids}
        kind="scene"
        onCancel={() => deletion.answer(false)}
        onDelete={() => {
          const doomed = deletion.ids;
          const kept = order.find((id) => scenes.has(id) && !doomed.includes(id));
          session.dispatch(doomed.map((scene) => ({ kind: 'scene.remove', data: { scene } })));
          if (open !== undefined && doomed.includes(open) && kept !== undefined) goTo(kept);
          deletion.answer(true);
          change('scenes', { marked: undefined });
        }}
      />
    </LibraryFrame>
  );
}
