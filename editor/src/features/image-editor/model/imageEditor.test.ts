import { composeFrame, createPicture, type Picture, selectRectangle } from '@playhouse/paint';
import { describe, expect, it } from 'vitest';
import { ImageEditor } from './imageEditor.ts';
import type { StoredDraft } from './storedDraft.ts';

function blank(): Picture {
  const made = createPicture(8, 6);
  if (!made.ok) throw new Error(made.message);
  return made.value;
}

/** An editor, what it has said, and what it has kept by file. */
function open(picture = blank()) {
  const said: string[] = [];
  const kept = new Map<string, StoredDraft | undefined>();
  const draft = { picture, saved: picture, frameImages: {} };
  const editor = new ImageEditor('hero.png', draft, {
    say: (text) => said.push(text),
    keep: (file, stored) => kept.set(file, stored),
  });
  return { editor, said, kept };
}

function fill(editor: ImageEditor, red: number): void {
  const ink = { color: { r: red, g: 0, b: 0, a: 255 }, opacity: 1, isErasing: false };
  const selection = selectRectangle({ x: 0, y: 0, width: 8, height: 6 });
  editor.edit({ kind: 'fillSelection', ...editor.store.getState().at, ink, selection }, 'Fill');
}

const firstRed = (picture: Picture, frame = 0) => composeFrame(picture, frame).data[0];

describe('the image editor', () => {
  it('undoes and redoes its edits, and says when there is nothing left', () => {
    const { editor } = open();
    const pictures = [editor.picture];
    for (const red of [10, 20, 30]) {
      fill(editor, red);
      pictures.push(editor.picture);
    }
    for (const picture of pictures.slice(0, 3).reverse()) {
      expect(editor.undo()).toBe(true);
      expect(editor.picture).toBe(picture);
    }
    expect(editor.undo()).toBe(false);
    expect(editor.isDirty).toBe(false);
    for (const picture of pictures.slice(1)) {
      expect(editor.redo()).toBe(true);
      expect(editor.picture).toBe(picture);
    }
    expect(editor.redo()).toBe(false);
  });

  it('refuses a step that would need too much memory, but not one in a picture that already does', () => {
    // Only how many tiles there are counts.
    const tilesOf = (count: number) =>
      Array.from({ length: 4096 }, (_, at) => (at < count ? new Uint8ClampedArray(0) : undefined));
    const cel = (count: number) => ({ width: 4096, height: 4096, columns: 64, tiles: tilesOf(count) });
    const full = Array.from({ length: 8 }, () => cel(4096));
    const large = { ...blank(), width: 4096, height: 4096, cels: [[...full, cel(0)]] };
    const { editor, said } = open(large);
    expect(editor.commit({ ...large, cels: [[...full, full[0] ?? cel(0)]] }, 'Paste')).toBe(true);
    expect(editor.commit({ ...large, cels: [[...full, cel(1)]] }, 'Pencil')).toBe(false);
    expect(said).toEqual(['The picture would need too much memory. Merge layers, or delete some.']);
    expect(editor.store.getState().history.past.map(({ label }) => label)).toEqual(['Paste']);
    const larger = open({ ...large, cels: [[...full, cel(2)]] }).editor;
    expect(larger.commit({ ...large, cels: [[...full, cel(1)]] }, 'Eraser')).toBe(true);
  });

  it('keeps the picture after each step, also after undo', () => {
    const { editor, kept } = open();
    fill(editor, 10);
    expect(kept.get('hero.png')?.picture).toBe(editor.picture);
    editor.undo();
    expect(kept.get('hero.png')?.picture).toBe(editor.picture);
    expect(kept.get('hero.png')?.saved).toBe(editor.picture);
  });

  it('leaves the picture as it was when one of several edits is refused', () => {
    const { editor, said } = open();
    const before = editor.picture;
    const isDone = editor.edit(
      [
        { kind: 'layer.add', index: 1, name: 'Top' },
        { kind: 'layer.remove', index: 9 },
      ],
      'Both',
    );
    expect(isDone).toBe(false);
    expect(editor.picture).toBe(before);
    expect(said).toHaveLength(1);
    expect(editor.undo()).toBe(false);
  });

  it('makes several edits one step', () => {
    const { editor } = open();
    const before = editor.picture;
    const add = (index: number) => ({ kind: 'layer.add', index, name: `Layer ${index}` }) as const;
    editor.edit([add(1), add(2)], 'Both');
    expect(editor.picture.layers).toHaveLength(3);
    editor.undo();
    expect(editor.picture).toBe(before);
  });

  it('stays at a frame and a layer that exist', () => {
    const { editor } = open();
    editor.edit({ kind: 'frame.add', index: 1 }, 'Add');
    editor.edit({ kind: 'layer.add', index: 1, name: 'Top' }, 'Add');
    editor.goTo({ frame: 1, layer: 1 });
    expect(editor.store.getState().at).toEqual({ frame: 1, layer: 1 });
    editor.undo();
    editor.undo();
    expect(editor.store.getState().at).toEqual({ frame: 0, layer: 0 });
    editor.goTo({ frame: -3, layer: 40 });
    expect(editor.store.getState().at).toEqual({ frame: 0, layer: 0 });
  });

  it('shows the picture of a gesture, and the last one when it is taken back; undo waits for its end', () => {
    const { editor } = open();
    fill(editor, 10);
    const before = editor.picture;
    const { editor: other } = open(before);
    fill(other, 99);
    editor.show(other.picture);
    expect(firstRed(editor.picture)).toBe(99);
    expect(editor.undo()).toBe(true);
    expect(editor.store.getState().history.picture).toBe(before);
    editor.show(undefined);
    expect(editor.picture).toBe(before);
  });

  it('does not paint on a hidden layer, and says why', () => {
    const { editor, said } = open();
    expect(editor.canPaint()).toBe(true);
    editor.edit({ kind: 'layer.set', index: 0, values: { isVisible: false } }, 'Hide');
    expect(editor.canPaint()).toBe(false);
    expect(said).toEqual(['The layer Layer 1 is hidden. Show it to draw on it.']);
  });

  it('drops the selection and keeps the cursor inside when the picture has another size', () => {
    const { editor } = open();
    editor.select(selectRectangle({ x: 1, y: 1, width: 2, height: 2 }));
    editor.moveCursor({ x: 99, y: 99 });
    expect(editor.store.getState().cursor).toEqual({ x: 7, y: 5 });
    editor.edit({ kind: 'crop', rect: { x: 0, y: 0, width: 3, height: 2 } }, 'Crop');
    expect(editor.store.getState().selection).toBeUndefined();
    expect(editor.store.getState().cursor).toEqual({ x: 2, y: 1 });
  });

  it('keeps what was saved before under the file from before, which undo of the project brings back', () => {
    const { editor, kept } = open();
    const before = editor.picture;
    fill(editor, 10);
    editor.markSaved('hero1.png', editor.picture, { 2: 'hero' });
    expect(editor.isDirty).toBe(false);
    expect(kept.get('hero1.png')).toEqual({
      picture: editor.picture,
      saved: editor.picture,
      frameImages: { 2: 'hero' },
    });
    expect(kept.get('hero.png')?.picture).toBe(before);
    expect(kept.get('hero.png')?.saved).toBe(before);
  });
});
