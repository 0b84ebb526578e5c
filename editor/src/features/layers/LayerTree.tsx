import { type KeyboardEvent, type MouseEvent, memo, useCallback, useRef, useState } from 'react';
import { Tree } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useFingerDrag } from '../../components/fingerDrag.ts';
import { ContextMenu, type ContextMenuProps } from '../../components/Menu.tsx';
import { mostRendered, RowsInView } from '../../components/RowsInView.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { type DockRow, layerOfMoreRow } from './dockRows.ts';
import { LayerRow } from './LayerRow.tsx';
import styles from './LayersDock.module.css';
import { layerDrop } from './layerDrop.ts';
import { rowAt, useDockMenu } from './useDockMenu.ts';

export interface LayerTreeProps {
  readonly scene: string;
  readonly rows: readonly DockRow[];
  /** The layer being renamed. */
  readonly renamed: string | undefined;
  readonly onRename: (layer: string | undefined) => void;
  /** Lists more actors of a layer. */
  readonly onMore: (layer: string) => void;
}

/** The open context menu of a row, and its position. */
interface AskedMenu extends Pick<ContextMenuProps, 'entries'> {
  readonly at: NonNullable<ContextMenuProps['at']>;
}

const dragType = 'application/x-playhouse-layer-row';

/** The tree of layers and actors: selects, opens and reorders rows. */
export const LayerTree = memo(function LayerTree({ scene, rows, renamed, onRename, onMore }: LayerTreeProps) {
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
  const area = useRef<HTMLDivElement>(null);
  useFingerDrag(area);
  const menu = useDockMenu(scene, onRename);
  const [asked, setAsked] = useState<AskedMenu>();
  const openMenu = (row: string, at: AskedMenu['at']) => {
    const isLayer = rows.some(({ id }) => id === row);
    if (!isLayer) menu.choose(row);
    setAsked({ at, entries: isLayer ? menu.layer(row) : menu.actor(row) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    const row = rowAt(target);
    if (row === undefined || !(target instanceof HTMLElement) || target.role !== 'row') return;
    const isLayer = rows.some(({ id }) => id === row);
    const box = target.getBoundingClientRect();
    if (key === 'F2' && isLayer) onRename(row);
    else if (key === 'Delete' && !isLayer) menu.remove(row);
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) openMenu(row, { x: box.left + 40, y: box.bottom });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onContextMenu = (event: MouseEvent) => {
    const row = rowAt(event.target);
    if (row === undefined) return;
    event.preventDefault();
    openMenu(row, { x: event.clientX, y: event.clientY });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside handle the keys
    <div ref={area} className={styles.keys} onKeyDownCapture={onKeyDown} onContextMenu={onContextMenu} {...menu.events}>
      <RowsInView layout="tree" isOn={countRows(rows) > mostRendered}>
        <Tree
          aria-label={t('Layers, front first')}
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
            if (keys === 'all') return menu.chooseAll();
            const ids = [...keys].map(String);
            const full = ids.map(layerOfMoreRow).find((layer) => layer !== undefined);
            if (full !== undefined) return onMore(full);
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
              menu={menu}
              isChosen={row.id === selectedLayer}
              isOpen={openLayers.has(row.id)}
              isRenamed={renamed === row.id}
              onRename={onRename}
              onMore={onMore}
            />
          ))}
        </Tree>
      </RowsInView>
      <ContextMenu
        label={t('Layers')}
        at={asked?.at}
        onClose={useCallback(() => setAsked(undefined), [])}
        entries={asked?.entries ?? []}
      />
    </div>
  );
});

function countRows(rows: readonly DockRow[]): number {
  return rows.reduce((sum, { actors }) => sum + 1 + actors.length, 0);
}
