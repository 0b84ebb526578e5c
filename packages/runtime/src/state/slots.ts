import type { SlotValue } from './actor.ts';

/** Custom attributes of a game or scene: numbers in `slots`, everything else in `values`. */
export class Slots {
  slots = new Float64Array(0);
  values: SlotValue[] = [];

  readSlot(slot: number): number {
    return this.slots[slot] ?? 0;
  }

  writeSlot(slot: number, value: number): void {
    this.slots[slot] = value;
  }
}
