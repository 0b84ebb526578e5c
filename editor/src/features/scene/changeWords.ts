import { commaSeparated } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';

/** An actor with its place in the order of its layer; 1 is the front. */
export interface ActorOnStage {
  readonly item: Pick<DrawnItem, 'id' | 'placement' | 'offset'>;
  /** The name of its layer. */
  readonly layer: string;
  readonly place: number;
  readonly count: number;
}

/** What differs between two states of an actor, such as "x 426, y 90"; empty for two different actors. */
export function changeWords(before: ActorOnStage, after: ActorOnStage): string {
  if (before.item.id !== after.item.id) return '';
  const [was, is] = [numbersOf(before), numbersOf(after)];
  const words: string[] = [];
  if (was.x !== is.x) words.push(`x ${is.x}`);
  if (was.y !== is.y) words.push(`y ${is.y}`);
  if (was.width !== is.width || was.height !== is.height) words.push(t('{width} by {height}', is));
  if (was.degrees !== is.degrees) words.push(t('turned {degrees} degrees', is));
  if (before.layer !== after.layer) words.push(t('layer {layer}', { layer: after.layer }));
  else if (before.place !== after.place && before.count === after.count)
    words.push(t('{place} of {count} from the front', { place: after.place, count: after.count }));
  return commaSeparated(words);
}

/** The placement as people read it, in stored coordinates. */
function numbersOf({ item: { placement, offset } }: ActorOnStage) {
  const { position, size, rotation } = placement;
  return {
    x: shortNumber(position.x - offset.x),
    y: shortNumber(position.y - offset.y),
    width: shortNumber(size.width),
    height: shortNumber(size.height),
    degrees: shortNumber(rotation),
  };
}
