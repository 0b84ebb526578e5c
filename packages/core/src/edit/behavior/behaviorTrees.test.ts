import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAttributes } from '../../catalogue/defineBehavior.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import type { Behavior } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { below, chance, pick, type Random } from '../../testing/randomSource.ts';
import { type BehaviorDescription, buildProject, seededRandom, testEdit } from '../../testing.ts';

/**
 * A tree written as `a[b c]{d}`: id, children, children of Otherwise. Every block is a rule, everything else a note.
 */
function parse(outline: string): BehaviorDescription[] {
  const tokens = outline.match(/\w+|[[\]{}]/g) ?? [];
  let at = 0;
  function list(): BehaviorDescription[] {
    const behaviors: BehaviorDescription[] = [];
    while (at < tokens.length && !/[\]}]/.test(tokens[at] ?? '')) {
      const id = `id${tokens[at]}`;
      at += 1;
      const lists: { behaviors?: BehaviorDescription[]; elseBehaviors?: BehaviorDescription[] } = {};
      for (const [open, key] of [
        ['[', 'behaviors'],
        ['{', 'elseBehaviors'],
      ] as const) {
        if (tokens[at] !== open) continue;
        at += 1;
        lists[key] = list();
        at += 1;
      }
      const isBlock = lists.behaviors !== undefined || lists.elseBehaviors !== undefined;
      behaviors.push({ id, class: isBlock ? 'RuleBehavior' : 'NoteBehavior', ...lists });
    }
    return behaviors;
  }
  return list();
}

function show(behaviors: readonly Behavior[]): string {
  return behaviors
    .map(({ id, behaviors: children, elseBehaviors }) => {
      const otherwise = elseBehaviors ? `{${show(elseBehaviors)}}` : '';
      return `${id.slice(2)}${children ? `[${show(children)}]` : ''}${otherwise}`;
    })
    .join(' ');
}

const owner = { prototype: 'id1' } as const;
const projectOf = (outline: string): Project =>
  buildProject({ prototypes: [{ id: 'id1', behaviors: parse(outline) }] });
const treeOf = (project: Project): string => show(project.actors.get('id1')?.behaviors ?? []);
const idsOf = (names: string): string[] => names.split(' ').map((name) => `id${name}`);

const moves: readonly (readonly [title: string, tree: string, chosen: string, to: string, wanted: string])[] = [
  ['down in its own list', '1 2 3', '1', '@2', '2 1 3'],
  ['to the end of its own list', '1 2 3', '1', '@3', '2 3 1'],
  ['up in its own list', '1 2 3', '3', '@0', '3 1 2'],
  ['nowhere, when dropped before itself', '1 2 3', '2', '@1', '1 2 3'],
  ['nowhere, when dropped after itself', '1 2 3', '2', '@2', '1 2 3'],
  ['into a rule', '1 2[3]', '1', '2b@1', '2[3 1]'],
  ['into Otherwise', '1 2[3]{}', '1', '2e@0', '2[3]{1}'],
  ['from a rule into its Otherwise', '2[3]{4}', '3', '2e@1', '2[]{4 3}'],
  ['out of a rule, before it', '1 2[3 4]', '4', '@1', '1 4 2[3]'],
  ['several that are not adjacent', '1 2 3 4 5', '2 4', '@5', '1 3 5 2 4'],
  ['several in their document order', '1 2 3 4 5', '4 1', '@3', '2 3 1 4 5'],
  ['several, dropped between themselves', '1 2 3', '1 3', '@2', '2 1 3'],
  ['several of several lists', '1 2[3 4] 5', '1 4 5', '2b@0', '2[1 4 5 3]'],
  ['a rule together with its contents', '1 2[3]', '3 2', '@0', '2[3] 1'],
  ['nowhere, when dropped into itself', '1 2[3[]]', '2', '3b@0', '1 2[3[]]'],
  ['nowhere, when one of several is dropped into itself', '1 2[3]', '1 2', '2b@0', '1 2[3]'],
];

function gapOf(to: string) {
  const [where = '', index = ''] = to.split('@');
  if (where === '') return { index: Number(index) };
  return {
    parent: `id${where.slice(0, -1)}`,
    list: where.endsWith('e') ? ('elseBehaviors' as const) : ('behaviors' as const),
    index: Number(index),
  };
}

describe('moving behaviors', () => {
  it.each(moves)('keeps them together %s', (_title, tree, chosen, to, wanted) => {
    const data = { owner, behaviors: idsOf(chosen), to: gapOf(to) };
    expect(treeOf(testEdit(projectOf(tree), { kind: 'behavior.move', data }))).toBe(wanted);
  });
});

const wraps: readonly (readonly [tree: string, chosen: string, className: string, wanted: string])[] = [
  ['1 2 3', '2', 'RuleBehavior', '1 9[2]{} 3'],
  ['1 2 3', '2 3', 'CompoundBehavior', '1 9[2 3]'],
  ['1 2 3', '3 1', 'TimerBehavior', '9[1 3] 2'],
  ['1[2 3]', '2 3', 'LoopBehavior', '1[9[2 3]]'],
  ['1[2]{3 4}', '4', 'LoopTableBehavior', '1[2]{3 9[4]}'],
];

describe('wrapping behaviors', () => {
  it.each(wraps)('from %s, wraps %s in a %s, giving %s', (tree, chosen, className, wanted) => {
    const data = { owner, behaviors: idsOf(chosen), id: 'id9', class: className };
    const after = testEdit(projectOf(tree), { kind: 'behavior.wrap', data });
    expect(treeOf(after)).toBe(wanted);
  });

  it('gives the block the defaults of its class', () => {
    const data = { owner, behaviors: ['id1'], id: 'id9', class: 'TimerBehavior' };
    const after = testEdit(projectOf('1'), { kind: 'behavior.wrap', data });
    const timer = findBehavior('TimerBehavior');
    const { behaviors: _, ...block } = after.actors.get('id1')?.behaviors[0] ?? {};
    expect(block).toEqual({
      id: 'id9',
      class: 'TimerBehavior',
      enabled: true,
      attributes: timer && defaultAttributes(timer),
    });
  });
});

const unwraps: readonly (readonly [tree: string, block: string, wanted: string])[] = [
  ['1 2[3 4] 5', '2', '1 3 4 5'],
  ['1 2[3]{4 6} 5', '2', '1 3 4 6 5'],
  ['1[2[3]{4}]', '2', '1[3 4]'],
  ['1[]{2[3]}', '2', '1[]{3}'],
  ['1 2[]', '2', '1'],
];

describe('unwrapping a block', () => {
  it.each(unwraps)('from %s, unwraps %s, giving %s', (tree, block, wanted) => {
    const after = testEdit(projectOf(tree), { kind: 'behavior.unwrap', data: { owner, behavior: `id${block}` } });
    expect(treeOf(after)).toBe(wanted);
  });

  it('disables the children of a disabled one', () => {
    const before = projectOf('2[3]{4}');
    const off = testEdit(before, { kind: 'behavior.setEnabled', data: { owner, behaviors: ['id2'], enabled: false } });
    const after = testEdit(off, { kind: 'behavior.unwrap', data: { owner, behavior: 'id2' } });
    expect(after.actors.get('id1')?.behaviors.map(({ enabled }) => enabled)).toEqual([false, false]);
  });
});

const copies: readonly (readonly [tree: string, chosen: string, ids: string, wanted: string])[] = [
  ['1 2', '1', '7', '1 7 2'],
  ['1 2 3', '1 2', '7 8', '1 2 7 8 3'],
  ['1 2 3', '3 1', '7 8', '1 2 3 7 8'],
  ['1[2]{3} 4', '1', '7 8 9', '1[2]{3} 7[8]{9} 4'],
  ['1[2] 4', '2 4', '7 8', '1[2 7] 4 8'],
  ['1[2] 4', '2 1', '7 8', '1[2] 7[8] 4'],
];

describe('duplicating behaviors', () => {
  it.each(copies)('from %s, copies %s as %s, giving %s', (tree, chosen, ids, wanted) => {
    const data = { owner, behaviors: idsOf(chosen), ids: idsOf(ids) };
    expect(treeOf(testEdit(projectOf(tree), { kind: 'behavior.duplicate', data }))).toBe(wanted);
  });
});

/** Moves in a plain copy: a mark represents the gap, and the chosen members are cut and inserted there. */
function moveNaively(project: Project, chosen: ReadonlySet<string>, to: ReturnType<typeof gapOf>): Project {
  const copy = structuredClone(project);
  const top = copy.actors.get('id1')?.behaviors ?? [];
  const mark: Behavior = { id: 'mark', class: '', enabled: true, attributes: {} };
  const target =
    to.parent === undefined ? top : allOf(top).find(({ id }) => id === to.parent)?.[to.list ?? 'behaviors'];
  target?.splice(to.index, 0, mark);
  const cut: Behavior[] = [];
  const prune = (list: Behavior[]): void => {
    const kept = list.filter((behavior) => !chosen.has(behavior.id));
    for (const behavior of list) {
      if (chosen.has(behavior.id)) cut.push(behavior);
      else for (const children of [behavior.behaviors, behavior.elseBehaviors]) if (children) prune(children);
    }
    list.splice(0, list.length, ...kept);
  };
  prune(top);
  if (!target?.includes(mark) || cut.some((behavior) => allOf([behavior]).includes(mark))) return project;
  target.splice(target.indexOf(mark), 1, ...cut);
  return copy;
}

function allOf(behaviors: readonly Behavior[]): Behavior[] {
  return behaviors.flatMap((each) => [each, ...allOf(each.behaviors ?? []), ...allOf(each.elseBehaviors ?? [])]);
}

function randomOutline(random: Random, depth: number, next: { id: number }): string {
  const names = Array.from({ length: below(random, 4) }, () => {
    next.id += 1;
    const name = String(next.id);
    if (depth === 0 || chance(random, 0.5)) return name;
    const otherwise = chance(random, 0.5) ? `{${randomOutline(random, depth - 1, next)}}` : '';
    return `${name}[${randomOutline(random, depth - 1, next)}]${otherwise}`;
  });
  return names.join(' ');
}

describe('any move', () => {
  it('is the same as cutting and pasting', () => {
    const property = fc.property(fc.integer(), (seed) => {
      const random = seededRandom(seed);
      const project = projectOf(randomOutline(random, 3, { id: 1 }));
      const all = allOf(project.actors.get('id1')?.behaviors ?? []);
      const chosen = all.filter(() => chance(random, 0.3)).map(({ id }) => id);
      const parent = pick(random, [undefined, ...all.filter(({ behaviors }) => behaviors !== undefined)]);
      const list = parent?.elseBehaviors && chance(random, 0.5) ? ('elseBehaviors' as const) : ('behaviors' as const);
      const length = (parent ? parent[list] : project.actors.get('id1')?.behaviors)?.length ?? 0;
      const gap = { ...(parent && { parent: parent.id, list }), index: below(random, length + 1) };
      const isInside = all.some(
        (behavior) => chosen.includes(behavior.id) && allOf([behavior]).some(({ id }) => id === gap.parent),
      );
      const wanted = isInside ? project : moveNaively(project, new Set(chosen), { list, ...gap });
      testEdit(project, { kind: 'behavior.move', data: { owner, behaviors: chosen, to: gap } }, wanted);
    });
    fc.assert(property, { seed: 1, numRuns: 300 });
  });
});
