import { findInstance, type Size } from '@playhouse/core';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePixelDensity } from '../../components/usePixelDensity.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { drawnLayers } from '../drawing/stageItems.ts';
import { SceneHead } from './SceneHead.tsx';
import stageStyles from './Stage.module.css';
import { StageAnnouncer } from './StageAnnouncer.tsx';
import { StageArea } from './StageArea.tsx';
import { selectedItems } from './selectedItems.ts';
import { type ZoomTarget, zoomedView } from './stageZoom.ts';
import { useStage } from './useStage.ts';

/** The size of the last stage: the next one is usually as large, and can be rendered before it is measured. */
let lastStageSize: Size | undefined;

/** Size of an element in CSS pixels; undefined before the first layout of the first stage. */
function useStageSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [measured, setMeasured] = useState(lastStageSize);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      if (lastStageSize?.width !== width || lastStageSize.height !== height) lastStageSize = { width, height };
      setMeasured(lastStageSize);
    };
    // Otherwise the observer measures it before it is painted, without a layout of its own.
    if (!lastStageSize) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return measured;
}

const beforeLayout: Size = { width: 800, height: 600 };

/** Denser canvases take more memory without looking sharper. */
const mostDensity = 3;

/** The scene editor: head and stage with its tools. When actors change, only the parts that show them render. */
export function SceneEditor({ id }: { readonly id: string }) {
  const { id: game, session } = useOpenProject();
  const name = useProject((project) => project.scenes.get(id)?.attributes.name ?? '');
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const measured = useStageSize(area);
  const size = measured ?? beforeLayout;
  const density = Math.min(mostDensity, usePixelDensity());
  const parts = useStage(id, size);
  const { readView, setView } = parts;
  const zoom = useCallback(
    (to: ZoomTarget) => {
      const { project } = session.getState();
      const scene = project.scenes.get(id);
      if (!scene) return;
      const selected = selectedItems(drawnLayers(project, scene), useSceneUi.getState().selection);
      setView(zoomedView(to, readView(), size, scene, selected));
    },
    [session, id, size, readView, setView],
  );
  const open = useCallback(
    (actor: string) => {
      const scene = session.getState().project.scenes.get(id);
      const layer = scene && findInstance(scene, actor)?.layer.id;
      if (layer !== undefined) navigate(`/game/${game}/scene/${id}/layer/${layer}/actor/${actor}`);
    },
    [session, id, navigate, game],
  );
  return (
    <>
      <SceneHead id={id} name={name} zoom={parts.view.zoom} onZoom={zoom} />
      <div ref={area} className={stageStyles.stage}>
        {measured ? <StageArea parts={parts} size={size} density={density} onZoom={zoom} onOpen={open} /> : null}
      </div>
      <StageAnnouncer scene={id} />
    </>
  );
}
