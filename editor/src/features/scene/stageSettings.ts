import type { Point } from '@playhouse/core';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { placeGuide } from '../../interactions/guideTool.ts';
import { type StageTool, useSceneUi } from '../../ui-state/sceneUi.ts';
import { stageKeys } from '../shortcuts/shortcuts.ts';
import { chooseTool, stageTools } from './chooseTool.ts';
import { deleteGuides } from './deleteGuides.ts';

export interface StageSettingsOptions {
  readonly scene: string;
  /** The center of the view, where new guides are placed. */
  readonly middle: () => Point;
  readonly newId: () => string;
}

/** What is shown around a scene and the tools, as commands. */
export function stageSettings(options: StageSettingsOptions): readonly MenuEntry[] {
  const { grid, hasGuides, hasRulers, hasMinimap, mode, tool, change, setGrid } = useSceneUi.getState();
  return [
    {
      id: 'grid',
      label: t('Grid'),
      ...stageKeys('grid'),
      isChosen: grid.isShown,
      onAction: () => setGrid({ isShown: !grid.isShown }),
    },
    {
      id: 'snap-grid',
      label: t('Snap to the grid'),
      isChosen: grid.snaps,
      onAction: () => setGrid({ snaps: !grid.snaps }),
    },
    {
      id: 'snap',
      label: t('Snap'),
      ...stageKeys('snap'),
      isChosen: hasGuides,
      onAction: () => change({ hasGuides: !hasGuides }),
    },
    {
      id: 'rulers',
      label: t('Rulers'),
      ...stageKeys('rulers'),
      isChosen: hasRulers,
      onAction: () => change({ hasRulers: !hasRulers }),
    },
    {
      id: 'minimap',
      label: t('Minimap'),
      ...stageKeys('minimap'),
      isChosen: hasMinimap,
      onAction: () => change({ hasMinimap: !hasMinimap }),
    },
    ...guideEntries(options),
    {
      id: 'camera',
      label: mode === 'camera' ? t('Layout') : t('Camera'),
      ...stageKeys('camera'),
      onAction: () => change({ mode: mode === 'camera' ? 'layout' : 'camera' }),
    },
    ...toolEntries(tool),
  ];
}

function toolEntries(tool: StageTool): readonly MenuEntry[] {
  return stageTools.map(({ id, label, icon }) => ({
    id: `tool-${id}`,
    label,
    ...stageKeys(id),
    icon,
    isChosen: tool === id,
    onAction: () => chooseTool(id),
  }));
}

function guideEntries({ scene, middle, newId }: StageSettingsOptions): readonly MenuEntry[] {
  const { hasRulerGuides, change } = useSceneUi.getState();
  const { rulerGuides, setRulerGuides } = useSceneUi.getState();
  const guides = rulerGuides.get(scene) ?? [];
  const addGuide = (axis: 'x' | 'y') => () => {
    const at = Math.round(middle()[axis]);
    change({ hasRulerGuides: true, notice: t('Guide at {axis} {at}', { axis, at }) });
    setRulerGuides(scene, placeGuide(guides, { id: newId(), axis, at }));
  };
  return [
    {
      id: 'guides',
      label: t('Guides'),
      isChosen: hasRulerGuides,
      onAction: () => change({ hasRulerGuides: !hasRulerGuides }),
    },
    { id: 'guide-x', label: t('Add vertical guide'), onAction: addGuide('x') },
    { id: 'guide-y', label: t('Add horizontal guide'), onAction: addGuide('y') },
    {
      id: 'guides-none',
      label: t('Delete all guides'),
      isDisabled: guides.length === 0,
      onAction: () => deleteGuides(scene),
    },
  ];
}
