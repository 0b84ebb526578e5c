import { Hand, Lasso, type LucideIcon, MousePointer2, Stamp } from 'lucide-react';
import { t } from '../../i18n/t.ts';
import { type StageTool, useSceneUi } from '../../ui-state/sceneUi.ts';

/** The tools of the stage, in the order of its bar. */
export const stageTools: readonly {
  readonly id: StageTool;
  readonly label: string;
  readonly icon: LucideIcon;
}[] = [
  { id: 'select', label: t('{what, select, tool {Select} other {Select}}', { what: 'tool' }), icon: MousePointer2 },
  { id: 'lasso', label: t('Lasso'), icon: Lasso },
  { id: 'hand', label: t('Move view'), icon: Hand },
  { id: 'stamp', label: t('Stamp'), icon: Stamp },
];

/** Takes up a tool of the stage. The stamp gets the selected actor, else it keeps the last one chosen. */
export function chooseTool(tool: StageTool, selected?: string): void {
  const { change, stamp } = useSceneUi.getState();
  if (tool === 'stamp') change({ tool, stamp: selected ?? stamp });
  else change({ tool });
}
