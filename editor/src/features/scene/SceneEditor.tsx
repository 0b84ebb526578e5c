import type { Point, SceneDocument } from '@playhouse/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toScene } from '../../interactions/viewport.ts';
import { useAssets, useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { addImages } from './addImages.ts';
import { EmptyStage } from './EmptyStage.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { SceneHead } from './SceneHead.tsx';
import stageStyles from './Stage.module.css';
import { StageDrop } from './StageDrop.tsx';
import { StageSurface } from './StageSurface.tsx';
import { StageTools } from './StageTools.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { useSceneUi } from './sceneUi.ts';
import { type ZoomTarget, zoomedView } from './stageZoom.ts';
import { useStage } from './useStage.ts';
import { useStageSize } from './useStageSize.ts';

const beforeLayout = { size: { width: 800, height: 600 }, density: 1 };

/** The scene editor: head, stage with its tools, status strip. */
export function SceneEditor({ scene }: { readonly scene: SceneDocument }) {
  const session = useSession();
  const assets = useAssets();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const measured = useStageSize(area);
  const { size, density } = measured ?? beforeLayout;
  const parts = useStage(scene, size);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const hasActors = useProject((project) => project.actors.size > 0 || project.object.prototypes.length > 0);
  const zoom = (to: ZoomTarget) => parts.setView(zoomedView(to, parts.readView(), size, scene, parts.selected));
  const open = (actor: string) => {
    const item = parts.layers.flatMap(({ items }) => items.find(({ id }) => id === actor) ?? [])[0];
    if (item) navigate(`/game/${game}/scene/${scene.id}/layer/${item.layer}/actor/${actor}`);
  };
  const takeFiles = async (files: readonly File[], at: Point) => {
    const { selectedLayer, select } = useSceneUi.getState();
    const added = await addImages(files, { session, assets, scene: scene.id, selectedLayer, at });
    if (added.instances.length > 0) select(added.instances);
    setRefused(added.refused);
  };
  const place = (at: Point) => toScene(parts.readView(), size, at);
  useNewScene(scene.id);
  const count = parts.layers.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <SceneHead scene={scene} zoom={parts.view.zoom} onZoom={zoom} />
      <div ref={area} className={stageStyles.stage}>
        {measured ? (
          <StageDrop
            onActor={(prototype, at) => parts.commands.addActor(prototype, place(at))}
            onFiles={(files, at) => void takeFiles(files, place(at))}
          >
            <StageSurface scene={scene} parts={parts} size={size} density={density} zoom={zoom} onOpen={open} />
            {hasActors ? null : <EmptyStage onFiles={(files) => void takeFiles(files, parts.readView())} />}
          </StageDrop>
        ) : null}
        {hasActors ? (
          <StageTools
            selected={parts.selected}
            commands={parts.commands}
            onOpen={open}
            middle={() => parts.readView()}
          />
        ) : null}
      </div>
      <StatusStrip selected={parts.selected} count={count} />
      <RefusedDialog names={refused} onClose={() => setRefused([])} />
    </>
  );
}

/** Another scene begins without a selection; an address may name one. */
function useNewScene(scene: string): void {
  useEffect(() => {
    const { selection, selectedLayer, change, select } = useSceneUi.getState();
    if (scene !== '' && selection.length > 0) select([]);
    if (selectedLayer !== undefined) change({ selectedLayer: undefined });
  }, [scene]);
}
