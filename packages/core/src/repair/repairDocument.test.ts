import { describe, expect, it } from 'vitest';
import { createPrototype } from '../model/create/createPrototype.ts';
import { createScene } from '../model/create/createScene.ts';
import { limits } from '../model/limits.ts';
import { valueAt } from '../model/path.ts';
import { createDraft } from './draft.ts';
import { repairDocument } from './repairDocument.ts';

function repair(document: string, value: unknown) {
  const draft = createDraft(document, value);
  repairDocument(draft);
  return { value: draft.value, changes: draft.changes.map(({ path, from, to }) => [path.join('/'), from, to]) };
}

const scene = createScene('id1', 'A', { width: 1024, height: 768 });
const behavior = { id: 'id1', class: 'NoteBehavior', enabled: true, attributes: {} };
const withBehaviors = (...behaviors: unknown[]) => ({ ...createPrototype('id5'), behaviors });

describe('repairing a document reports', () => {
  it('elements removed from a list last, from the end, and others by position', () => {
    const second = { ...behavior, id: 'id2', enabled: 'yes' };
    const { value, changes } = repair('actors/id5.json', withBehaviors(7, behavior, null, second));
    expect(value).toEqual(withBehaviors(behavior, { ...second, enabled: true }));
    expect(changes).toEqual([
      ['behaviors/3/enabled', 'yes', true],
      ['behaviors/2', null, undefined],
      ['behaviors/0', 7, undefined],
    ]);
  });

  it('a value that was replaced once, and nothing inside it', () => {
    const { changes } = repair('actors/id5.json', withBehaviors({ ...behavior, conditions: [{ id: 5 }, 1] }, 'x'));
    expect(changes.map(([path]) => path)).toEqual([
      'behaviors/0/conditions/0/id',
      'behaviors/0/conditions/0/class',
      'behaviors/0/conditions/0/attributes',
      'behaviors/0/conditions/0/predicate',
      'behaviors/1',
      'behaviors/0/conditions/1',
    ]);
  });

  it('keys that are not allowed, one by one', () => {
    const given = JSON.parse(`{"_id": 1, "_rev": "2", ${JSON.stringify({ ...scene, extra: 1 }).slice(1)}`);
    const nested = { ...given, extra: JSON.parse('{"__proto__": {"x": 1}, "y": 2}') };
    const { value, changes } = repair('scenes/id1.json', nested);
    expect(value).toEqual({ ...scene, extra: { y: 2 } });
    expect(changes).toEqual([
      ['_id', 1, undefined],
      ['_rev', '2', undefined],
      ['extra/__proto__', { x: 1 }, undefined],
    ]);
  });

  it('half characters in texts and keys', () => {
    const attributes = { ...scene.attributes, name: 'a\ud83d' };
    const { value, changes } = repair('scenes/id1.json', { ...scene, attributes, more: { 'k\udc00': 1 } });
    expect(value).toEqual({ ...scene, attributes: { ...attributes, name: 'a\ufffd' }, more: { 'k\ufffd': 1 } });
    expect(changes).toEqual([
      ['attributes/name', 'a\ud83d', 'a\ufffd'],
      ['more', { 'k\udc00': 1 }, { 'k\ufffd': 1 }],
    ]);
  });

  it('an id that differs from the name of the document', () => {
    expect(repair('scenes/id8.json', scene)).toEqual({
      value: { ...scene, id: 'id8' },
      changes: [['id', 'id1', 'id8']],
    });
  });

  it('values that JSON cannot represent, and a renamed key, at their owner', () => {
    const more = { 'k\udc00': { date: new Date(0) }, list: [1, () => 1, -0] };
    const { value } = repair('scenes/id1.json', { ...scene, more });
    expect(value).toEqual({ ...scene, more: { 'k\ufffd': {}, list: [1, null, 0] } });
  });

  it('a text instead of a document', () => {
    const draft = createDraft('tables/id7.json', 'none');
    repairDocument(draft);
    expect(draft.changes).toEqual([
      { path: [], from: 'none', to: draft.value, why: 'It was not a document. An empty one is used.' },
    ]);
    expect(draft.value).toMatchObject({ id: 'id7' });
  });

  it('an id that differs, with the reason', () => {
    const draft = createDraft('scenes/id8.json', scene);
    repairDocument(draft);
    expect(draft.changes.map(({ why }) => why)).toEqual(['The id differed from the file name.']);
  });

  it('a missing document', () => {
    expect(() => repair('readme.txt', scene)).toThrow('it is not a project document');
  });

  it('nothing for a valid document, which stays the same object', () => {
    expect(repair('scenes/id1.json', scene)).toEqual({ value: scene, changes: [] });
    expect(repair('scenes/id1.json', scene).value).toBe(scene);
  });

  it('numbers that JSON cannot represent', () => {
    const { changes } = repair('scenes/id1.json', { ...scene, attributes: { ...scene.attributes, time: Number.NaN } });
    expect(changes).toEqual([['attributes/time', Number.NaN, 0]]);
  });
});

describe('a document that is nested too deeply', () => {
  it('is cut at the maximum depth of documents', () => {
    let deep: unknown = 'core';
    for (let level = 0; level < 1500; level += 1) deep = [deep];
    const draft = createDraft('scenes/id1.json', { ...scene, deep });
    repairDocument(draft);
    const levels = limits.depth - 1;
    expect(JSON.stringify(valueAt(draft.value, ['deep']))).toBe('['.repeat(levels) + ']'.repeat(levels));
    expect(draft.changes.map(({ why }) => why)).toEqual([`It was nested more than ${limits.depth} levels deep.`]);
  });

  it('keeps a value that occurs several times without containing itself', () => {
    const shared = { list: [1] };
    const owner: Record<string, unknown> = { one: shared, two: [shared, shared] };
    owner.self = owner;
    const { value, changes } = repair('scenes/id1.json', { ...scene, owner });
    expect(value).toEqual({ ...scene, owner: { one: shared, two: [shared, shared] } });
    expect(changes.map(([path]) => path)).toEqual(['owner/self']);
  });

  it('terminates even if it contains itself in several ways', () => {
    const first: Record<string, unknown> = { n: 1 };
    const second: Record<string, unknown> = { first };
    first.second = second;
    first.self = first;
    const { value, changes } = repair('scenes/id1.json', { ...scene, first });
    expect(value).toEqual({ ...scene, first: { n: 1, second: {} } });
    expect(changes.map(([path]) => path)).toEqual(['first/self', 'first/second/first']);
  });
});
