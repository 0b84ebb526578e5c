import { type KeyboardEvent, memo } from 'react';
import { Tree } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { DockRow } from './dockRows.ts';
import { LayerRow } from './LayerRow.tsx';
import styles from './LayersDock.module.css';
import { layerDrop } from './layerDrop.ts';

export interface LayerTreeProps {
  readonly scene: string;
  readonly rows: readonly DockRow[];
  /** The layer being renamed. */
  readonly renamed: string | undefined;
  readonly onRename: (layer: string | undefined) => void;
}

const dragType = 'application/x-playhouse-layer-row';

/** The tree of layers and actors: selects, opens and reorders rows. */
export const LayerTree = memo(function LayerTree({ scene, rows, renamed, onRename }: LayerTreeProps) {
  const session = useSession();
  const selection = useSceneUi((state) => state.selection);
  const openLayers = useSceneUi((state) => state.openLayers);
  const selectedLayer = useSceneUi((state) => state.selectedLayer);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (target.type === 'root' ? 'cancel' : 'move'),
    onMove({ keys, target }) {
      const document = session.getState().project.scenes.get(scene);
      const edits = document ? layerDrop(document, [...keys].map(String), target) : [];
      if (edits.length > 0) session.dispatch(edits);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target.closest('[role="row"]') : null;
    const layer = rows.find(({ id }) => id === row?.getAttribute('data-key'));
    if (event.key !== 'F2' || !layer) return;
    event.preventDefault();
    onRename(layer.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside handle the key
    <div className={styles.keys} onKeyDown={onKeyDown}>
      <Tree
        aria-label="Layers, front first"
        className={styles.list ?? ''}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selection}
        expandedKeys={openLayers}
        onExpandedChange={(keys) => {
          const { toggleLayer } = useSceneUi.getState();
          for (const { id } of rows) if (keys.has(id) !== openLayers.has(id)) toggleLayer('openLayers', id);
        }}
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          const ids = [...keys].map(String);
          const layer = ids.find((id) => rows.some((row) => row.id === id));
          if (layer !== undefined) useSceneUi.getState().change({ selectedLayer: layer });
          else useSceneUi.getState().select(ids);
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {rows.map((row) => (
          <LayerRow
            key={row.id}
            scene={scene}
            row={row}
            layers={rows.length}
            isChosen={row.id === selectedLayer}
            isOpen={openLayers.has(row.id)}
            isRenamed={renamed === row.id}
            onRename={onRename}
          />
        ))}
      </Tree>
    </div>
  );
});
