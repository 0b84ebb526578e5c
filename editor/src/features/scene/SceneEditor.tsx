import { findInstance, type SceneDocument, type Size } from '@playhouse/core';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import { SceneHead } from './SceneHead.tsx';
import stageStyles from './Stage.module.css';
import { StageArea } from './StageArea.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { type ZoomTarget, zoomedView } from './stageZoom.ts';
import { useStage } from './useStage.ts';

interface StageSize {
  readonly size: Size;
  /** Canvas pixels per CSS pixel. */
  readonly density: number;
}

/** The size of the last stage: the next one is usually as large, and can be rendered before it is measured. */
let lastStageSize: StageSize | undefined;

/** Size of an element in CSS pixels; undefined before the first layout of the first stage. */
function useStageSize(element: RefObject<HTMLElement | null>): StageSize | undefined {
  const [measured, setMeasured] = useState(lastStageSize);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const size = { width: node.clientWidth, height: node.clientHeight };
      const density = Math.min(3, globalThis.devicePixelRatio || 1);
      if (!isStageSize(lastStageSize, size, density)) lastStageSize = { size, density };
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

function isStageSize(known: StageSize | undefined, { width, height }: Size, density: number): boolean {
  return known?.size.width === width && known.size.height === height && known.density === density;
}

const beforeLayout = { size: { width: 800, height: 600 }, density: 1 };

/** The scene editor: head, stage with its tools, status strip. */
export function SceneEditor({ scene }: { readonly scene: SceneDocument }) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  const measured = useStageSize(area);
  const { size, density } = measured ?? beforeLayout;
  const parts = useStage(scene, size);
  const latest = useRef({ parts, size, scene });
  latest.current = { parts, size, scene };
  const zoom = useCallback((to: ZoomTarget) => {
    const now = latest.current;
    now.parts.setView(zoomedView(to, now.parts.readView(), now.size, now.scene, now.parts.selected));
  }, []);
  const open = useCallback(
    (actor: string) => {
      const { scene: now } = latest.current;
      const layer = findInstance(now, actor)?.layer.id;
      if (layer !== undefined) navigate(`/game/${game}/scene/${now.id}/layer/${layer}/actor/${actor}`);
    },
    [navigate, game],
  );
  const count = parts.layers.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <SceneHead id={scene.id} name={scene.attributes.name} zoom={parts.view.zoom} onZoom={zoom} />
      <div ref={area} className={stageStyles.stage}>
        {measured ? (
          <StageArea scene={scene} parts={parts} size={size} density={density} onZoom={zoom} onOpen={open} />
        ) : null}
      </div>
      <StatusStrip selected={parts.selected} count={count} />
    </>
  );
}
