import { t } from '../../i18n/t.ts';

/** The keys of the stage that can be changed, by what they do. They work while the stage has the focus. */
export const stageShortcuts = {
  select: { label: t('{what, select, tool {Select} other {Select}}', { what: 'tool' }), chord: 'V' },
  lasso: { label: t('Lasso'), chord: 'Q' },
  hand: { label: t('Move view'), chord: 'H' },
  stamp: { label: t('Stamp'), chord: 'B' },
  behind: { label: t('Select the one behind'), chord: 'Shift+B' },
  pin: { label: t('Lock or unlock the position'), chord: 'L' },
  grid: { label: t('Show or hide the grid'), chord: 'G' },
  snap: { label: t('Snap or not'), chord: 'Shift+G' },
  rulers: { label: t('Show or hide the rulers'), chord: 'R' },
  minimap: { label: t('Show or hide the minimap'), chord: 'Shift+M' },
  camera: { label: t('Layout or camera'), chord: 'C' },
} as const;

export type StageShortcutId = keyof typeof stageShortcuts;
