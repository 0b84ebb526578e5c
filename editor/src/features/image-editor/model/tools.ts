import { t } from '../../../i18n/t.ts';
import { imageToolKeys, type ToolId } from '../../shortcuts/imageToolKeys.ts';

/** A setting that a tool follows. */
export type ToolOption =
  | 'size'
  | 'hardness'
  | 'pressure'
  | 'smooth'
  | 'opacity'
  | 'outline'
  | 'tolerance'
  | 'contiguous'
  | 'allLayers'
  | 'symmetry';

export interface Tool {
  readonly id: ToolId;
  readonly label: string;
  /** Chooses it, without modifier keys. */
  readonly key: string;
  readonly options: readonly ToolOption[];
  /** What to do with it, in the status line. */
  readonly hint: string;
  /** Draws while the pen is down; other tools go from one point to another, or act at once. */
  readonly isFreehand: boolean;
}

export const tools: readonly Tool[] = [
  {
    id: 'pencil',
    ...imageToolKeys.pencil,
    options: ['size', 'opacity', 'pressure', 'symmetry'],
    hint: t('Draws whole pixels.'),
    isFreehand: true,
  },
  {
    id: 'brush',
    ...imageToolKeys.brush,
    options: ['size', 'opacity', 'hardness', 'pressure', 'symmetry'],
    hint: t('Paints with smooth edges.'),
    isFreehand: true,
  },
  {
    id: 'eraser',
    ...imageToolKeys.eraser,
    options: ['size', 'opacity', 'smooth', 'pressure', 'symmetry'],
    hint: t('Makes pixels transparent.'),
    isFreehand: true,
  },
  {
    id: 'line',
    ...imageToolKeys.line,
    options: ['size', 'opacity', 'smooth', 'symmetry'],
    hint: t('Drag from one end to the other. Shift keeps steps of 45°.'),
    isFreehand: false,
  },
  {
    id: 'rectangle',
    ...imageToolKeys.rectangle,
    options: ['outline', 'size', 'opacity', 'smooth', 'symmetry'],
    hint: t('Drag from corner to corner. Shift makes a square.'),
    isFreehand: false,
  },
  {
    id: 'ellipse',
    ...imageToolKeys.ellipse,
    options: ['outline', 'size', 'opacity', 'smooth', 'symmetry'],
    hint: t('Drag from corner to corner. Shift makes a circle.'),
    isFreehand: false,
  },
  {
    id: 'fill',
    ...imageToolKeys.fill,
    options: ['tolerance', 'opacity', 'contiguous', 'allLayers'],
    hint: t('Fills the area of similar color.'),
    isFreehand: false,
  },
  {
    id: 'picker',
    ...imageToolKeys.picker,
    options: ['allLayers'],
    hint: t('Takes the color of a pixel.'),
    isFreehand: true,
  },
  {
    id: 'select',
    ...imageToolKeys.select,
    options: [],
    hint: 'Shift adds to the selection, Alt takes away.',
    isFreehand: false,
  },
  {
    id: 'lasso',
    ...imageToolKeys.lasso,
    options: [],
    hint: t('Draw around what to select. Shift adds, Alt takes away.'),
    isFreehand: true,
  },
  {
    id: 'wand',
    ...imageToolKeys.wand,
    options: ['tolerance', 'contiguous', 'allLayers'],
    hint: t('Selects the area of similar color. Shift adds, Alt takes away.'),
    isFreehand: false,
  },
  {
    id: 'move',
    ...imageToolKeys.move,
    options: [],
    hint: t('Moves what is selected, or the whole layer.'),
    isFreehand: false,
  },
  { id: 'text', ...imageToolKeys.text, options: [], hint: t('Press where the text begins.'), isFreehand: false },
];

export function toolOf(id: ToolId): Tool {
  return tools.find((tool) => tool.id === id) ?? (tools[0] as Tool);
}
