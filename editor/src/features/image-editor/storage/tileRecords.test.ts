import { apply, composeFrame, createPicture, type Edit, type Picture, type PixelBytes } from '@playhouse/paint';
import { describe, expect, it } from 'vitest';
import { type DraftRecord, readDraft, StoredTiles } from './tileRecords.ts';

/** A store of records in memory, which keeps drafts as the browser does. */
function memory() {
  const tiles = new Map<number, PixelBytes>();
  let stored = new StoredTiles();
  let record: DraftRecord | undefined;
  return {
    keep(picture: Picture, saved: Picture | undefined = undefined) {
      const change = stored.plan({ picture, saved, frameImages: { 2: 'hero' } });
      for (const id of change.removed) tiles.delete(id);
      for (const [id, tile] of change.added) tiles.set(id, tile.slice());
      record = structuredClone(change.record);
      stored.commit(change);
      return change.added.size;
    },
    /** A change whose transaction fails. */
    fail: (picture: Picture) => stored.plan({ picture, saved: undefined, frameImages: {} }),
    /** As the page does when it is loaded again. */
    revisit() {
      stored = new StoredTiles(tiles);
      return record && readDraft(record, tiles);
    },
    read: () => record && readDraft(record, tiles),
    damage(change: (stored: DraftRecord) => DraftRecord) {
      if (record) record = change(record);
    },
    tiles,
  };
}

function picture(width = 200, height = 130): Picture {
  const made = createPicture(width, height);
  if (!made.ok) throw new Error(made.message);
  return made.value;
}

function edited(before: Picture, ...edits: readonly Edit[]): Picture {
  return edits.reduce((current, edit) => {
    const applied = apply(current, edit);
    if (!applied.ok) throw new Error(applied.message);
    return applied.value.picture;
  }, before);
}

function dot(x: number, y: number, at = { frame: 0, layer: 0 }): Edit {
  const options = {
    tip: { kind: 'pixel', shape: 'square', size: 3 },
    color: { r: x % 256, g: y % 256, b: 7, a: 200 },
    opacity: 1,
    isErasing: false,
  } as const;
  return { kind: 'stroke', ...at, options, points: [{ x, y }] };
}

const seen = (shown: Picture | undefined) => shown?.frames.map((_, frame) => composeFrame(shown, frame).data);

describe('a kept picture', () => {
  it('is read as it was kept after any sequence of edits', () => {
    const store = memory();
    let current = picture();
    const edits: readonly Edit[] = [
      dot(5, 5),
      dot(190, 120),
      { kind: 'layer.add', index: 1, name: 'Top' },
      dot(70, 70, { frame: 0, layer: 1 }),
      { kind: 'frame.duplicate', index: 0 },
      dot(20, 100, { frame: 1, layer: 0 }),
      { kind: 'layer.set', index: 1, values: { opacity: 0.5, name: 'Glow' } },
      { kind: 'flip', axis: 'horizontal' },
      { kind: 'crop', rect: { x: 10, y: 10, width: 100, height: 65 } },
      { kind: 'frame.remove', index: 0 },
    ];
    for (const edit of edits) {
      current = edited(current, edit);
      store.keep(current);
      const read = store.read();
      expect(seen(read?.picture), edit.kind).toEqual(seen(current));
      expect(read?.picture.layers).toEqual(current.layers);
      expect(read?.picture.frames).toEqual(current.frames);
      expect(read?.frameImages).toEqual({ 2: 'hero' });
    }
  });

  it('writes only the tiles that changed, and removes those that nothing needs', () => {
    const store = memory();
    const first = edited(picture(), dot(5, 5), dot(190, 120));
    expect(store.keep(first)).toBe(2);
    const second = edited(first, dot(8, 8));
    expect(store.keep(second)).toBe(1);
    expect(store.tiles.size).toBe(2);
    expect(store.keep(edited(second, { kind: 'frame.duplicate', index: 0 }))).toBe(0);
    expect(store.keep(first)).toBe(1);
  });

  it('is complete after a write that failed, and after another visit', () => {
    const store = memory();
    const first = edited(picture(), dot(5, 5), dot(190, 120));
    store.keep(first);
    const second = edited(first, dot(8, 8), dot(100, 100));
    store.fail(second);
    expect(store.keep(edited(second, dot(9, 9)))).toBe(2);
    expect(store.tiles.size).toBe(3);
    const read = store.revisit()?.picture;
    if (!read) throw new Error('Nothing was read.');
    const third = edited(read, dot(70, 5), { kind: 'layer.add', index: 1, name: 'Top' });
    expect(store.keep(third)).toBe(1);
    expect(store.tiles.size).toBe(4);
    expect(seen(store.revisit()?.picture)).toEqual(seen(third));
    store.tiles.set(900, new Uint8ClampedArray(4));
    store.revisit();
    store.keep(picture());
    expect(store.tiles.size).toBe(0);
  });

  it('knows whether it is saved', () => {
    const store = memory();
    const current = edited(picture(), dot(5, 5));
    store.keep(current, current);
    const saved = store.read();
    expect(saved?.saved).toBeDefined();
    expect(saved?.saved).toBe(saved?.picture);
    store.keep(edited(current, dot(9, 9)), current);
    expect(store.read()?.saved).toBeUndefined();
  });

  it.each<[string, (stored: DraftRecord) => DraftRecord]>([
    ['another version', (stored) => ({ ...stored, version: 2 as 1 })],
    ['an impossible size', (stored) => ({ ...stored, picture: { ...stored.picture, width: 0 } })],
    ['a missing frame', (stored) => ({ ...stored, cels: [] })],
    ['a missing layer', (stored) => ({ ...stored, cels: stored.cels.map((row) => row.slice(1)) })],
    ['a missing cel', (stored) => ({ ...stored, tables: [] })],
    ['a cel of another size', (stored) => ({ ...stored, tables: stored.tables.map((table) => table.slice(1)) })],
    ['a missing tile', (stored) => ({ ...stored, tables: stored.tables.map((table) => table.map((id) => id + 900)) })],
  ])('with %s is not read', (_, change) => {
    const store = memory();
    store.keep(edited(picture(), dot(5, 5)));
    store.damage(change);
    expect(store.read()).toBeUndefined();
  });
});
