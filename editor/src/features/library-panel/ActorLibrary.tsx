import { nameIn, type Project } from '@playhouse/core';
import { Copy, ImagePlus, Pencil, Plus, Puzzle, Trash2, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import type { MenuEntry } from '../../components/Menu.tsx';
import { useAssets, useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { addPictureActors } from '../assets/addPictureActors.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { imageTypes, useImageUploads } from '../assets/useImageUploads.ts';
import { actorPicture, dragPicture } from '../drawing/actorPicture.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { useProblemCounts } from '../problems/problemStore.ts';
import { ActorEmptyState } from './ActorEmptyState.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { LibraryFrame } from './LibraryFrame.tsx';
import styles from './LibraryRows.module.css';
import { type LibraryRow, LibraryRows } from './LibraryRows.tsx';
import { arrange, canReorder, useLibraryUi } from './libraryUi.ts';

/** A row for each listed actor, also for those whose definition is missing. */
function useActorRows(order: readonly string[], actors: Project['actors']): Omit<LibraryRow, 'entries'>[] {
  const counts = useProblemCounts('prototype');
  return useMemo(
    () =>
      order.map((id) => {
        const actor = actors.get(id);
        const { errors, warnings } = counts.get(id) ?? { errors: 0, warnings: 0 };
        return {
          id,
          name: actor ? nameIn(actor, 'Actor') : 'Actor definition is missing...',
          isMissing: !actor,
          picture: <Thumbnail {...actorPicture(actor)} isMissing={!actor} />,
          errors,
          warnings,
        };
      }),
    [order, actors, counts],
  );
}

/** What can be done with an actor of the library; what is not possible is undefined. */
interface ActorActions {
  readonly place: (() => void) | undefined;
  readonly open: () => void;
  readonly rename: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

/** The menu of an actor's row; one without definition can only be deleted. */
function actorEntries(actions: ActorActions, isMissing: boolean): (MenuEntry | 'line')[] {
  const { place, open, rename, duplicate, remove } = actions;
  const entries: (MenuEntry | 'line')[] = [];
  if (!isMissing) {
    if (place) entries.push({ id: 'place', label: 'Add to scene', icon: UserPlus, onAction: place });
    entries.push(
      { id: 'open', label: 'Edit behaviors', icon: Puzzle, keys: 'Enter', onAction: open },
      { id: 'rename', label: 'Rename', icon: Pencil, keys: 'F2', onAction: rename },
      { id: 'duplicate', label: 'Duplicate', icon: Copy, onAction: duplicate },
      'line',
    );
  }
  entries.push({ id: 'delete', label: 'Delete', icon: Trash2, keys: 'Del', tone: 'danger', onAction: remove });
  return entries;
}

/** Makes an actor of each chosen image. */
function AddPictures() {
  const session = useSession();
  const { store, refused, forget } = useImageUploads();
  const add = async (files: readonly File[]) => {
    addPictureActors(await store(files), session);
  };
  return (
    <div className={styles.after}>
      <FileTrigger acceptedFileTypes={imageTypes} allowsMultiple onSelect={(list) => void add(list ? [...list] : [])}>
        <Button look="quiet" icon={ImagePlus}>
          Add images as actors
        </Button>
      </FileTrigger>
      <RefusedDialog names={refused} onClose={forget} />
    </div>
  );
}

export interface ActorLibraryProps {
  /** Puts the actor into the open scene; undefined where no scene is open. */
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
  const { actor: chosen, choose, change } = useLibraryUi();
  const [renamed, setRenamed] = useState<string>();
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const add = () => {
    const id = session.newId();
    if (!session.dispatch({ kind: 'prototype.add', data: { id } }).ok) return;
    choose(id);
    setRenamed(id);
  };
  const openActor = (id: string) => (actors.has(id) ? navigate(`/game/${game}/prototype/${id}`) : undefined);
  const entriesOf = (id: string, isMissing: boolean) =>
    actorEntries(
      {
        place: onAddToScene && (() => onAddToScene(id)),
        open: () => openActor(id),
        rename: () => setRenamed(id),
        duplicate: () =>
          session.dispatch({ kind: 'prototype.duplicate', data: { prototype: id, id: session.newId() } }),
        remove: () => setDoomed([id]),
      },
      isMissing,
    );
  const rows = useActorRows(order, actors);
  const shown = arrange(rows, view).map((row) => ({ ...row, entries: entriesOf(row.id, row.isMissing) }));
  return (
    <LibraryFrame
      kind="actors"
      title="Actors"
      count={order.length}
      add={<IconButton icon={Plus} label="Add actor" onPress={add} />}
      onDeleteMarked={setDoomed}
    >
      {order.length === 0 ? (
        <ActorEmptyState onAdd={add} />
      ) : (
        <LibraryRows
          kind="actors"
          word="actor"
          rows={shown}
          current={open ?? chosen}
          renamed={renamed}
          onRename={setRenamed}
          onRenamed={(id, name) => session.dispatch({ kind: 'prototype.rename', data: { prototype: id, name } })}
          onDelete={(id) => setDoomed([id])}
          onOpen={openActor}
          onChoose={choose}
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
      {view.marked === undefined ? <AddPictures /> : null}
      <DeleteDialog
        ids={doomed}
        kind="actor"
        onCancel={() => setDoomed([])}
        onDelete={() => {
          session.dispatch(doomed.map((prototype) => ({ kind: 'prototype.remove', data: { prototype } })));
          setDoomed([]);
          change('actors', { marked: undefined });
        }}
      />
    </LibraryFrame>
  );
}
