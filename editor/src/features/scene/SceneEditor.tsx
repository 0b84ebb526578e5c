import type { SceneDocument } from '@playhouse/core';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import { SceneHead } from './SceneHead.tsx';
import stageStyles from './Stage.module.css';
import { StageArea } from './StageArea.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { type ZoomTarget, zoomedView } from './stageZoom.ts';
import { useStage } from './useStage.ts';
import { useStageSize } from './useStageSize.ts';

const beforeLayout = { size: { width: 800, height: 600 }, density: 1 };

/** The scene editor: head, stage with its tools, status strip. */
export function SceneEditor({ scene }: { readonly scene: SceneDocument }) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const measured = useStageSize(area);
  const { size, density } = measured ?? beforeLayout;
  const parts = useStage(scene, size);
  const zoom = (to: ZoomTarget) => parts.setView(zoomedView(to, parts.readView(), size, scene, parts.selected));
  const open = (actor: string) => {
    const item = parts.layers.flatMap(({ items }) => items.find(({ id }) => id === actor) ?? [])[0];
    if (item) navigate(`/game/${game}/scene/${scene.id}/layer/${item.layer}/actor/${actor}`);
  };
  const count = parts.layers.reduce((sum, { items }) => sum + items.length, 0);
  useTitle(scene.attributes.name);
  return (
    <>
      <SceneHead scene={scene} zoom={parts.view.zoom} onZoom={zoom} />
      <div ref={area} className={stageStyles.stage}>
        {measured ? (
          <StageArea scene={scene} parts={parts} size={size} density={density} onZoom={zoom} onOpen={open} />
        ) : null}
      </div>
      <StatusStrip selected={parts.selected} count={count} />
    </>
  );
}

/** The window is called after the scene. */
function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} - Playhouse`;
    return () => {
      document.title = 'Playhouse';
    };
  }, [name]);
}
