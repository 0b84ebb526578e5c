import {
  boundsOf,
  celAt,
  composeFrame,
  floodArea,
  type Mask,
  type Point,
  type Raster,
  readCel,
} from '@playhouse/paint';
import { composeInPieces } from '../files/inPieces.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { pixelsAtOnce } from './changePicture.ts';
import { withPictureWork } from './pictureWork.ts';

/** Finds the area of similar color around a point, in the layer or in what is seen: at once, or in a worker. */
export function findSimilar(editor: ImageEditor, point: Point, label: string, onFound: (area: Mask) => void): void {
  const { at, settings } = editor.store.getState();
  const { picture } = editor;
  const cel = celAt(picture, at);
  const layer = settings.allLayers || !cel.ok ? undefined : cel.value;
  const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
  const { tolerance, isContiguous } = settings;
  const options = { tolerance, isContiguous };
  const layers = layer ? 1 : picture.layers.length;
  if (picture.width * picture.height * layers <= pixelsAtOnce) {
    const seen = layer ? readCel(layer, boundsOf(picture)) : composeFrame(picture, at.frame);
    onFound(floodArea(seen, x, y, options));
    return;
  }
  void editor.work.run(
    label,
    async ({ signal }) => {
      const seen: Raster = layer ? readCel(layer, boundsOf(picture)) : await composeInPieces(picture, at.frame, signal);
      return withPictureWork((work) => work.handOver('floodArea', seen, x, y, options), signal);
    },
    onFound,
  );
}
