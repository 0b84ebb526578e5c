import type { Point } from '@playhouse/core';
import type { Box } from './box.ts';

/** Something to snap to: edges and center lines of its box. */
export interface SnapTarget {
  readonly name: string;
  readonly box: Box;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

export interface SnapRules {
  readonly targets: readonly SnapTarget[];
  /** Undefined when snapping to the grid is off. */
  readonly grid: Grid | undefined;
  /** Snapping distance in scene pixels. */
  readonly reach: number;
}

/** A line that shows an alignment: at `at` on its axis, from one end to the other. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Snapped {
  /** The correction to add to the distance. */
  readonly adjust: Point;
  readonly guides: readonly Guide[];
  /** "the middle of Grass block"; undefined when nothing snapped. */
  readonly words: string | undefined;
}

/** Snaps a moved box: first to other things, then to the grid, on each axis independently. */
export function snapBox(box: Box, rules: SnapRules): Snapped {
  const x = snapAxis(box, rules, 'x');
  const y = snapAxis(box, rules, 'y');
  const guides = [x, y].flatMap((found) => found?.guide ?? []);
  const words = [x?.words, y?.words].find((text) => text !== undefined);
  return { adjust: { x: x?.adjust ?? 0, y: y?.adjust ?? 0 }, guides, words };
}

type Axis = 'x' | 'y';

interface Caught {
  readonly adjust: number;
  readonly guide?: Guide;
  readonly words?: string;
}

/** Centers first: when edges and centers of equal things all align, people name the center. */
const marks = [
  { part: 0.5, word: { x: 'the middle', y: 'the middle' } },
  { part: 0, word: { x: 'the left side', y: 'the bottom' } },
  { part: 1, word: { x: 'the right side', y: 'the top' } },
] as const;

function snapAxis(box: Box, rules: SnapRules, axis: Axis): Caught | undefined {
  let best: (Caught & { readonly gap: number; readonly isEven: boolean }) | undefined;
  for (const target of rules.targets) {
    for (const own of marks) {
      for (const other of marks) {
        const at = along(target.box, axis, other.part);
        const adjust = at - along(box, axis, own.part);
        const gap = Math.abs(adjust);
        const isEven = own.part === other.part;
        if (gap > rules.reach || (best && (gap > best.gap || (gap === best.gap && (best.isEven || !isEven))))) continue;
        best = {
          adjust,
          gap,
          isEven,
          guide: guideOf(box, target.box, axis, at),
          words: `${other.word[axis]} of ${target.name}`,
        };
      }
    }
  }
  return best ?? snapToGrid(box, rules, axis);
}

function snapToGrid(box: Box, { grid, reach }: SnapRules, axis: Axis): Caught | undefined {
  if (!grid) return undefined;
  const step = axis === 'x' ? grid.width : grid.height;
  const offset = axis === 'x' ? grid.offsetX : grid.offsetY;
  if (step <= 0) return undefined;
  const nearest = [0, 1]
    .map((part) => {
      const side = along(box, axis, part);
      return Math.round((side - offset) / step) * step + offset - side;
    })
    .sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (nearest === undefined || Math.abs(nearest) > Math.max(reach, step / 2)) return undefined;
  return { adjust: nearest };
}

function along(box: Box, axis: Axis, part: number): number {
  return axis === 'x' ? box.x + box.width * part : box.y + box.height * part;
}

function guideOf(box: Box, target: Box, axis: Axis, at: number): Guide {
  const across: Axis = axis === 'x' ? 'y' : 'x';
  const ends = [along(box, across, 0), along(box, across, 1), along(target, across, 0), along(target, across, 1)];
  return { axis, at, from: Math.min(...ends), to: Math.max(...ends) };
}
