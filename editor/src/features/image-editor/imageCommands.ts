import {
  boundsOf,
  celAt,
  contentOfMask,
  copySelected,
  type Edit,
  type FloatingPixels,
  invertMask,
  type Placement,
  selectRectangle,
} from '@playhouse/paint';
import { t } from '../../i18n/t.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { changePicture } from './worker/changePicture.ts';

/** Flips what is selected, or the whole picture. */
export function flip(editor: ImageEditor, axis: 'horizontal' | 'vertical'): void {
  const placement = axis === 'horizontal' ? { flipHorizontal: true } : { flipVertical: true };
  place(
    editor,
    placement,
    { kind: 'flip', axis },
    axis === 'horizontal' ? t('Flip left and right') : t('Flip top and bottom'),
  );
}

/** Rotates what is selected, or the whole picture, clockwise. */
export function rotate(editor: ImageEditor, degrees: number): void {
  const sampling = editor.store.getState().settings.isSmooth ? 'bilinear' : 'nearest';
  const whole: Edit =
    degrees % 90 === 0 ? { kind: 'turn', quarters: degrees / 90 } : { kind: 'rotate', degrees, sampling };
  place(editor, { degrees, sampling }, whole, t('Rotate'));
}

function place(editor: ImageEditor, placement: Placement, whole: Edit, label: string): void {
  const { selection, at } = editor.store.getState();
  if (!selection) void changePicture(editor, whole, label);
  else {
    void changePicture(editor, { kind: 'place', ...at, selection, placement }, label).then((isDone) => {
      if (isDone) editor.select(undefined);
    });
  }
}

export function cropToSelection(editor: ImageEditor): void {
  const { selection } = editor.store.getState();
  if (selection) void changePicture(editor, { kind: 'crop', rect: contentOfMask(selection) }, t('Crop'));
}

export function trim(editor: ImageEditor): void {
  void changePicture(editor, { kind: 'cropToContent' }, t('Trim'));
}

export function selectAll(editor: ImageEditor): void {
  editor.select(selectRectangle(boundsOf(editor.picture)));
}

export function invertSelection(editor: ImageEditor): void {
  editor.select(invertMask(editor.store.getState().selection, boundsOf(editor.picture)));
}

/** Makes what is selected, or the whole layer, transparent. */
export function clear(editor: ImageEditor): void {
  const { at } = editor.store.getState();
  if (editor.canPaint()) void changePicture(editor, { kind: 'clear', ...at, selection: selected(editor) }, t('Delete'));
}

/** Fills what is selected, or the whole layer, with the color. */
export function fillSelected(editor: ImageEditor): void {
  const { at, settings } = editor.store.getState();
  if (!editor.canPaint()) return;
  const ink = { color: settings.color, opacity: settings.opacity, isErasing: false };
  editor.noteColor();
  void changePicture(editor, { kind: 'fillSelection', ...at, ink, selection: selected(editor) }, t('Fill'));
}

/** What was copied last, in any picture. */
let copied: FloatingPixels | undefined;

export function copy(editor: ImageEditor): FloatingPixels | undefined {
  const cel = celAt(editor.picture, editor.store.getState().at);
  if (!cel.ok) return undefined;
  copied = copySelected(cel.value, selected(editor));
  return copied;
}

export function lastCopied(): FloatingPixels | undefined {
  return copied;
}

/** Puts pixels, or what was copied last, on a layer of their own, and chooses the tool that moves them. */
export function paste(editor: ImageEditor, pixels: FloatingPixels | undefined = copied): void {
  if (!pixels) return;
  const { at } = editor.store.getState();
  const { width, height } = editor.picture;
  const { raster } = pixels;
  const isInside = pixels.x < width && pixels.y < height;
  const x = isInside ? pixels.x : Math.floor((width - raster.width) / 2);
  const y = isInside ? pixels.y : Math.floor((height - raster.height) / 2);
  const layer = at.layer + 1;
  const edits: readonly Edit[] = [
    { kind: 'layer.add', index: layer, name: t('Pasted') },
    { kind: 'pastePixels', frame: at.frame, layer, raster, x, y },
  ];
  void changePicture(editor, edits, t('Paste')).then((isDone) => {
    if (!isDone) return;
    editor.goTo({ layer });
    editor.select(undefined);
    editor.choose('move');
  });
}

function selected(editor: ImageEditor) {
  return editor.store.getState().selection ?? selectRectangle(boundsOf(editor.picture));
}
