import { t } from '../../i18n/t.ts';
import type { StageItem } from '../../interactions/stageItem.ts';

/** "x 416, y 390, 92 by 101", in stored coordinates. */
export function placementLabels({ placement, offset }: Pick<StageItem, 'placement' | 'offset'>): string {
  const { position, size, rotation } = placement;
  const coordinates = `x ${shortNumber(position.x - offset.x)}, y ${shortNumber(position.y - offset.y)}`;
  const turned = rotation === 0 ? '' : t(', turned {degrees} degrees', { degrees: shortNumber(rotation) });
  return t('{coordinates}, {width} by {height}{turned}', {
    coordinates,
    width: shortNumber(size.width),
    height: shortNumber(size.height),
    turned,
  });
}

/** A number as people read it in fields: at most two decimals. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
