import { type Rect, rectAround, uniteRects } from '../geometry/rect.ts';
import { type Coverage, indexIn } from './coverage.ts';
import { reflections, type Symmetry } from './symmetry.ts';

/** The brush: round, antialiased. */
export interface SmoothTip {
  readonly kind: 'smooth';
  /** Diameter in px, above 0. */
  readonly size: number;
  /** 0: soft from the center on, to 1: a sharp edge. */
  readonly hardness: number;
  /** How much one pass covers, above 0 to 1; 1 never builds up. */
  readonly flow: number;
  /** Pressure scales the diameter. */
  readonly followsPressure?: boolean;
}

/** A point of a stroke in px; pressure 0 to 1, 1 without a pen. */
export interface StrokePoint {
  readonly x: number;
  readonly y: number;
  readonly pressure?: number;
}

/** Coverage of a dab at a distance from its center, 0 to 1. */
export function dabCoverage(distance: number, radius: number, hardness: number): number {
  const inner = Math.max(0, radius * hardness - 0.5);
  const outer = radius + 0.5;
  if (distance >= outer) return 0;
  // A dab smaller than a pixel covers only a part of it.
  const peak = radius < 0.5 ? 4 * radius * radius : 1;
  if (distance <= inner) return peak;
  const t = (outer - distance) / (outer - inner);
  return peak * (hardness >= 1 ? t : t * t * (3 - 2 * t));
}

/** px between two dabs: so dense that the edge of the stroke differs by less than half a pixel up to a size of 500. */
export function dabSpacing(radius: number): number {
  return Math.max(0.5, radius / 8);
}

/**
 * Adds a dab to the coverage: with a flow of 1 as the larger of both, else building up. `share` is the part of a pass
 * that the dab makes. Returns what has changed.
 */
export function stampDab(
  coverage: Coverage,
  dab: { readonly x: number; readonly y: number; readonly radius: number; readonly share: number },
  tip: SmoothTip,
  symmetry: Symmetry | undefined,
): Rect {
  const { radius } = dab;
  const flow = tip.flow >= 1 ? 1 : 1 - (1 - tip.flow) ** dab.share;
  let changed: Rect = { x: 0, y: 0, width: 0, height: 0 };
  for (const [centerX, centerY] of reflections(dab.x, dab.y, symmetry)) {
    const rect = rectAround([{ x: centerX, y: centerY }], radius + 0.5);
    coverage.each(rect, (values, area) => {
      for (let y = area.top; y < area.bottom; y++) {
        const dy = y + 0.5 - centerY;
        for (let x = area.left; x < area.right; x++) {
          const dx = x + 0.5 - centerX;
          const cover = dabCoverage(Math.sqrt(dx * dx + dy * dy), radius, tip.hardness);
          if (cover === 0) continue;
          const at = indexIn(area, x, y);
          const before = values[at] as number;
          values[at] = tip.flow >= 1 ? Math.max(before, cover) : before + (1 - before) * cover * flow;
        }
      }
    });
    changed = uniteRects(changed, rect);
  }
  return changed;
}
