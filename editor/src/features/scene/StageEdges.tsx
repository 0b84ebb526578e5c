import type { SceneDocument, Size } from '@playhouse/core';
import { memo } from 'react';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { rulerBreadth } from './drawRuler.ts';
import { Minimap } from './Minimap.tsx';
import { isAllSeen } from './minimapView.ts';
import styles from './Stage.module.css';
import { StageCanvas } from './StageCanvas.tsx';
import { wholeScene } from './useSceneView.ts';
import type { StageParts } from './useStage.ts';
import type { Draw, useStagePicture } from './useStagePicture.ts';

export interface StageEdgesProps {
  readonly ground: SceneDocument['attributes'];
  readonly pictures: ReturnType<typeof useStagePicture>;
  readonly parts: StageParts;
  readonly size: Size;
  readonly density: number;
}

/** A narrower stage has no room for a minimap beside its tools. */
const leastForMinimap = 700;

/** What lies at the edges of the stage: the rulers and the minimap. */
export function StageEdges({ ground, pictures, parts, size, density }: StageEdgesProps) {
  const hasRulers = useSceneUi((state) => state.hasRulers);
  const hasMinimap = useSceneUi((state) => state.hasMinimap);
  const { view, setView } = parts;
  const scene = wholeScene(ground);
  return (
    <>
      {hasRulers ? <Rulers x={pictures.rulerX} y={pictures.rulerY} size={size} density={density} /> : null}
      {hasMinimap && size.width >= leastForMinimap && !isAllSeen(scene, view, size) ? (
        <Minimap scene={scene} draw={pictures.map} view={view} stage={size} density={density} onView={setView} />
      ) : null}
    </>
  );
}

interface RulersProps extends Pick<StageEdgesProps, 'size' | 'density'> {
  readonly x: Draw;
  readonly y: Draw;
}

const Rulers = memo(function Rulers({ x, y, size, density }: RulersProps) {
  return (
    <>
      <StageCanvas
        size={{ width: size.width, height: rulerBreadth }}
        density={density}
        className={styles.rulerX ?? ''}
        draw={x}
      />
      <StageCanvas
        size={{ width: rulerBreadth, height: size.height }}
        density={density}
        className={styles.rulerY ?? ''}
        draw={y}
      />
      <div className={styles.corner} />
    </>
  );
});
