import type { PlayerLoad } from '@playhouse/player';
import { count, listOf } from '@playhouse/player/messages';
import * as v from 'valibot';

/** Pictures of a report; at 60 per second there are 15. */
const mostPictures = 100;

/** What the game costs: the pictures since the last report, and what is in memory now. Times are in ms. */
export const loadFields = {
  pictures: listOf(v.object({ steps: count, drawing: count, since: count }), mostPictures),
  actors: count,
  draws: count,
  pictureBytes: count,
  /** Absent where the browser does not tell. */
  heapBytes: v.optional(count),
};

export function loadMessage({ pictures, ...load }: PlayerLoad) {
  return { type: 'measured', ...load, pictures: pictures.slice(-mostPictures) } as const;
}
