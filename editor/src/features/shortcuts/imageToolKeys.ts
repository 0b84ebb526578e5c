import { t } from '../../i18n/t.ts';

/** The tools of the image editor, and the letters that choose them there. */
export const imageToolKeys = {
  pencil: { label: t('Pencil'), key: 'P' },
  brush: { label: t('Brush'), key: 'B' },
  eraser: { label: t('Eraser'), key: 'E' },
  line: { label: t('Line'), key: 'L' },
  rectangle: { label: t('Rectangle'), key: 'R' },
  ellipse: { label: t('Ellipse'), key: 'O' },
  fill: { label: t('Fill'), key: 'F' },
  picker: { label: t('Pick color'), key: 'I' },
  select: { label: t('Select rectangle'), key: 'S' },
  lasso: { label: t('Lasso'), key: 'Q' },
  wand: { label: t('Magic wand'), key: 'W' },
  move: { label: t('Move'), key: 'V' },
  text: { label: t('Text'), key: 'T' },
} as const;

/** The id of a tool of the image editor. */
export type ToolId = keyof typeof imageToolKeys;
