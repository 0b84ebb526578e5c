/** The keys of the stage that can be changed, by what they do. They work while the stage has the focus. */
export const stageShortcuts = {
  select: { label: 'Select', chord: 'V' },
  lasso: { label: 'Lasso', chord: 'Q' },
  hand: { label: 'Move view', chord: 'H' },
  stamp: { label: 'Stamp', chord: 'B' },
  behind: { label: 'Select the one behind', chord: 'Shift+B' },
  pin: { label: 'Lock or unlock the position', chord: 'L' },
  grid: { label: 'Show or hide the grid', chord: 'G' },
  snap: { label: 'Snap or not', chord: 'Shift+G' },
  rulers: { label: 'Show or hide the rulers', chord: 'R' },
  minimap: { label: 'Show or hide the minimap', chord: 'Shift+M' },
  camera: { label: 'Layout or camera', chord: 'C' },
} as const;

export type StageShortcutId = keyof typeof stageShortcuts;
