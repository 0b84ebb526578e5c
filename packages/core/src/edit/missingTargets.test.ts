import { describe, expect, it } from 'vitest';
import type { Path } from '../model/path.ts';
import { editCases } from '../testing/editCases/index.ts';
import { editSample } from '../testing/editSample.ts';
import { testEdit, testRefusal } from '../testing.ts';
import { type Edit, editDefinitions } from './editDefinitions.ts';

const gone = 'id999';

/** An edit with the id of one of its targets removed: the keys that lead to the id, lists without their indexes. */
interface Missing {
  readonly edit: Edit;
  readonly keys: readonly string[];
}

/** Lists of new ids, and values that edits do not look up. */
const newLists = new Set(['ids', 'newRows', 'newColumns', 'value', 'values']);

/** True where an id in the data of an edit names something that must exist. */
function isTarget(kind: string, keys: readonly string[]): boolean {
  const [first = ''] = keys;
  const isNew = keys.at(-1) === 'id' && !/^(?:attribute\.re|project\.)/.test(kind);
  if (isNew || (kind === 'table.add' && first !== 'table') || (kind === 'scene.add' && first === 'layer')) return false;
  // An actor goes into the last layer when the selected one no longer exists.
  if (kind === 'instance.add' && first === 'layer') return false;
  if (first === 'path') return false;
  return !keys.some((key) => newLists.has(key)) || (kind.startsWith('instance.') && first === 'ids');
}

/** The same edit, once for each id in its data that names something, with that thing removed. */
function withMissingTargets(edit: Edit): Missing[] {
  const missing: Missing[] = [];
  const go = (value: unknown, keys: readonly string[], replace: (part: unknown) => unknown): void => {
    if (typeof value === 'string' && /^id[0-9]+$/.test(value)) {
      if (!isTarget(edit.kind, keys)) return;
      missing.push({ edit: JSON.parse(JSON.stringify({ kind: edit.kind, data: replace(gone) })), keys });
    } else if (Array.isArray(value)) {
      for (const [at, part] of value.entries()) go(part, keys, (other) => replace(value.with(at, other)));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        go(part, [...keys, key], (other) => replace({ ...value, [key]: other }));
      }
    }
  };
  go(edit.data, [], (data) => data);
  return missing;
}

const cases = editCases
  .flatMap(([, edit]) => withMissingTargets(edit))
  .map(({ edit, keys }) => [edit.kind, JSON.stringify(edit.data), edit, keys] as const);

/** What is missing, in words, and where it would be; behaviors, conditions and attributes have no location. */
function findingOf(kind: string, keys: readonly string[], scene: unknown): readonly [what: RegExp, path: Path] {
  const key = keys.at(-1) ?? '';
  const isOwner = keys[0] === 'owner';
  if (isOwner && !kind.startsWith('attribute.')) {
    return [/^(?:The (?:list of behaviors|block|actor)|(?:The|One of the) (?:behavior|condition|rule)s?)$/, []];
  }
  if (key === 'instance' || key === 'from' || (key === 'ids' && kind.startsWith('instance.'))) {
    return [/^The actor$/, ['scenes', String(scene), 'layers', gone]];
  }
  if (kind === 'project.renameEverywhere' && key === 'id') return [/^The (?:row|column)$/, ['tables', 'id70']];
  if (key === 'layer') return [/^The layer$/, ['scenes', String(scene), 'layers', gone]];
  const [what, ...path] = targets[key] ?? ['nothing'];
  return [new RegExp(`^${what}$`), path];
}

const targets: Readonly<Record<string, readonly [what: string, ...path: string[]]>> = {
  scene: ['The scene', 'scenes', gone],
  prototype: ['The actor', 'actors', gone],
  table: ['The table', 'tables', gone],
  delegate: ['The script', 'delegates', gone],
  saved: ['The saved behavior', 'behaviors', gone],
  row: ['The row', 'tables', 'id70'],
  rows: ['The row', 'tables', 'id70'],
  column: ['The column', 'tables', 'id70'],
  columns: ['The column', 'tables', 'id70'],
  id: ['The attribute'],
  behavior: ['The (?:behavior|rule)'],
  behaviors: ['(?:The behavior|One of the behaviors)'],
  parent: ['The block'],
  condition: ['The condition'],
  conditions: ['(?:The condition|One of the conditions)'],
};

function sceneIn({ data }: Edit): unknown {
  if ('scene' in data) return data.scene;
  return 'owner' in data && typeof data.owner === 'object' && 'scene' in data.owner ? data.owner.scene : undefined;
}

describe('an edit of something that no longer exists', () => {
  it.each(cases)('is refused with what is missing and where: %s %s', (kind, _data, edit, keys) => {
    const [issue, ...others] = testRefusal(editSample(), edit);
    const [what, path] = findingOf(kind, keys, sceneIn(edit));
    expect(issue).toMatchObject({ code: 'edit.target', severity: 'blocking', path });
    expect(issue?.message.replace(/ no longer exists\.$/, '')).toMatch(what);
    expect([issue?.message.endsWith(' no longer exists.'), others]).toEqual([true, []]);
  });

  it('is tested for every kind that names its target by id', () => {
    const tried = new Set<string>(cases.map(([kind]) => kind));
    const untried = editDefinitions.map(({ kind }) => kind).filter((kind) => !tried.has(kind));
    const byOther = /^(?:asset|controllerMap|ops|tag)\.|^(?:delegate|prototype|scene|table)\.add$|^project\.set/;
    expect(untried.filter((kind) => !byOther.test(kind))).toEqual(['table.restorePurchases']);
  });

  it.each<[Edit, path: Path]>([
    [{ kind: 'asset.remove', data: { kind: 'images', name: 'no' } }, ['assets', 'images', 'no']],
    [{ kind: 'asset.remove', data: { kind: 'sounds', name: 'pip' } }, ['assets', 'sounds', 'pip']],
    [{ kind: 'asset.rename', data: { kind: 'images', name: 'no', to: 'x' } }, ['assets', 'images', 'no']],
    [{ kind: 'asset.replace', data: { kind: 'images', name: 'no', files: [] } }, ['assets', 'images', 'no']],
    [
      { kind: 'asset.duplicate', data: { kind: 'fonts', name: 'no', copy: { name: 'x', files: [] } } },
      ['assets', 'fonts', 'no'],
    ],
    [{ kind: 'asset.merge', data: { kind: 'images', name: 'no', drop: [] } }, ['assets', 'images', 'no']],
    [{ kind: 'asset.merge', data: { kind: 'images', name: 'pip', drop: ['no'] } }, ['assets', 'images', 'no']],
    [{ kind: 'asset.removeUnused', data: { assets: [{ kind: 'images', name: 'no' }] } }, ['assets', 'images', 'no']],
  ])('is refused for an asset by its name: %j', (edit, path) => {
    const [issue] = testRefusal(editSample(), edit);
    expect(issue).toMatchObject({ code: 'edit.target', path });
    expect(issue?.message).toMatch(/^The (?:image|sound|font) (?:no|pip) no longer exists\.$/);
  });

  it('is refused for an unused tag, and for a controller without keys', () => {
    const edits: Edit[] = [
      { kind: 'tag.remove', data: { tag: 'No' } },
      { kind: 'tag.remove', data: { tag: '' } },
      { kind: 'tag.rename', data: { tag: 'No', name: 'x' } },
      { kind: 'tag.rename', data: { tag: '', name: 'x' } },
      { kind: 'controllerMap.clear', data: { player: 1 } },
      { kind: 'controllerMap.clear', data: { player: 9 } },
    ];
    const told = edits.map((edit) => testRefusal(editSample(), edit).map(({ code, message }) => `${code} ${message}`));
    const tag = ['edit.target The tag no longer exists.'];
    const map = ['edit.target The controller map no longer exists.'];
    expect(told).toEqual([tag, tag, tag, tag, map, map]);
  });

  it('is allowed when only the selected layer of a new actor is missing', () => {
    const data = { scene: 'id1', id: 'id50', prototype: 'id2', layer: gone };
    const after = testEdit(editSample(), { kind: 'instance.add', data });
    expect(after.scenes.get('id1')?.layers.at(-1)?.actors.at(-1)?.id).toBe('id50');
  });
});
