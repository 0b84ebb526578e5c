import {
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  ChevronLeft,
  ChevronRight,
  Clapperboard,
  ClipboardPaste,
  Copy,
  Crop,
  Download,
  Eraser,
  Import,
  PaintBucket,
  RotateCcw,
  RotateCw,
  Scaling,
  Scissors,
  Search,
  Shrink,
  SquareDashed,
  Trash2,
} from 'lucide-react';
import { t } from '../../i18n/t.ts';
import type { OfferedCommand } from '../../ui-state/offeredCommands.ts';
import type { ExportFormat } from './files/exportPicture.ts';
import {
  clear,
  cropToSelection,
  fillSelected,
  flip,
  invertSelection,
  rotate,
  selectAll,
  trim,
} from './imageCommands.ts';
import { moveFrame } from './listCommands.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { copyPixels, cutPixels, pastePixels } from './systemClipboard.ts';

/** The dialogs that menus open. */
export type DialogId = 'scale' | 'canvas' | 'rotate' | 'background' | 'animate';

/** What menus do outside the picture. */
export interface MenuPorts {
  readonly open: (dialog: DialogId) => void;
  readonly importFrames: () => void;
  readonly exportAs: (format: ExportFormat) => void;
  readonly findUses: () => void;
}

type Commands = readonly (OfferedCommand | 'line')[];

/** The commands of the image editor, for its menus and the palette. */
export function imageMenus(
  editor: ImageEditor,
  ports: MenuPorts,
): Readonly<Record<'Edit' | 'Image' | 'File', Commands>> {
  const hasSelection = editor.store.getState().selection !== undefined;
  return {
    Edit: editCommands(editor, hasSelection),
    Image: [
      {
        id: 'flipX',
        label: t('Flip left and right'),
        icon: CaretsToAxisDashedVertical,
        keys: 'Shift H',
        onAction: () => flip(editor, 'horizontal'),
      },
      {
        id: 'flipY',
        label: t('Flip top and bottom'),
        icon: CaretsToAxisDashedHorizontal,
        keys: 'Shift V',
        onAction: () => flip(editor, 'vertical'),
      },
      { id: 'right', label: t('Rotate right'), icon: RotateCw, onAction: () => rotate(editor, 90) },
      { id: 'left', label: t('Rotate left'), icon: RotateCcw, onAction: () => rotate(editor, 270) },
      { id: 'rotate', label: t('Rotate by an angle…'), onAction: () => ports.open('rotate') },
      'line',
      { id: 'scale', label: t('Resize image…'), icon: Scaling, onAction: () => ports.open('scale') },
      { id: 'canvas', label: t('Canvas size…'), onAction: () => ports.open('canvas') },
      {
        id: 'crop',
        label: t('Crop to selection'),
        icon: Crop,
        isDisabled: !hasSelection,
        onAction: () => cropToSelection(editor),
      },
      { id: 'trim', label: t('Trim transparent edges'), icon: Shrink, onAction: () => trim(editor) },
      'line',
      { id: 'background', label: t('Remove background…'), icon: Eraser, onAction: () => ports.open('background') },
      'line',
      ...frameCommands(editor),
    ],
    File: [
      { id: 'import', label: t('Import frames…'), icon: Import, onAction: ports.importFrames },
      { id: 'animate', label: t('Animate an actor…'), icon: Clapperboard, onAction: () => ports.open('animate') },
      'line',
      { id: 'png', label: t('Download as PNG'), icon: Download, onAction: () => ports.exportAs('png') },
      { id: 'sheet', label: t('Download as sprite sheet'), onAction: () => ports.exportAs('sheet') },
      { id: 'gif', label: t('Download as GIF'), onAction: () => ports.exportAs('gif') },
      'line',
      { id: 'uses', label: t('Find uses'), icon: Search, onAction: ports.findUses },
    ],
  };
}

function frameCommands(editor: ImageEditor): Commands {
  const { at, history } = editor.store.getState();
  return [
    {
      id: 'earlier',
      label: t('Move frame earlier'),
      icon: ChevronLeft,
      keys: 'Shift ,',
      isDisabled: at.frame === 0,
      onAction: () => moveFrame(editor, -1),
    },
    {
      id: 'later',
      label: t('Move frame later'),
      icon: ChevronRight,
      keys: 'Shift .',
      isDisabled: at.frame === history.picture.frames.length - 1,
      onAction: () => moveFrame(editor, 1),
    },
  ];
}

function editCommands(editor: ImageEditor, hasSelection: boolean): Commands {
  return [
    { id: 'cut', label: t('Cut'), icon: Scissors, keys: 'Ctrl X', onAction: () => cutPixels(editor) },
    { id: 'copy', label: t('Copy'), icon: Copy, keys: 'Ctrl C', onAction: () => copyPixels(editor) },
    {
      id: 'paste',
      label: t('Paste as a layer'),
      icon: ClipboardPaste,
      keys: 'Ctrl V',
      onAction: () => void pastePixels(editor),
    },
    { id: 'clear', label: t('Delete'), icon: Trash2, keys: 'Delete', onAction: () => clear(editor) },
    { id: 'fill', label: t('Fill with the color'), icon: PaintBucket, onAction: () => fillSelected(editor) },
    'line',
    { id: 'all', label: t('Select all'), icon: SquareDashed, keys: 'Ctrl A', onAction: () => selectAll(editor) },
    {
      id: 'none',
      label: t('Select nothing'),
      keys: 'Ctrl D',
      isDisabled: !hasSelection,
      onAction: () => editor.select(undefined),
    },
    { id: 'invert', label: t('Invert the selection'), onAction: () => invertSelection(editor) },
  ];
}
