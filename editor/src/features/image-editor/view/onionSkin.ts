import type { OnionSkin } from '@playhouse/paint';

/** The frame before in red, the one after in blue. */
export const onionSkin: OnionSkin = {
  before: 1,
  after: 1,
  opacity: 0.4,
  tintBefore: { r: 220, g: 40, b: 60, a: 255 },
  tintAfter: { r: 50, g: 90, b: 230, a: 255 },
};
