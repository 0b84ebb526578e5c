import type { BackgroundOptions } from '../color/removeBackground.ts';
import type { Color } from '../document/color.ts';
import type { CelPosition, Layer } from '../document/picture.ts';
import type { Raster } from '../document/raster.ts';
import type { Rect } from '../geometry/rect.ts';
import type { Mask } from '../select/mask.ts';
import type { Ink } from '../tools/paint.ts';
import type { ShapeOptions } from '../tools/shapes.ts';
import type { StrokePoint } from '../tools/smoothTip.ts';
import type { StrokeOptions } from '../tools/stroke.ts';
import type { Placement } from '../transform/floating.ts';
import type { Anchor } from '../transform/pictureSize.ts';
import type { Sampling } from '../transform/rotate.ts';
import type { Scaling } from '../transform/scale.ts';

/** Changes of the pixels of one cel; with a selection, only inside it. */
export type PixelEdit =
  | { readonly kind: 'stroke'; readonly options: StrokeOptions; readonly points: readonly StrokePoint[] }
  | { readonly kind: 'shape'; readonly shape: ShapeOptions; readonly ink: Ink; readonly selection?: Mask }
  /** Paints or erases what is selected. */
  | { readonly kind: 'fillSelection'; readonly ink: Ink; readonly selection: Mask }
  /** Lays pixels with straight alpha over the cel, at whole px. */
  | {
      readonly kind: 'pastePixels';
      readonly raster: Raster;
      readonly x: number;
      readonly y: number;
      readonly selection?: Mask;
    }
  | { readonly kind: 'clear'; readonly selection: Mask }
  /** Moves, flips, scales, or rotates what is selected. */
  | { readonly kind: 'place'; readonly selection: Mask; readonly placement: Placement }
  | {
      readonly kind: 'replaceColor';
      readonly from: Color;
      readonly to: Color;
      /** 0 to 255. */
      readonly tolerance: number;
      readonly selection?: Mask;
    }
  | { readonly kind: 'removeBackground'; readonly options: BackgroundOptions };

/** Changes of all layers and frames. */
export type PictureEdit =
  | { readonly kind: 'flip'; readonly axis: 'horizontal' | 'vertical' }
  /** Clockwise. */
  | { readonly kind: 'turn'; readonly quarters: number }
  | { readonly kind: 'rotate'; readonly degrees: number; readonly sampling: Sampling }
  /** px. */
  | { readonly kind: 'scale'; readonly width: number; readonly height: number; readonly scaling: Scaling }
  | { readonly kind: 'canvas'; readonly width: number; readonly height: number; readonly anchor: Anchor }
  | { readonly kind: 'crop'; readonly rect: Rect }
  | { readonly kind: 'cropToContent' };

/** Changes of the list of layers, by index from the back. */
export type LayerEdit =
  | { readonly kind: 'layer.add'; readonly index: number; readonly name: string }
  | { readonly kind: 'layer.duplicate'; readonly index: number; readonly name: string }
  | { readonly kind: 'layer.remove'; readonly index: number }
  | { readonly kind: 'layer.move'; readonly from: number; readonly to: number }
  | { readonly kind: 'layer.set'; readonly index: number; readonly values: Partial<Omit<Layer, 'id'>> }
  /** Joins a layer with the one behind it, as both are seen. */
  | { readonly kind: 'layer.mergeDown'; readonly index: number };

/** Changes of the list of frames, by index. */
export type FrameEdit =
  | { readonly kind: 'frame.add'; readonly index: number }
  | { readonly kind: 'frame.duplicate'; readonly index: number }
  | { readonly kind: 'frame.remove'; readonly index: number }
  | { readonly kind: 'frame.move'; readonly from: number; readonly to: number }
  /** ms, 10 to 60,000; undefined follows the rate. */
  | { readonly kind: 'frame.setDuration'; readonly index: number; readonly duration: number | undefined }
  /** Frames per second, 1 to 60. */
  | { readonly kind: 'setRate'; readonly rate: number };

/** One change of a picture, as a value. */
export type Edit = (PixelEdit & CelPosition) | PictureEdit | LayerEdit | FrameEdit;
