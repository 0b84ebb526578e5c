import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useAssets, useFirstCopy, useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { dragPicture } from '../drawing/actorPicture.ts';
import { ActorEmptyState } from './ActorEmptyState.tsx';
import { AddButton } from './AddButton.tsx';
import { AddPictures } from './AddPictures.tsx';
import { actorEntries } from './actorMenu.ts';
import { DeleteDialog, useDeletion } from './DeleteDialog.tsx';
import { LibraryFrame } from './LibraryFrame.tsx';
import { type LibraryRow, LibraryRows } from './LibraryRows.tsx';
import { arrange, canReorder, useLibraryUi } from './libraryUi.ts';
import { useActorRows } from './useActorRows.tsx';
import { useRowClipboard } from './useRowClipboard.ts';

export interface ActorLibraryProps {
  /** Adds the actor to the open scene; undefined where no scene is open. */
  readonly onAddToScene: ((prototype: string) => void) | undefined;
  /** The actor whose page is open, or that is selected on the stage. */
  readonly open: string | undefined;
}

/** Every actor of the game. docs/product-rules.md#actor-library. */
export function ActorLibrary({ onAddToScene, open }: ActorLibraryProps) {
  const session = useSession();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const assetFiles = useAssets();
  const order = useProject((project) => project.object.prototypes);
  const actors = useProject((project) => project.actors);
  const assets = useProject((project) => project.assets);
  const view = useLibraryUi(({ views }) => views.actors);
  const isWhole = useFirstCopy() === undefined;
  const { change } = useLibraryUi();
  const { current, choose } = useChosenActor(open);
  const [renamed, setRenamed] = useState<string>();
  const deletion = useDeletion();
  const add = () => {
    const id = session.newId();
    if (!session.dispatch({ kind: 'prototype.add', data: { id } }).ok) return;
    choose(id);
    setRenamed(id);
  };
  const clipboard = useRowClipboard('actors', order, deletion.ask);
  const openActor = (id: string) => (actors.has(id) ? navigate(`/game/${game}/prototype/${id}`) : undefined);
  const entriesOf = ({ id, isMissing }: LibraryRow) =>
    actorEntries(
      id,
      {
        place: onAddToScene && (() => onAddToScene(id)),
        open: () => openActor(id),
        rename: () => setRenamed(id),
        duplicate: () =>
          session.dispatch({ kind: 'prototype.duplicate', data: { prototype: id, id: session.newId() } }),
        remove: () => deletion.ask([id]),
      },
      clipboard.entries(id),
      isMissing,
    );
  const rows = useActorRows(order, actors);
  const shown = useMemo(() => arrange(rows, view), [rows, view]);
  return (
    <LibraryFrame
      kind="actors"
      title={t('Actors')}
      count={order.length}
      add={<AddButton command="addActor" onPress={add} />}
      onDeleteMarked={deletion.ask}
    >
      {order.length === 0 ? (
        <ActorEmptyState onAdd={add} />
      ) : (
        <LibraryRows
          kind="actors"
          rows={shown}
          current={current}
          renamed={renamed}
          onRename={setRenamed}
          entriesOf={entriesOf}
          onRenamed={(id, name) => session.dispatch({ kind: 'prototype.rename', data: { prototype: id, name } })}
          onDelete={(id) => deletion.ask([id])}
          onOpen={openActor}
          onChoose={choose}
          sourceOf={clipboard.sourceOf}
          drag={{
            type: 'application/x-playhouse-actor-row',
            ids: order,
            delay: 1000,
            onReorder: canReorder(view)
              ? (id, index) => session.dispatch({ kind: 'prototype.reorder', data: { prototype: id, index } })
              : undefined,
            pictureOf: (id) => dragPicture(actors.get(id), assets, assetFiles),
          }}
        />
      )}
      {view.marked === undefined && isWhole ? <AddPictures /> : null}
      <DeleteDialog
        ids={deletion.ids}
        kind="actor"
        onCancel={() => deletion.answer(false)}
        onDelete={() => {
          const { ids } = deletion;
          session.dispatch(ids.map((prototype) => ({ kind: 'prototype.remove', data: { prototype } })));
          deletion.answer(true);
          change('actors', { marked: undefined });
        }}
      />
    </LibraryFrame>
  );
}

/** The marked actor: the one that was chosen or opened last. */
function useChosenActor(open: string | undefined) {
  const { actor, choose } = useLibraryUi();
  const [last, setLast] = useState({ open, isChosen: false });
  if (last.open !== open) setLast({ open, isChosen: false });
  return {
    current: last.isChosen ? actor : (open ?? actor),
    choose(id: string) {
      setLast({ open, isChosen: true });
      choose(id);
    },
  };
}
