import type { Point } from '@playhouse/core';
import { t } from '../i18n/t.ts';
import type { Box } from './box.ts';
import { gapAdjust, type Space, sideGapAdjust, spacesAround } from './equalGaps.ts';
import type { Handle } from './frame.ts';

/** Something to snap to: edges and center lines of its box. */
export interface SnapTarget {
  readonly name: string;
  readonly box: Box;
}

/** A line to snap to, such as a guide of a ruler. */
export interface SnapLine {
  readonly axis: Axis;
  readonly at: number;
  readonly name: string;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** What settles on the lines: the middle, where they cross, or the nearest edges. */
  readonly snapTo: 'intersection' | 'edge';
}

export interface SnapRules {
  readonly targets: readonly SnapTarget[];
  readonly lines: readonly SnapLine[];
  /** Undefined when snapping to the grid is off. */
  readonly grid: Grid | undefined;
  /** Snapping distance in scene pixels. */
  readonly reach: number;
  /** What is added to the distance for lines that already hold, so that guides do not flicker. */
  readonly hold: number;
}

type Axis = 'x' | 'y';

/** A line that shows an alignment: at `at` on its axis, from one end to the other. */
export interface Guide {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What is shown of a snap, and what holds when the pointer moves on. */
export interface Hints {
  readonly guides: readonly Guide[];
  readonly spaces: readonly Space[];
}

export const noHints: Hints = { guides: [], spaces: [] };

export interface Snapped extends Hints {
  /** The correction to add to the distance. */
  readonly adjust: Point;
  /** "the middle of Grass block"; undefined when nothing snapped. */
  readonly words: string | undefined;
}

/** What a screen reader and the status strip say of a snap. */
export function snapNotice(words: string | undefined): string {
  return words === undefined ? '' : t('Snapped to {words}', { words });
}

/** Snaps a moved box: first to other things and equal distances, then to the grid, on each axis independently. */
export function snapBox(box: Box, rules: SnapRules, held: Hints = noHints): Snapped {
  const catchOn = (axis: Axis): Caught | undefined =>
    nearer(catchLine(box, rules, axis, movedMarks, held), catchGap(gapAdjust(box, boxesOf(rules), axis), rules)) ??
    snapToGrid(box, rules, axis);
  return settled(rules, catchOn('x'), catchOn('y'), (adjust) => ({
    ...box,
    x: box.x + adjust.x,
    y: box.y + adjust.y,
  }));
}

/** Snaps the sides of a box that a handle moves. */
export function snapSides(box: Box, handle: Handle, rules: SnapRules, held: Hints = noHints): Snapped {
  const catchOn = (axis: Axis): Caught | undefined => {
    const side = handle[axis];
    if (side === 0) return undefined;
    const line = catchLine(box, rules, axis, [sideMarks[side]], held);
    const gap = catchGap(sideGapAdjust(box, boxesOf(rules), axis, side), rules);
    return nearer(line, gap) ?? snapSideToGrid(box, rules, axis, side);
  };
  return settled(rules, catchOn('x'), catchOn('y'), (adjust) => stretched(box, handle, adjust));
}

function settled(
  rules: SnapRules,
  x: Caught | undefined,
  y: Caught | undefined,
  place: (adjust: Point) => Box,
): Snapped {
  const adjust = { x: x?.adjust ?? 0, y: y?.adjust ?? 0 };
  const after = place(adjust);
  const guides = ([x, y] as const).flatMap((found, at): Guide[] =>
    found?.target ? [guideOf(after, found.target, at === 0 ? 'x' : 'y', found.at)] : [],
  );
  const words = [x?.words, y?.words].find((text) => text !== undefined);
  return { adjust, guides, spaces: spacesAround(after, boxesOf(rules)), words };
}

function stretched(box: Box, handle: Handle, adjust: Point): Box {
  return {
    x: handle.x === -1 ? box.x + adjust.x : box.x,
    y: handle.y === -1 ? box.y + adjust.y : box.y,
    width: box.width + handle.x * adjust.x,
    height: box.height + handle.y * adjust.y,
  };
}

interface Caught {
  readonly adjust: number;
  readonly at: number;
  /** What the guide leads to; undefined for the grid. */
  readonly target?: Box;
  readonly words?: string;
}

interface Mark {
  readonly part: number;
  readonly words: Readonly<Record<Axis, (name: string) => string>>;
}

const low: Mark = {
  part: 0,
  words: {
    x: (name) => t('the left side of {name}', { name }),
    y: (name) => t('the bottom of {name}', { name }),
  },
};
const high: Mark = {
  part: 1,
  words: {
    x: (name) => t('the right side of {name}', { name }),
    y: (name) => t('the top of {name}', { name }),
  },
};
const middle = (name: string) => t('the middle of {name}', { name });
/** Centers first: when edges and centers of equal things all align, people name the center. */
const movedMarks: readonly Mark[] = [{ part: 0.5, words: { x: middle, y: middle } }, low, high];
const sideMarks = { [-1]: low, 1: high } as const;

/** A line that something could snap to. */
interface Candidate {
  readonly adjust: number;
  readonly at: number;
  readonly gap: number;
  readonly isEven: boolean;
  readonly target: Box;
  readonly name: string;
  /** The part of what is named; undefined for all of it. */
  readonly part: Mark | undefined;
}

function catchLine(box: Box, rules: SnapRules, axis: Axis, own: readonly Mark[], held: Hints): Caught | undefined {
  let best: Candidate | undefined;
  const offer = (mark: Mark, at: number, target: Box, name: string, part?: Mark) => {
    const adjust = at - along(box, axis, mark.part);
    const isHeld = held.guides.some((guide) => guide.axis === axis && guide.at === at);
    const gap = Math.abs(adjust) - (isHeld ? rules.hold : 0);
    const isEven = mark.part === part?.part;
    if (gap > rules.reach || (best && (gap > best.gap || (gap === best.gap && (best.isEven || !isEven))))) return;
    best = { adjust, at, gap, isEven, target, name, part };
  };
  for (const mark of own) {
    for (const { box: target, name } of rules.targets) {
      for (const part of movedMarks) offer(mark, along(target, axis, part.part), target, name, part);
    }
    for (const line of rules.lines) if (line.axis === axis) offer(mark, line.at, box, line.name);
  }
  return best && caught(best, axis);
}

/** Put into words at the end: hundreds of candidates are compared in each frame of a drag. */
function caught({ adjust, at, target, name, part }: Candidate, axis: Axis): Caught {
  return { adjust, at, target, words: part ? part.words[axis](name) : name };
}

function catchGap(adjust: number | undefined, { reach }: SnapRules): Caught | undefined {
  if (adjust === undefined || Math.abs(adjust) > reach) return undefined;
  return { adjust, at: Number.NaN, words: t('equal distances') };
}

/** Alignments win over equal distances unless these are nearer. */
function nearer(line: Caught | undefined, gap: Caught | undefined): Caught | undefined {
  if (!line || !gap) return line ?? gap;
  return Math.abs(gap.adjust) < Math.abs(line.adjust) ? gap : line;
}

function snapToGrid(box: Box, { grid, reach }: SnapRules, axis: Axis): Caught | undefined {
  if (!grid) return undefined;
  const step = axis === 'x' ? grid.width : grid.height;
  if (step <= 0) return undefined;
  if (grid.snapTo === 'intersection') return lineNear(along(box, axis, 0.5), grid, axis);
  const [nearest] = [0, 1]
    .flatMap((part) => lineNear(along(box, axis, part), grid, axis) ?? [])
    .sort((a, b) => Math.abs(a.adjust) - Math.abs(b.adjust));
  return nearest && Math.abs(nearest.adjust) <= Math.max(reach, step / 2) ? nearest : undefined;
}

function snapSideToGrid(box: Box, { grid }: SnapRules, axis: Axis, side: 1 | -1): Caught | undefined {
  return grid && lineNear(along(box, axis, side === 1 ? 1 : 0), grid, axis);
}

function lineNear(at: number, grid: Grid, axis: Axis): Caught | undefined {
  const step = axis === 'x' ? grid.width : grid.height;
  const offset = axis === 'x' ? grid.offsetX : grid.offsetY;
  if (step <= 0) return undefined;
  const line = Math.round((at - offset) / step) * step + offset;
  return { adjust: line - at, at: line };
}

const boxes = new WeakMap<readonly SnapTarget[], readonly Box[]>();

function boxesOf({ targets }: SnapRules): readonly Box[] {
  const known = boxes.get(targets) ?? targets.map(({ box }) => box);
  boxes.set(targets, known);
  return known;
}

function along(box: Box, axis: Axis, part: number): number {
  return axis === 'x' ? box.x + box.width * part : box.y + box.height * part;
}

function guideOf(box: Box, target: Box, axis: Axis, at: number): Guide {
  const across: Axis = axis === 'x' ? 'y' : 'x';
  const ends = [along(box, across, 0), along(box, across, 1), along(target, across, 0), along(target, across, 1)];
  return { axis, at, from: Math.min(...ends), to: Math.max(...ends) };
}
