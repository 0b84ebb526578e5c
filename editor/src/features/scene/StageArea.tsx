import type { Color, Point, Size } from '@playhouse/core';
import { useCallback } from 'react';
import { toScene } from '../../interactions/viewport.ts';
import { useFirstCopy, useProject } from '../../session/SessionContext.ts';
import { EmptyStage } from './EmptyStage.tsx';
import { StageDialogs } from './StageDialogs.tsx';
import { StageDrop } from './StageDrop.tsx';
import { StageSurface } from './StageSurface.tsx';
import { StageTools, type StageToolsProps } from './StageTools.tsx';
import type { ZoomTarget } from './stageZoom.ts';
import { useAddImages } from './useAddImages.ts';
import { visibleMiddle } from './useSceneView.ts';
import { useSceneItems } from './useSelection.ts';
import type { StageParts } from './useStage.ts';
import { useStageOffers } from './useStageOffers.ts';

export interface StageAreaProps {
  readonly parts: StageParts;
  readonly size: Size;
  readonly density: number;
  readonly onZoom: (to: ZoomTarget) => void;
  /** Opens the behaviors of an actor. */
  readonly onOpen: (actor: string) => void;
}

const white: Color = { red: 1, green: 1, blue: 1, alpha: 1 };

/** The stage with its drop targets and floating tools. */
export function StageArea({ parts, size, density, onZoom, onOpen }: StageAreaProps) {
  const { scene, readView, commands, carried } = parts;
  const images = useAddImages(scene);
  const hasActors = useProject((project) => project.object.prototypes.length > 0);
  const ground = useProject((project) => project.scenes.get(scene)?.attributes.color ?? white);
  const isWhole = useFirstCopy() === undefined;
  const middle = useCallback(() => visibleMiddle(readView()), [readView]);
  useStageOffers({ scene, commands, open: onOpen, zoom: onZoom, middle });
  const scenePoint = (at: Point) => toScene(readView(), size, at);
  return (
    <>
      <StageDrop
        carried={carried}
        onActor={(prototype, position) => commands.addActors(prototype, [position])}
        onFiles={(files, at) => images.take(files, scenePoint(at))}
      >
        <StageSurface parts={parts} size={size} density={density} zoom={onZoom} onOpen={onOpen} />
        {hasActors || !isWhole ? null : (
          <EmptyStage
            ground={ground}
            onFiles={(files) => images.take(files, middle())}
            onDraw={() => images.draw(middle())}
          />
        )}
      </StageDrop>
      {hasActors ? <SelectedTools scene={scene} commands={commands} onOpen={onOpen} middle={middle} /> : null}
      <StageDialogs scene={scene} commands={commands} images={images} />
    </>
  );
}

/** The tools for what is selected. */
function SelectedTools({
  scene,
  ...others
}: Pick<StageToolsProps, 'commands' | 'onOpen' | 'middle'> & { readonly scene: string }) {
  const selected = useSceneItems(scene)?.selected ?? [];
  const [first] = selected;
  const only = selected.length === 1 && first?.look ? first.name : undefined;
  return <StageTools first={first?.id} prototype={first?.prototype} count={selected.length} only={only} {...others} />;
}
