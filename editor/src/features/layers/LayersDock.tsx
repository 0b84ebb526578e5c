import type { SceneDocument } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Tree } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { IconButton } from '../../components/IconButton.tsx';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../scene/sceneUi.ts';
import { drawnLayers } from '../scene/stageItems.ts';
import { LayerRow } from './LayerRow.tsx';
import styles from './LayersDock.module.css';
import { layerDrop } from './layerDrop.ts';

/** The layers of a scene, the front one on top, with their actors. Editor design, chapter 3. */
export function LayersDock({ scene }: { readonly scene: SceneDocument }) {
  const session = useSession();
  const actors = useProject((project) => project.actors);
  const layers = useMemo(() => drawnLayers({ actors }, scene), [actors, scene]);
  const { selection, openLayers, selectedLayer, select, toggleLayer, change } = useSceneUi();
  const [renamed, setRenamed] = useState<string>();
  const rows = scene.layers.map((layer, index) => ({ layer, drawn: layers[index] })).reverse();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (target.type === 'root' ? 'cancel' : 'move'),
    onMove({ keys, target }) {
      const edits = layerDrop(scene, [...keys].map(String), target);
      if (edits.length > 0) session.dispatch(edits);
    },
  });
  return (
    <section className={styles.dock} aria-label="Layers" data-region="layers">
      <header className={styles.head}>
        <h2 className={styles.title}>Layers</h2>
        <IconButton
          icon={Plus}
          label="Add layer"
          size="small"
          onPress={() => {
            const id = session.newId();
            if (session.dispatch({ kind: 'layer.add', data: { scene: scene.id, id } }).ok) setRenamed(id);
            change({ selectedLayer: id });
          }}
        />
      </header>
      <Tree
        aria-label="Layers, front first"
        className={styles.list ?? ''}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selection}
        expandedKeys={openLayers}
        onExpandedChange={(keys) => {
          for (const { id } of scene.layers) if (keys.has(id) !== openLayers.has(id)) toggleLayer('openLayers', id);
        }}
        onSelectionChange={(keys) => {
          if (keys === 'all') return;
          const ids = [...keys].map(String);
          const layer = ids.find((id) => scene.layers.some((other) => other.id === id));
          if (layer !== undefined) change({ selectedLayer: layer });
          else select(ids);
        }}
        dragAndDropHooks={dragAndDropHooks}
      >
        {rows.map(({ layer, drawn }) => (
          <LayerRow
            key={layer.id}
            scene={scene}
            layer={layer}
            items={drawn?.items ?? []}
            isChosen={layer.id === selectedLayer}
            isOpen={openLayers.has(layer.id)}
            isRenamed={renamed === layer.id}
            onRename={setRenamed}
          />
        ))}
      </Tree>
    </section>
  );
}

const dragType = 'application/x-playhouse-layer-row';
