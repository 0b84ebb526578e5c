import { type LiveFrame, listKey, useLiveList } from '../../../ui-state/liveList.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';

/**
 * Something about the game beside the list; undefined while none plays with an actor of this list. The component is
 * rendered again only when the result changes, so `read` returns plain values.
 */
export function useLive<Value>(read: (frame: LiveFrame) => Value): Value | undefined {
  const list = listKey(useSurroundings().owner);
  return useLiveList(({ frame }) => (frame?.list === list ? read(frame) : undefined));
}
