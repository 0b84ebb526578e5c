import type { SceneDocument, Size } from '@playhouse/core';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { type Box, unionOf } from '../../interactions/box.ts';
import { type Viewport, zoomAt, zoomStep } from '../../interactions/viewport.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import { fitBesideRulers, wholeScene } from './useSceneView.ts';

export type ZoomTarget = 'in' | 'out' | 'full' | 'all' | 'selection' | number;

/** The view after a zoom command: one step, 100 %, the whole scene, the selection, or a given zoom. */
export function zoomedView(
  target: ZoomTarget,
  view: Viewport,
  stage: Size,
  scene: SceneDocument,
  selected: readonly DrawnItem[],
): Viewport {
  const middle = { x: stage.width / 2, y: stage.height / 2 };
  if (typeof target === 'number') return zoomAt(view, stage, middle, target);
  if (target === 'in') return zoomAt(view, stage, middle, zoomStep(view.zoom, 1));
  if (target === 'out') return zoomAt(view, stage, middle, zoomStep(view.zoom, -1));
  if (target === 'full') return zoomAt(view, stage, middle, 1);
  const box: Box | undefined =
    target === 'selection' ? unionOf(selected.map((item) => item.box)) : wholeScene(scene.attributes);
  return box ? fitBesideRulers(box, stage, target === 'selection' ? 4 : 1) : view;
}

/** The ways to zoom, for menus. */
export function zoomEntries(onZoom: (to: ZoomTarget) => void): readonly MenuEntry[] {
  return [
    { id: 'in', label: t('Zoom in'), keys: '+', onAction: () => onZoom('in') },
    { id: 'out', label: t('Zoom out'), keys: '-', onAction: () => onZoom('out') },
    { id: 'full', label: '100 %', keys: '0', onAction: () => onZoom('full') },
    { id: '200', label: '200 %', onAction: () => onZoom(2) },
    { id: 'all', label: t('Whole scene'), keys: 'Shift 1', onAction: () => onZoom('all') },
    { id: 'selection', label: t('Selection'), keys: 'Shift 2', onAction: () => onZoom('selection') },
  ];
}
