import type { SceneDocument } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { Later } from '../../components/Later.tsx';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { OfferedIn } from '../../ui-state/offeredCommands.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { drawnLayers } from '../drawing/stageItems.ts';
import { type DockRow, dockRows, isSameDock, rowStep } from './dockRows.ts';
import styles from './LayersDock.module.css';
import { LayerTree } from './LayerTree.tsx';

export interface LayersDockProps {
  readonly scene: SceneDocument;
  /** The edge that changes the height; null where that is fixed. */
  readonly resizer: ReactNode;
}

/** The layers of a scene with their actors, frontmost first. docs/editor-design.md#layout. */
export function LayersDock({ scene, resizer }: LayersDockProps) {
  const session = useSession();
  const change = useSceneUi((state) => state.change);
  const [renamed, setRenamed] = useState<string>();
  const [listed, setListed] = useState<ReadonlyMap<string, number>>(new Map());
  const rows = useDockRows(scene, listed);
  const listMore = useCallback(
    (layer: string) => setListed((before) => new Map(before).set(layer, (before.get(layer) ?? rowStep) + rowStep)),
    [],
  );
  return (
    <section className={styles.dock} aria-label={t('Layers')} data-region="layers">
      {resizer}
      <header className={styles.head}>
        <h2 className={styles.title}>{t('Layers')}</h2>
        <OfferedIn value={t('Layers')}>
          <IconButton
            icon={Plus}
            label={t('Add layer')}
            size="small"
            onPress={() => {
              const id = session.newId();
              if (session.dispatch({ kind: 'layer.add', data: { scene: scene.id, id } }).ok) setRenamed(id);
              change({ selectedLayer: id });
            }}
          />
        </OfferedIn>
      </header>
      <Later>
        <LayerTree scene={scene.id} rows={rows} renamed={renamed} onRename={setRenamed} onMore={listMore} />
      </Later>
    </section>
  );
}

/** The rows; stable while the dock looks the same, as during a drag on the stage. */
function useDockRows(scene: SceneDocument, listed: ReadonlyMap<string, number>): readonly DockRow[] {
  const actors = useProject((project) => project.actors);
  const open = useSceneUi((state) => state.openLayers);
  const next = useMemo(
    () => dockRows(scene, drawnLayers({ actors }, scene), open, listed),
    [actors, scene, open, listed],
  );
  const last = useRef(next);
  if (!isSameDock(last.current, next)) last.current = next;
  return last.current;
}
