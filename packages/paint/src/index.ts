/** The headless core of the image editor: pictures of layers and frames, tools, animations, and their files. */

export { evenSteps } from './animation/evenSteps.ts';
export { cutSheet, type Grid, gridCells } from './animation/grid.ts';
export { findIslands, type IslandOptions } from './animation/islands.ts';
export {
  framesOf,
  joinSheet,
  layOutSheet,
  pictureFromFrames,
  type Sheet,
  type SheetOptions,
  trimFrames,
} from './animation/sheet.ts';
export { type AsepriteImport, type Inflate, readAseprite } from './aseprite/readAseprite.ts';
export { type PaletteColor, paletteOf } from './color/palette.ts';
export { type BackgroundOptions, removeBackground } from './color/removeBackground.ts';
export { compose, composeFrame } from './compose/compose.ts';
export { type Composer, createComposer } from './compose/composer.ts';
export { composeOnionSkin, type OnionSkin } from './compose/onionSkin.ts';
export { boundsOf, type Cel, celFrom, readCel, readPixel } from './document/cel.ts';
export { type Color, colorDistance, transparent } from './document/color.ts';
export { createHistory, dirtyBetween, type History, record, redo, undo } from './document/history.ts';
export { checkCounts, checkSize, limits } from './document/limits.ts';
export {
  bytesOf,
  type CelPosition,
  celAt,
  createPicture,
  durationOf,
  type Frame,
  isTooLarge,
  type Layer,
  type Picture,
  type PictureOptions,
} from './document/picture.ts';
export { contentOf, createRaster, cropRaster, type PixelBytes, type Raster } from './document/raster.ts';
export { type Applied, apply } from './edit/apply.ts';
export type { Edit, FrameEdit, LayerEdit, PictureEdit, PixelEdit } from './edit/edit.ts';
export { type ApplyPart, applyInParts, type EditPart, pixelsToEdit } from './edit/parts.ts';
export { emptyRect, intersectRects, isEmptyRect, type Point, type Rect, uniteRects } from './geometry/rect.ts';
export { type GifAnimation, readGif } from './gif/readGif.ts';
export { createGifWriter, type GifWriter } from './gif/writeGif.ts';
export type { Refusal, RefusalCode, Result } from './result.ts';
export { type FloodOptions, floodArea } from './select/flood.ts';
export { selectLasso } from './select/lasso.ts';
export {
  combineMasks,
  contentOfMask,
  invertMask,
  type Mask,
  maskAt,
  moveMask,
  type SelectionMode,
  selectRectangle,
} from './select/mask.ts';
export { copySelected, type FloatingPixels } from './select/selected.ts';
export { readPicture } from './storage/readPicture.ts';
export { writePicture } from './storage/writePicture.ts';
export type { Ink } from './tools/paint.ts';
export { pickColor } from './tools/pick.ts';
export type { PixelTip } from './tools/pixelTip.ts';
export { type ShapeOptions, shapeMask } from './tools/shapes.ts';
export type { SmoothTip, StrokePoint } from './tools/smoothTip.ts';
export { beginStroke, type Change, type LiveStroke, maxTipSize, type StrokeOptions } from './tools/stroke.ts';
export type { Symmetry } from './tools/symmetry.ts';
export { flipRaster, turnRaster } from './transform/flip.ts';
export { type Placement, placeFloating } from './transform/floating.ts';
export { type Anchor, contentOfPicture } from './transform/pictureSize.ts';
export { rotateRaster, type Sampling } from './transform/rotate.ts';
export { type Scaling, scaleRaster } from './transform/scale.ts';
