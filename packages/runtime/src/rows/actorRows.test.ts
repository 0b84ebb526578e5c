import { expect, it } from 'vitest';
import { ActorRows } from './actorRows.ts';
import { rowLength } from './rowFields.ts';

it('rows keep their numbers while others are added and removed and memory grows, and start as zeros', () => {
  const rows = new ActorRows();
  const kept: number[] = [];
  for (let value = 1; value <= 500; value++) {
    const start = rows.takeRow();
    for (const table of tablesOf(rows)) {
      expect([...table.subarray(start, start + rowLength)]).toEqual(new Array(rowLength).fill(0));
      table.fill(value, start, start + rowLength);
    }
    kept.push(start);
    const passing = rows.takeRow();
    for (const table of tablesOf(rows)) table.fill(-1, passing, passing + rowLength);
    rows.giveRow(passing);
  }
  for (const [i, start] of kept.entries()) {
    for (const table of tablesOf(rows))
      expect([...table.subarray(start, start + rowLength)]).toEqual(new Array(rowLength).fill(i + 1));
  }
});

function tablesOf({ positions, motions, traits }: ActorRows): Float64Array[] {
  return [positions, motions, traits];
}
