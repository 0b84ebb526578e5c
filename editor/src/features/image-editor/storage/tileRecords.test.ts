import { apply, composeFrame, createPicture, type Edit, type Picture, type PixelBytes } from '@playhouse/paint';
import { describe, expect, it } from 'vitest';
import { type DraftRecord, rangesOf, readDraft, StoredTiles } from './tileRecords.ts';

/** A store of records in memory, which keeps the drafts of an image as the browser does. */
function memory() {
  const tiles = new Map<number, PixelBytes>();
  const records = new Map<string, DraftRecord>();
  let stored = new StoredTiles(new Map(), [], 1);
  const read = (file: string) => {
    const record = records.get(file);
    return record && readDraft(record, tiles);
  };
  return {
    keep(picture: Picture, saved: Picture | undefined = undefined, file = 'hero.png') {
      const change = stored.plan(file, { picture, saved, frameImages: { 2: 'hero' } });
      for (const id of change.removed) tiles.delete(id);
      for (const [id, tile] of change.added) tiles.set(id, tile.slice());
      records.set(file, structuredClone(change.record));
      stored.commit(file, change);
      return change.added.size;
    },
    /** A change whose transaction fails. */
    fail: (picture: Picture) => stored.plan('hero.png', { picture, saved: undefined, frameImages: {} }),
    forget(file: string) {
      records.delete(file);
      stored.forget(file);
    },
    read: (file = 'hero.png') => read(file),
    /** As the page does when it is loaded again. */
    revisit(file = 'hero.png') {
      stored = new StoredTiles(records, [...tiles.keys()], 1);
      const [record, draft] = [records.get(file), read(file)];
      if (record && draft) stored.adopt(draft.picture, record);
      return draft;
    },
    /** As after a save, when the picture is read beside the one that is open. */
    readAgain(file = 'hero.png') {
      expect(stored.hasExactly([...tiles.keys()])).toBe(true);
      const [record, draft] = [records.get(file), read(file)];
      if (record && draft) stored.adopt(draft.picture, record);
      return draft?.picture;
    },
    damage(change: (stored: DraftRecord) => DraftRecord) {
      const record = records.get('hero.png');
      if (record) records.set('hero.png', change(record));
    },
    /** The tiles of a draft that its ranges contain. */
    rangesOf: (file: string) => rangesOf(records.get(file) as DraftRecord),
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

  it('shares its tiles with the drafts of other files of the image', () => {
    const store = memory();
    const first = edited(picture(), dot(5, 5), dot(190, 120));
    store.keep(first);
    expect(store.keep(first, first, 'hero2.png')).toBe(0);
    const second = edited(first, dot(8, 8));
    expect(store.keep(second, first, 'hero2.png')).toBe(1);
    expect(store.tiles.size).toBe(3);
    for (const revisit of [false, true]) {
      if (revisit) store.revisit('hero2.png');
      expect(seen(store.read()?.picture)).toEqual(seen(first));
      expect(seen(store.read('hero2.png')?.picture)).toEqual(seen(second));
    }
    // A tile that only the forgotten draft needed goes with the next change.
    store.forget('hero.png');
    const read = store.read('hero2.png')?.picture;
    expect(store.keep(edited(read ?? second, dot(100, 100)), undefined, 'hero2.png')).toBeGreaterThan(0);
    store.revisit('hero2.png');
    store.keep(picture(), undefined, 'hero2.png');
    expect(store.tiles.size).toBe(0);
  });

  it('may be read again beside the open one, and either is kept with what it changed', () => {
    const store = memory();
    const open = edited(picture(), dot(5, 5), dot(190, 120));
    store.keep(open);
    const again = store.readAgain();
    if (!again) throw new Error('Nothing was read.');
    expect(store.keep(edited(open, dot(9, 9)))).toBe(1);
    expect(store.keep(edited(again, dot(100, 100)))).toBe(2);
    expect(seen(store.read()?.picture)).toEqual(seen(edited(open, dot(100, 100))));
    expect(store.tiles.size).toBe(3);
  });

  it('is read by ranges of ids that contain all of its tiles', () => {
    const store = memory();
    const whole = edited(picture(2048, 64), ...Array.from({ length: 32 }, (_, at) => dot(at * 64 + 9, 9)));
    store.keep(whole);
    store.keep(edited(whole, dot(20, 20)), undefined, 'hero2.png');
    store.keep(edited(whole, dot(2000, 20)), undefined, 'hero3.png');
    expect(store.rangesOf('hero.png')).toEqual([[1, 32]]);
    expect(store.rangesOf('hero2.png')).toEqual([[2, 33]]);
    expect(store.rangesOf('hero3.png')).toEqual([[1, 34]]);
    for (let at = 0; at < 40; at++) store.keep(edited(whole, dot(9, at)), undefined, 'hero3.png');
    expect(store.rangesOf('hero3.png')).toEqual([
      [2, 32],
      [74, 74],
    ]);
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
