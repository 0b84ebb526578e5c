import type { FloatingPixels } from '../select/selected.ts';
import { flipRaster } from './flip.ts';
import { rotateRaster, type Sampling } from './rotate.ts';
import { scaleRaster } from './scale.ts';

/** Applied in this order: flipped, scaled, rotated around the center, moved. */
export interface Placement {
  readonly flipHorizontal?: boolean;
  readonly flipVertical?: boolean;
  /** Above 0. */
  readonly scaleX?: number;
  readonly scaleY?: number;
  /** Clockwise. */
  readonly degrees?: number;
  /** Whole px. */
  readonly dx?: number;
  readonly dy?: number;
  /** For scaling and rotation; 'nearest' by default. */
  readonly sampling?: Sampling;
}

/** Floating pixels after a placement; their center stays where it is but for the movement. */
export function placeFloating(floating: FloatingPixels, placement: Placement): FloatingPixels {
  const { scaleX = 1, scaleY = 1, degrees = 0, dx = 0, dy = 0, sampling = 'nearest' } = placement;
  let { raster } = floating;
  if (raster.width === 0 || raster.height === 0) return floating;
  const centerX = floating.x + raster.width / 2;
  const centerY = floating.y + raster.height / 2;
  if (placement.flipHorizontal) raster = flipRaster(raster, 'horizontal');
  if (placement.flipVertical) raster = flipRaster(raster, 'vertical');
  const width = Math.max(1, Math.round(raster.width * scaleX));
  const height = Math.max(1, Math.round(raster.height * scaleY));
  raster = scaleRaster(raster, width, height, sampling === 'nearest' ? 'nearest' : 'area');
  if (degrees !== 0) raster = rotateRaster(raster, degrees, sampling);
  return {
    x: Math.round(centerX - raster.width / 2) + dx,
    y: Math.round(centerY - raster.height / 2) + dy,
    raster,
  };
}
