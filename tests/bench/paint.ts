import {
  apply,
  beginStroke,
  createComposer,
  createPicture,
  createRaster,
  type LiveStroke,
  type Picture,
  type Result,
  readCel,
} from '@playhouse/paint';
import { keep, median, type Row, race } from './row.ts';

const side = 2048;
const layers = 20;
const events = 400;
const active = { frame: 0, layer: 10 };

/** How long a pointer event takes while painting with a brush of 40 px on a picture of 20 full layers. */
export async function rows(): Promise<Row[]> {
  const picture = fullPicture();
  const composer = createComposer();
  const stroke = begin(picture);
  const times: number[] = [];
  for (let event = 0; event < events; event++) {
    // A curve over the whole picture, 24 to 39 px an event: as fast as a hand, and into new tiles all the time.
    const point = { x: 1024 + 900 * Math.cos(event / 38), y: 1024 + 900 * Math.sin(event / 29) };
    const start = performance.now();
    const { picture: next, dirty } = stroke.extend([point]);
    const target = createRaster(dirty.width, dirty.height);
    composer.compose(next, active, dirty, target.data);
    times.push(performance.now() - start);
    keep(target.data[0]);
  }
  const value = median(times);
  const slow = times.toSorted((a, b) => a - b)[Math.floor(events * 0.95)] ?? 0;
  const what = `a pointer event with a brush of 40 px, ${layers} layers of ${side} px`;
  return [
    { id: 'G14', what, value, unit: 'ms', goal: { max: 4 } },
    { id: 'G14s', what: 'the same, 95th percentile', value: slow, unit: 'ms', goal: { max: 4 } },
    composition(picture),
  ];
}

/** Composing a rectangle that such an event changes, beside only copying its pixels out of every layer. */
function composition(picture: Picture): Row {
  const rect = { x: 1000, y: 1000, width: 70, height: 60 };
  const target = createRaster(rect.width, rect.height);
  const composer = createComposer();
  const { composed, copied } = race({
    composed: () => composer.compose(picture, active, rect, target.data),
    copied: () => {
      for (const cel of picture.cels[0] ?? []) keep(readCel(cel, rect).data[0]);
    },
  });
  return {
    id: 'G14c',
    what: 'composing a rectangle of 70 x 60 px of these layers',
    value: composed * 1000,
    unit: 'ms',
    ratio: composed / copied,
    against: 'copying it out of each layer',
    goal: { max: 1 },
  };
}

function begin(picture: Picture): LiveStroke {
  const tip = { kind: 'smooth', size: 40, hardness: 0.8, flow: 1, followsPressure: true } as const;
  return unwrap(
    beginStroke(picture, active, { tip, color: { r: 9, g: 99, b: 200, a: 255 }, opacity: 0.9, isErasing: false }),
  );
}

/** No pixel is transparent or opaque, so nothing can be skipped. */
function fullPicture(): Picture {
  let picture = unwrap(createPicture(side, side));
  for (let layer = 1; layer < layers; layer++) {
    picture = unwrap(apply(picture, { kind: 'layer.add', index: layer, name: `Layer ${layer + 1}` })).picture;
  }
  const raster = createRaster(side, side);
  for (let layer = 0; layer < layers; layer++) {
    const words = new Uint32Array(raster.data.buffer);
    for (let at = 0; at < words.length; at++) words[at] = (Math.imul(at + layer, 0x9e3779b1) & 0x7fffffff) | 0x10000000;
    picture = unwrap(apply(picture, { kind: 'pastePixels', frame: 0, layer, raster, x: 0, y: 0 })).picture;
  }
  return picture;
}

function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.message);
  return result.value;
}
