import { expect, it } from 'vitest';
import { ActorRows } from './actorRows.ts';
import { placeLength } from './rowFields.ts';

it('places keep their numbers while others come and go and the memory grows, and begin as zeros', () => {
  const rows = new ActorRows();
  const kept: number[] = [];
  for (let value = 1; value <= 500; value++) {
    const start = rows.takePlace();
    for (const table of tablesOf(rows)) {
      expect([...table.subarray(start, start + placeLength)]).toEqual(new Array(placeLength).fill(0));
      table.fill(value, start, start + placeLength);
    }
    kept.push(start);
    const passing = rows.takePlace();
    for (const table of tablesOf(rows)) table.fill(-1, passing, passing + placeLength);
    rows.givePlace(passing);
  }
  for (const [i, start] of kept.entries()) {
    for (const table of tablesOf(rows))
      expect([...table.subarray(start, start + placeLength)]).toEqual(new Array(placeLength).fill(i + 1));
  }
});

function tablesOf({ places, motions, traits }: ActorRows): Float64Array[] {
  return [places, motions, traits];
}
