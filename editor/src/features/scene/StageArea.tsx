import type { Point, SceneDocument, Size } from '@playhouse/core';
import { useCallback } from 'react';
import { toScene } from '../../interactions/viewport.ts';
import { useFirstCopy, useProject } from '../../session/SessionContext.ts';
import { EmptyStage } from './EmptyStage.tsx';
import { StageDialogs } from './StageDialogs.tsx';
import { StageDrop } from './StageDrop.tsx';
import { StageSurface } from './StageSurface.tsx';
import { StageTools } from './StageTools.tsx';
import type { ZoomTarget } from './stageZoom.ts';
import { useAddImages } from './useAddImages.ts';
import { visibleMiddle } from './useSceneView.ts';
import type { StageParts } from './useStage.ts';
import { useStageOffers } from './useStageOffers.ts';

export interface StageAreaProps {
  readonly scene: SceneDocument;
  readonly parts: StageParts;
  readonly size: Size;
  readonly density: number;
  readonly onZoom: (to: ZoomTarget) => void;
  /** Opens the behaviors of an actor. */
  readonly onOpen: (actor: string) => void;
}

/** The stage with its drop targets and floating tools. */
export function StageArea({ scene, parts, size, density, onZoom, onOpen }: StageAreaProps) {
  const images = useAddImages(scene.id);
  const hasActors = useProject((project) => project.object.prototypes.length > 0);
  const isWhole = useFirstCopy() === undefined;
  const { readView } = parts;
  const middle = useCallback(() => visibleMiddle(readView()), [readView]);
  useStageOffers({ scene: scene.id, commands: parts.commands, open: onOpen, zoom: onZoom, middle });
  const scenePoint = (at: Point) => toScene(parts.readView(), size, at);
  return (
    <>
      <StageDrop
        onActor={(prototype, at) => parts.commands.addActor(prototype, scenePoint(at))}
        onFiles={(files, at) => images.take(files, scenePoint(at))}
      >
        <StageSurface scene={scene} parts={parts} size={size} density={density} zoom={onZoom} onOpen={onOpen} />
        {hasActors || !isWhole ? null : (
          <EmptyStage
            ground={scene.attributes.color}
            onFiles={(files) => images.take(files, middle())}
            onDraw={() => images.draw(middle())}
          />
        )}
      </StageDrop>
      {hasActors ? (
        <StageTools
          first={parts.selected[0]?.id}
          prototype={parts.selected[0]?.prototype}
          count={parts.selected.length}
          only={parts.selected.length === 1 && parts.selected[0]?.look ? parts.selected[0].name : undefined}
          commands={parts.commands}
          onOpen={onOpen}
          middle={middle}
        />
      ) : null}
      <StageDialogs selected={parts.selected} commands={parts.commands} images={images} />
    </>
  );
}
