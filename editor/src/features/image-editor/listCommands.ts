import { t } from '../../i18n/t.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { changePicture } from './worker/changePicture.ts';

function nextName(editor: ImageEditor): string {
  const names = new Set(editor.picture.layers.map(({ name }) => name));
  let number = names.size + 1;
  while (names.has(`Layer ${number}`)) number++;
  return t('Layer {number}', { number });
}

/** Adds a layer in front of the active one. */
export function addLayer(editor: ImageEditor): void {
  const index = editor.store.getState().at.layer + 1;
  if (editor.edit({ kind: 'layer.add', index, name: nextName(editor) }, t('Add layer'))) editor.goTo({ layer: index });
}

export function duplicateLayer(editor: ImageEditor): void {
  const index = editor.store.getState().at.layer;
  const name = t('{name} copy', { name: editor.picture.layers[index]?.name ?? '' });
  if (editor.edit({ kind: 'layer.duplicate', index, name }, t('Duplicate layer'))) editor.goTo({ layer: index + 1 });
}

export function removeLayer(editor: ImageEditor): void {
  const index = editor.store.getState().at.layer;
  if (editor.edit({ kind: 'layer.remove', index }, t('Delete layer'))) editor.goTo({ layer: Math.max(0, index - 1) });
}

export function mergeLayer(editor: ImageEditor): void {
  const index = editor.store.getState().at.layer;
  void changePicture(editor, { kind: 'layer.mergeDown', index }, t('Merge layers')).then((isDone) => {
    if (isDone) editor.goTo({ layer: index - 1 });
  });
}

/** Moves the active layer to the front (1) or to the back (-1) by one. */
export function moveLayer(editor: ImageEditor, by: 1 | -1): void {
  const from = editor.store.getState().at.layer;
  if (editor.edit({ kind: 'layer.move', from, to: from + by }, t('Move layer'))) editor.goTo({ layer: from + by });
}

/** Moves any layer to another index; the active one stays active. */
export function reorderLayer(editor: ImageEditor, from: number, to: number): void {
  const active = editor.picture.layers[editor.store.getState().at.layer]?.id;
  if (!editor.edit({ kind: 'layer.move', from, to }, t('Move layer'))) return;
  editor.goTo({ layer: editor.picture.layers.findIndex(({ id }) => id === active) });
}

/** Adds a blank frame after the active one. */
export function addFrame(editor: ImageEditor): void {
  const index = editor.store.getState().at.frame + 1;
  if (editor.edit({ kind: 'frame.add', index }, t('Add frame'))) editor.goTo({ frame: index });
}

export function duplicateFrame(editor: ImageEditor): void {
  const index = editor.store.getState().at.frame;
  if (editor.edit({ kind: 'frame.duplicate', index }, t('Duplicate frame'))) editor.goTo({ frame: index + 1 });
}

export function removeFrame(editor: ImageEditor): void {
  const index = editor.store.getState().at.frame;
  if (editor.edit({ kind: 'frame.remove', index }, t('Delete frame'))) editor.goTo({ frame: Math.max(0, index - 1) });
}

/** Moves the active frame earlier (-1) or later (1) by one; the first and the last one stay where they are. */
export function moveFrame(editor: ImageEditor, by: 1 | -1): void {
  const from = editor.store.getState().at.frame;
  if (editor.picture.frames[from + by]) reorderFrame(editor, from, from + by);
}

/** Moves any frame to another index; the active one stays active. */
export function reorderFrame(editor: ImageEditor, from: number, to: number): void {
  const active = editor.picture.frames[editor.store.getState().at.frame]?.id;
  if (!editor.edit({ kind: 'frame.move', from, to }, t('Move frame'))) return;
  editor.goTo({ frame: editor.picture.frames.findIndex(({ id }) => id === active) });
}
