import type { Size } from '@playhouse/core';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import { pickableItems } from './pickableItems.ts';

/** The selected actor that the stamp repeats, if it is one of those that the stamp places. */
function stampModel(host: Parameters<typeof pickableItems>[0]): DrawnItem | undefined {
  const { stamp, selection } = useSceneUi.getState();
  return pickableItems(host).find(({ id, prototype }) => prototype === stamp && selection.includes(id));
}

/** The size of what the stamp places: that of the selected actor, else of its prototype; none without an area. */
export function stampSize(host: Parameters<typeof pickableItems>[0]): Size | undefined {
  const { stamp } = useSceneUi.getState();
  const { actors } = host.session.getState().project;
  const size = stampModel(host)?.placement.size ?? actors.get(stamp ?? '')?.attributes.size;
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}
